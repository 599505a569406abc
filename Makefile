# `make run` starts the bot (on Discord if .env has a token, else on a local one); `make test` runs every test.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test check lint types arrows audit words bench siege gallery listing figures check-game new-game assets screenshots lock wheel release clean

# What was compiled is kept, even where the machine says otherwise: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

# What it takes to run is installed first and quickly; what it takes to work on it only when that is asked for.
RUNNING := .venv/.running
WORKING := .venv/.working
PIP := $(BIN)/pip install --quiet --disable-pip-version-check

$(RUNNING): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tavolata needs Python 3.11 or newer.")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up; this takes a minute the first time."
	$(PIP) --editable .
	touch $@

$(WORKING): $(RUNNING) deploy/locks/dev.txt
	$(PIP) --require-hashes --requirement deploy/locks/dev.txt
	$(PIP) --no-deps --editable .
	touch $@

run: $(RUNNING)
	$(BIN)/python -m bot $(if $(or $(wildcard .env),$(DISCORD_TOKEN)),,--local) $(ARGS)

# Whoever looks for one fault writes ARGS="-n 0 -x tests/...".
test: $(WORKING)
	$(BIN)/pytest -n auto --dist worksteal --durations 15 $(ARGS)

check: lint types arrows

lint: $(WORKING)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tests/prose.py

types: $(WORKING)
	$(BIN)/mypy

arrows: $(WORKING)
	$(BIN)/lint-imports

# Messages and words of each language, and what is to be done in it; docs/translating.md has the ARGS.
words: $(WORKING)
	$(BIN)/python -m tests.words $(ARGS)

bench: $(WORKING)
	$(BIN)/python -m tests.bench $(ARGS)

siege: $(WORKING)
	$(BIN)/python -m tests.siege $(ARGS)

gallery: $(RUNNING)
	$(BIN)/python -m render.gallery $(ARGS)

listing: $(RUNNING)
	$(BIN)/python -m render.listing docs/listing

# The labelled board on each game's rules page.
figures: $(RUNNING)
	$(BIN)/python -m render.figures docs/rules/boards

# Lint, types and every test of one game.
check-game: $(WORKING)
	$(BIN)/python -m tests.check_game $(ID)

new-game: $(WORKING)
	$(BIN)/python -m tests.new_game $(ID)

assets: $(WORKING)
	$(PIP) --editable '.[assets]'
	$(BIN)/python -m render.assets $(ARGS)

screenshots: $(WORKING)
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

# Known weaknesses of what we depend on, where PyPI's list of them can be reached.
audit: $(WORKING)
	.ci/audit

# Resolve the ranges of pyproject.toml anew, into exact versions with hashes.
lock: $(WORKING)
	$(PIP) uv
	for extra in postgresql dev; do \
	  $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-header --no-emit-index-url \
	    --extra $$extra --output-file deploy/locks/$$(test $$extra = dev && echo dev || echo image).txt pyproject.toml || exit; \
	done

# Build wheel, source and image, and start each of them.
release: $(WORKING)
	.ci/release

wheel: $(WORKING)
	$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf .venv build dist gallery .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
