"""The code of the house as syntax: its modules, what binds each name, and who calls what."""

from __future__ import annotations

import ast
import importlib
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import bot
import games
import render

PACKAGES = [Path(package.__path__[0]) for package in (bot, games, render)]

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Module:
    """The syntax of one module, and the module itself, in which its names and annotations mean something."""

    def __init__(self, name: str, file: Path) -> None:
        self.name = name
        self.tree = ast.parse(file.read_text(encoding="utf-8"))
        self._bound: dict[Function, dict[str, list[ast.AST]]] = {}

    @cached_property
    def names(self) -> dict[str, Any]:
        return vars(importlib.import_module(self.name))

    @cached_property
    def functions(self) -> dict[str, Function]:
        return {node.name: node for node in self.tree.body if isinstance(node, Function)}

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All of its syntax, what stands in something after that."""
        return list(ast.walk(self.tree))

    @cached_property
    def _parents(self) -> dict[ast.AST, ast.AST]:
        return {child: node for node in self.nodes for child in ast.iter_child_nodes(node)}

    def around(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield what ``node`` stands in, from the inside to the outside."""
        while node in self._parents:
            node = self._parents[node]
            yield node

    def bindings(self, name: ast.Name) -> list[ast.AST]:
        """Return what gives ``name`` its meaning: a loop, an argument, assignments; nothing: the module."""
        for scope in self.around(name):
            match scope:
                case ast.GeneratorExp() | ast.ListComp() | ast.SetComp() | ast.DictComp():
                    for loop in scope.generators:
                        if binds(loop.target, name.id):
                            return [loop]
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    owner = self._parents[scope]
                    if name.id == "self" and isinstance(owner, ast.ClassDef):
                        return [owner]
                    if found := self._bound_in(scope).get(name.id):
                        return found
        return []

    def function_of(self, name: ast.Name) -> Function:
        """Return the function whose argument ``name`` is."""
        scopes = (node for node in self.around(name) if isinstance(node, Function))
        return next(scope for scope in scopes if name.id in arguments(scope))

    def _bound_in(self, scope: Function) -> dict[str, list[ast.AST]]:
        if scope not in self._bound:
            found: dict[str, list[ast.AST]] = {name: [one] for name, one in arguments(scope).items()}
            for node in ast.walk(scope):
                match node:
                    case (
                        ast.Assign(targets=[target])
                        | ast.For(target=target)
                        | ast.NamedExpr(target=target)
                        | ast.AnnAssign(target=target)
                    ):
                        for name in {part.id for part in ast.walk(target) if isinstance(part, ast.Name)}:
                            found.setdefault(name, []).append(node)
            self._bound[scope] = found
        return self._bound[scope]


class Code:
    """All modules of the house, without the local Discord, which speaks no catalogue."""

    def __init__(self) -> None:
        paths = [file.relative_to(package.parent) for package in PACKAGES for file in package.rglob("*.py")]
        self.modules = [
            Module(".".join(path.with_suffix("").parts).removesuffix(".__init__"), PACKAGES[0].parent / path)
            for path in sorted(paths)
            if "playground" not in path.parts
        ]
        self._calls: dict[str, list[tuple[Module, ast.Call]]] = defaultdict(list)
        self._handed_on: dict[str, set[Module]] = defaultdict(set)
        for module in self.modules:
            called: set[ast.AST] = set()
            for node in module.nodes:
                if isinstance(node, ast.Call):
                    for call in (node, *_called_later(node)):
                        called.add(call.func)
                        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
                        self._calls[name].append((module, call))
            for node in module.nodes:
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node not in called:
                    self._handed_on[node.id].add(module)

    def calls_of(self, function: str, module: Module) -> list[tuple[Module, ast.Call]]:
        """Return all calls of a function of ``module``; none where it is handed on, for others to call."""
        calls, handed_on = self._calls[function], self._handed_on[function]
        if function.startswith("_"):
            calls = [(where, call) for where, call in calls if where is module]
            handed_on = handed_on & {module}
        return [] if handed_on else calls


def _called_later(call: ast.Call) -> list[ast.Call]:
    """Return the call that ``tell(make, …)`` makes: that of ``make`` with what follows it."""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "tell" and call.args:
        return [ast.Call(call.args[0], call.args[1:], call.keywords)]
    return []


def arguments(function: Function) -> dict[str, ast.arg]:
    """Return the arguments of a function by name."""
    listed = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    return {argument.arg: argument for argument in listed}


def binds(target: ast.expr, name: str) -> bool:
    """Return whether an assignment to ``target`` gives ``name`` a meaning."""
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(target))
