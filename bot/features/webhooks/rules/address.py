"""The addresses to which a webhook may send: https, and nothing inside the host's own network."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from bot.table.refusals import refused

LONGEST_ADDRESS = 500
"""The most characters of an address."""
_REFUSED = [
    ip_network("192.0.0.0/24"),  # some Pythons call a part of it public, and a cloud's services are there
    ip_network("168.63.129.16"),  # a public address, behind which another cloud answers its own machines
    ip_network("64:ff9b::/96"),  # stands for IPv4 addresses, which may be private
    ip_network("64:ff9b:1::/48"),
]
"""Networks to which nothing is sent, besides those that aren't public."""


def read_address(typed: str, *, local: bool = False) -> str:
    """Return the address that was typed. With ``local``, http and this machine are allowed, too.

    :raises Refused: nothing can be sent there; the sentence says why.
    """
    url = typed.strip()
    try:
        parts = urlsplit(url)
        host, has_login, _ = parts.hostname, "@" in parts.netloc, parts.port
    except ValueError:
        raise refused("no-web-address") from None
    if not host or not url.isascii() or not url.isprintable() or " " in url or len(url) > LONGEST_ADDRESS:
        raise refused("no-web-address")
    if local and host == "127.0.0.1" and parts.scheme in {"http", "https"}:
        return url
    if parts.scheme != "https":
        raise refused("https-only")
    if has_login:
        raise refused("login-in-address")
    if host.lower().rstrip(".").endswith("localhost") or not _is_public_literal(host):
        raise refused("inside-network")
    return url


def host_of(url: str) -> str:
    """Return the host of an address, which isn't secret.

    >>> host_of("https://example.org:8443/hooks/secret-part")
    'example.org'
    """
    return urlsplit(url).hostname or ""


def is_public(address: str) -> bool:
    """Return whether an IP address is outside all private, local and reserved networks.

    >>> is_public("93.184.216.34"), is_public("169.254.169.254"), is_public("::ffff:10.0.0.1")
    (True, False, False)
    """
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        inner = _ipv4_in(ip)
        if inner is not None:
            return is_public(str(inner))
        if ip.is_site_local:
            return False
    if any(ip in network for network in _REFUSED):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def _ipv4_in(ip: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address embedded in ``ip``; ``None`` if there's none."""
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)


def _is_public_literal(host: str) -> bool:
    """Return whether ``host`` isn't a private IP address; a name is judged when it's resolved."""
    try:
        return is_public(host)
    except ValueError:
        return True
