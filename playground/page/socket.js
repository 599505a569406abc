// The websocket to the playground: it reconnects by itself and matches answers to requests.

const PAUSES = [300, 600, 1200, 2000];
const FINAL = new Set(["done", "failed", "modal", "choices"]);

export class Socket {
  /** `onframe` gets every frame except errors that a request waits for; `onstate` gets `connecting`, `open`, `lost` with a sentence, and `nobody`. */
  constructor(onframe, onstate) {
    this.onframe = onframe;
    this.onstate = onstate;
    this.asked = new Map();
    this.count = 0;
    this.attempt = 0;
  }

  /** Connect as a person, closing any earlier connection. */
  open(person) {
    this.person = person;
    this.attempt = 0;
    this.connect();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.retry);
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = null;
      this.socket.close();
    }
    this.asked.clear();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/playground/socket?person=${encodeURIComponent(this.person)}`,
    );
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.attempt = 0;
      this.onstate("open");
    };
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = (event) => this.lost(event.code, opened);
    this.socket = socket;
  }

  async lost(code, opened) {
    for (const answered of this.asked.values())
      answered({ type: "error", message: "The connection was lost before the answer came." });
    this.asked.clear();
    if (code === 1009)
      this.onstate("lost", "What was sent was too large, so the playground cut the connection.");
    else this.onstate("lost", "The playground does not answer. It may be starting again.");
    if (!opened && (await this.isServed())) {
      this.onstate("nobody", this.person);
      return;
    }
    const pause = PAUSES[Math.min(this.attempt++, PAUSES.length - 1)];
    this.retry = setTimeout(() => this.connect(), pause);
  }

  /** Whether the server runs although it refused the websocket: then the person is unknown. */
  async isServed() {
    const address = `/playground/socket?person=${encodeURIComponent(this.person)}`;
    try {
      return (await fetch(address, { cache: "no-store" })).status === 404;
    } catch {
      return false;
    }
  }

  /** Send a frame; `answered` gets the frames that answer it. Return whether it could be sent. */
  send(type, fields = {}, answered = null) {
    if (!this.isOpen) return false;
    const request = ++this.count;
    if (answered) this.asked.set(request, answered);
    this.socket.send(JSON.stringify({ type, request, ...fields }));
    return true;
  }

  receive(text) {
    let frame;
    try {
      frame = JSON.parse(text);
    } catch {
      this.onframe({
        type: "error",
        request: null,
        message: "The playground sent something that is no JSON.",
      });
      return;
    }
    const answered = this.asked.get(frame.request);
    if (frame.type === "error" || (frame.type === "interaction" && FINAL.has(frame.state)))
      this.asked.delete(frame.request);
    if (frame.type !== "error" || !answered) this.onframe(frame);
    answered?.(frame);
  }
}
