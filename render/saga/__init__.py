"""Saga drawn: the story, the private picture, the lobby, the result."""

from __future__ import annotations

from render.saga.painter import SagaPainter

__all__ = ["SagaPainter"]
