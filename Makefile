# `make run` starts the bot (on Discord if .env has a token, else on a local one); `make test` runs every test.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test check lint types arrows bench gallery assets screenshots wheel clean

.venv: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tavolata needs Python 3.11 or newer.")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch .venv

run: .venv
	$(BIN)/python -m bot $(ARGS)

test: .venv
	$(BIN)/pytest $(ARGS)

check: lint types arrows

lint: .venv
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv
	$(BIN)/mypy

arrows: .venv
	$(BIN)/lint-imports

bench: .venv
	$(BIN)/python -m tests.bench $(ARGS)

gallery: .venv
	$(BIN)/python -m render.gallery $(ARGS)

assets: .venv
	$(BIN)/python -m render.assets $(ARGS)

screenshots: .venv
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

wheel: .venv
	$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf .venv build dist gallery .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
