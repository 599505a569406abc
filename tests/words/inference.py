"""Which words an expression of the code can be, as far as constants, annotations and calls tell.

This is no type checker: it follows what the code of this house does, and says ``None`` where it cannot.
"""

from __future__ import annotations

import ast
import importlib
import itertools
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from tests.words.code import Code, Module, arguments, binds

Values = frozenset[str]
Field = tuple[type, str]


class Inference:
    """Infers what stands in the places of f-strings.

    ``declared`` says by its shape what an f-string makes where the code does not tell, ``narrowed`` where the
    code seems to allow more than what ever comes; ``needed`` are those shapes for which that is so.
    ``fields`` says what fields of structs hold that are annotated as any string.
    """

    def __init__(
        self,
        code: Code,
        declared: Mapping[str, Values],
        narrowed: Mapping[str, Values],
        fields: Mapping[Field, Values],
    ) -> None:
        self.code = code
        self._declared = declared
        self._narrowed = narrowed
        self._fields = fields
        self._open: set[object] = set()
        """What is being inferred, and must not be asked for again on the way."""
        self.needed: set[str | Field] = set()

    def values(self, node: ast.expr, module: Module) -> Values | None:
        """Return the words that ``node`` of ``module`` can be, ``None`` where that is not known."""
        match node:
            case ast.Constant(value=str() as word):
                return frozenset([word])
            case ast.Constant(value=None):
                return frozenset()
            case ast.FormattedValue():
                return self.values(node.value, module)
            case ast.IfExp(test=ast.Compare(left=left, ops=[ast.Eq()], comparators=[equal]), body=body) if (
                ast.dump(left) == ast.dump(body)
            ):
                return self._any_of([equal, node.orelse], module)
            case ast.IfExp():
                return self._any_of([node.body, node.orelse], module)
            case ast.BoolOp(op=ast.Or()):
                return self._any_of(node.values, module)
            case ast.JoinedStr():
                return self._joined(node, module)
            case ast.Call(func=ast.Attribute(value=base, attr="replace"), args=[old, new]):
                found = self.values(base, module)
                swap = (ast.literal_eval(old), ast.literal_eval(new))
                return None if found is None else frozenset(word.replace(*swap) for word in found)
            case ast.Call(func=ast.Attribute(value=ast.Dict() as table, attr="get"), args=[_, default]):
                return self._any_of([*table.values, default], module)
            case ast.Call(func=ast.Name(id=name)) if name in module.functions:
                body = ast.walk(module.functions[name])
                returned = [each.value for each in body if isinstance(each, ast.Return) and each.value]
                found = self._any_of(returned, module)
            case ast.Subscript(value=ast.Name() as name):
                found = _union(self._looked_up(binding, module) for binding in module.bindings(name))
            case ast.Attribute(value=base, attr=name) | ast.Call(func=ast.Attribute(value=base, attr=name)):
                # What a field holds may also be a function that returns it.
                field = _present(self.type_of(base, module)), name
                found = self._fields.get(field)
                if found is not None:
                    self.needed.add(field)
            case ast.Name():
                found = self._bound(node, module)
            case _:
                found = None
        if found is not None:
            return found
        members = self._members(node, module)
        if members and all(isinstance(member, str) for member in members):
            return frozenset(members)
        return _literal(self.type_of(node, module))

    def type_of(self, node: ast.expr, module: Module) -> Any:
        """Return the annotated type of ``node``, ``None`` where there is none."""
        if node in self._open:
            return None
        self._open.add(node)
        try:
            match node:
                case ast.Name():
                    return self._type_of_name(node, module)
                case ast.Attribute():
                    return _attribute(self.type_of(node.value, module), node.attr)
                case ast.Subscript():
                    return _element(self.type_of(node.value, module), values=True)
                case ast.Call(func=ast.Name(id=name)) if name in module.names:
                    made = module.names[name]
                    return made if isinstance(made, type) else _returned(made)
                case ast.Call(func=ast.Attribute() as method):
                    owner = _present(self.type_of(method.value, module))
                    return _returned(getattr(owner, method.attr, None)) if isinstance(owner, type) else None
            return None
        finally:
            self._open.discard(node)

    def _any_of(self, nodes: Iterable[ast.expr], module: Module) -> Values | None:
        found = _union(self.values(node, module) for node in nodes)
        return None if found is None else found - {""}

    def _joined(self, node: ast.JoinedStr, module: Module) -> Values | None:
        parts = [self.values(part, module) for part in node.values]
        found = None
        if None not in parts:
            choices = (sorted(part or ()) for part in parts)
            found = frozenset("".join(words) for words in itertools.product(*choices))
        shape = shape_of(node)
        said = self._declared.get(shape) if found is None else self._narrowed.get(shape)
        if said is None or (found is not None and (found <= said or not found & said)):
            return found
        self.needed.add(shape)
        return said if found is None else found & said

    def _bound(self, name: ast.Name, module: Module) -> Values | None:
        """Return the words that may be bound to ``name``."""
        bindings = module.bindings(name)
        if not bindings:
            known = module.names.get(name.id)
            return frozenset([known]) if isinstance(known, str) else None
        return _union(self._bound_by(binding, name, module) for binding in bindings)

    def _bound_by(self, binding: ast.AST, name: ast.Name, module: Module) -> Values | None:
        if binding in self._open:
            # It depends on itself, and adds nothing to what else it is bound to.
            return frozenset()
        self._open.add(binding)
        try:
            match binding:
                case ast.Assign(targets=[ast.Tuple() as target], value=value):
                    return self._any_of(_unpacked(target, value, name.id), module)
                case ast.Assign(value=value) | ast.AnnAssign(value=value) | ast.NamedExpr(value=value):
                    return self.values(value, module) if value else None
                case ast.For(target=target, iter=source) | ast.comprehension(target=target, iter=source):
                    return self._looped(target, source, name.id, module)
                case ast.arg():
                    return _literal(self.type_of(name, module)) or self._passed(name, module)
            return None
        finally:
            self._open.discard(binding)

    def _passed(self, name: ast.Name, module: Module) -> Values | None:
        """Return what all calls of a function pass as its argument ``name``, if every call tells."""
        function = module.function_of(name)
        places = [place for place in arguments(function) if place != "self"]
        defaults = dict(zip(places[::-1], function.args.defaults[::-1], strict=False))
        passed: list[Values | None] = []
        for caller, call in self.code.calls_of(function.name, module):
            given = {keyword.arg: keyword.value for keyword in call.keywords}
            given |= dict(zip(places, call.args, strict=False))
            if name.id in given:
                passed.append(self.values(given[name.id], caller))
            else:
                passed.append(self.values(defaults[name.id], module) if name.id in defaults else None)
        return _union(passed)

    def _looked_up(self, binding: ast.AST, module: Module) -> Values | None:
        """Return what can be looked up in the tables that ``binding`` gives a name to."""
        if not isinstance(binding, ast.Assign):
            return None
        either = isinstance(binding.value, ast.IfExp)
        tables = [binding.value.body, binding.value.orelse] if either else [binding.value]  # type: ignore[attr-defined]
        if not all(isinstance(table, ast.Dict) for table in tables):
            return None
        return self._any_of([value for table in tables for value in table.values], module)

    def _looped(self, target: ast.expr, source: ast.expr, name: str, module: Module) -> Values | None:
        """Return what ``name`` is when ``target`` runs over ``source``."""
        items = _evaluated(source, module)
        if items is None:
            bound = module.bindings(source) if isinstance(source, ast.Name) else []
            listed = bound[0].value if len(bound) == 1 and isinstance(bound[0], ast.Assign) else source
            if isinstance(listed, ast.List | ast.Tuple):
                parts = [part for each in listed.elts for part in _unpacked(target, each, name)]
                return self._any_of(parts, module)
            return _literal(_part(target, _element(self.type_of(source, module)), name))
        if isinstance(target, ast.Tuple):
            place = [getattr(part, "id", "") for part in target.elts].index(name)
            items = [item[place] for item in items]
        return frozenset(items) if all(isinstance(item, str) for item in items) else None

    def _members(self, node: ast.expr, module: Module) -> list[Any]:
        """Return everything that ``node`` can be where it is taken out of a collection of the module."""
        match node:
            case ast.Attribute(value=base, attr=name):
                return [getattr(member, name, None) for member in self._members(base, module)]
            case ast.Subscript(value=ast.Name() as name) if not module.bindings(name):
                whole = module.names.get(name.id)
                return list(whole.values() if isinstance(whole, Mapping) else whole or ())
        return []

    def _type_of_name(self, name: ast.Name, module: Module) -> Any:
        bindings = module.bindings(name)
        if not bindings:
            known = module.names.get(name.id)
            hints = _hints(importlib.import_module(module.name))
            return hints.get(name.id, None if known is None else type(known))
        match bindings[0]:
            case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation):
                return None if annotation is None else _evaluated(annotation, module, listed=False)
            case ast.Assign(value=value) | ast.NamedExpr(value=value):
                return self.type_of(value, module)
            case ast.For(target=target, iter=source) | ast.comprehension(target=target, iter=source):
                return _part(target, _element(self.type_of(source, module)), name.id)
            case ast.ClassDef(name=of):
                return module.names.get(of)
        return None


def shape_of(node: ast.JoinedStr) -> str:
    """Return an f-string with ``{}`` for each of its places."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def _union(found: Iterable[Values | None]) -> Values | None:
    """Return all words together; ``None`` where any of them is not known, or there are none."""
    every = list(found)
    return frozenset().union(*(each or () for each in every)) if every and None not in every else None


def _evaluated(node: ast.expr, module: Module, *, listed: bool = True) -> Any:
    """Return the value of ``node``, as a list if it is to be one, where it is made of the module's names."""
    try:
        value = eval(compile(ast.Expression(node), "", "eval"), dict(module.names))
        return list(value) if listed else value
    except Exception:
        return None


def _unpacked(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    """Yield what ``name`` in ``target`` is bound to when ``value`` is assigned to it."""
    if isinstance(target, ast.Name):
        yield value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple | ast.List):
        for part, bound in zip(target.elts, value.elts, strict=False):
            if binds(part, name):
                yield from _unpacked(part, bound, name)


def _part(target: ast.expr, kind: Any, name: str) -> Any:
    """Return the type of ``name`` where something of type ``kind`` is assigned to ``target``."""
    if isinstance(target, ast.Name):
        return kind
    if isinstance(target, ast.Tuple) and typing.get_origin(kind) is tuple:
        for part, inside in zip(target.elts, typing.get_args(kind), strict=False):
            if binds(part, name):
                return _part(part, inside, name)
    return None


def _present(kind: Any) -> Any:
    """Return ``kind`` without ``None``."""
    if typing.get_origin(kind) in {typing.Union, types.UnionType}:
        rest = [one for one in typing.get_args(kind) if one is not type(None)]
        return rest[0] if len(rest) == 1 else kind
    return kind


def _literal(kind: Any) -> Values | None:
    """Return the words of a ``Literal``."""
    kind = _present(kind)
    if typing.get_origin(kind) is typing.Literal:
        return frozenset(word for word in typing.get_args(kind) if isinstance(word, str)) - {""}
    return None


def _attribute(kind: Any, name: str) -> Any:
    kind = _present(kind)
    if not isinstance(kind, type):
        return None
    member = getattr(kind, name, None)
    if isinstance(member, property):
        return _returned(member.fget)
    return _hints(kind).get(name)


def _element(kind: Any, *, values: bool = False) -> Any:
    """Return the type of what is in a collection; of a mapping the keys, or the ``values``."""
    kind = _present(kind)
    inside = typing.get_args(kind)
    if not inside:
        return None
    origin = typing.get_origin(kind)
    is_mapping = isinstance(origin, type) and issubclass(origin, Mapping)
    return inside[1 if is_mapping and values else 0]


def _returned(function: Any) -> Any:
    return _hints(function).get("return")


@cache
def _hints(annotated: Any) -> dict[str, Any]:
    """Return what the annotations of a class, a function or a module mean, where they can be read."""
    try:
        return typing.get_type_hints(annotated)
    except Exception:
        return {}
