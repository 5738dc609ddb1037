# Everything that one needs to remember. `make` alone lists it.
SHELL := bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

PORT ?= 8000
WORKERS ?= 2

sources = $(shell find $(1) -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*' 2>/dev/null)
PYTHON_DIRS := $(wildcard src tests examples benchmarks scripts setup.py)
COMPILED := core games bots
FORM := $(if $(filter 0,$(GRIMORIO_COMPILE))$(if $(shell command -v cc gcc clang),,none),interpreted,compiled)

# These run the source as it stands, on purpose.
faults goldens docs: export GRIMORIO_QUIET = 1

.PHONY: help play test proofs faults check bench goldens docs wheel pythons check-deps lock compiled web browser format clean
.DELETE_ON_ERROR:

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play web compiled ## build what is needed and start the table; open the address it prints (LAN=1: for the home network)
	@PYTHONPATH=build/compiled $(BIN)/python -m grimorio serve --port $(PORT)$(if $(LAN), --lan)

test: $(VENV)/.play ## all tests: everything once compiled, and interpreted what can differ
	@WORKERS=$(WORKERS) FORM=$(FORM) $(BIN)/python -m scripts.lanes

proofs: $(VENV)/.test web compiled browser ## what is slow by its nature (docs/guides/testing.md; ONLY=… for some)
	GRIMORIO_FORM=$(FORM) $(BIN)/python -m scripts.proofs $(ONLY)

faults: $(VENV)/.test web ## plant the faults of tests/faults, each to be caught by the test named with it
	$(BIN)/python -m scripts.faults $(ONLY)

check: $(VENV)/.test ## format, lint, strict types, of the page, too
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(PYTHON_DIRS)
	$(if $(wildcard web/package.json),$(MAKE) -s web/node_modules/.installed && npm --prefix web run --silent check --if-present)

bench: $(VENV)/.bench compiled ## our engines beside their peers, C, and the commit BEFORE=…
	$(BIN)/python -m benchmarks $(if $(BEFORE),--before $(BEFORE))

goldens: $(VENV)/.play ## write the golden playthroughs anew (then read the difference)
	$(BIN)/python scripts/goldens.py

docs: $(VENV)/.test ## write what is generated anew: pages of docs/, what follows from the fields
	$(BIN)/python scripts/fields.py
	$(BIN)/python scripts/docs.py

wheel: $(VENV)/.play web ## a wheel in dist/, compiled if there is a C compiler
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

pythons: ## install, test and measure on Python 3.11, 3.12 and 3.13, as far as they are here (ONLY=3.12)
	@$(PYTHON) scripts/pythons.py $(ONLY)

check-deps: $(VENV)/.test ## known vulnerabilities in what we depend on (needs the network)
	scripts/check_deps

lock: $(VENV)/.test ## newest versions of all dependencies, pinned with hashes
	$(BIN)/python scripts/lock.py

format: $(VENV)/.test ## let ruff format and mend the Python code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove everything that make has built
	rm -rf $(VENV) build dist web/node_modules src/grimorio/server/static src/*.egg-info

# One environment; `make test` adds to what `make play` put there.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Grimorio needs Python 3.11 or newer; set PYTHON=... to choose one."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(VENV)/bin/python
	@echo "Installing what the table needs ..."
	@$(PIP) install --require-hashes -r requirements/play.txt
	@GRIMORIO_COMPILE=0 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.play
	@echo "Installing what the tests need ..."
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.test
	@echo "Installing the peers to compare with ..."
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

# The same source, compiled, apart from it: build/compiled goes first on PYTHONPATH.
compiled: $(if $(wildcard setup.py),build/compiled/.built) ## compile core, games and bots with mypyc

build/compiled/.built: setup.py scripts/compile.py $(call sources,$(wildcard $(COMPILED:%=src/grimorio/%))) src/grimorio | $(VENV)/.play
	@$(BIN)/python scripts/compile.py

web: $(if $(wildcard web/package.json),src/grimorio/server/static/.built) ## build the page

web/node_modules/.installed: web/package.json $(wildcard web/package-lock.json)
	@echo "Installing what the page is built with ..."
	@# Not `npm ci`: it refuses a lock without the optional binaries of other platforms.
	@npm --prefix web install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# The page carries the texts of the games.
src/grimorio/server/static/.built: web/node_modules/.installed $(call sources,web) \
		$(shell find src -name '*.ftl')
	@echo "Building the page ..."
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $@

browser: ## make sure that there is a Chromium for the browser tests
	@scripts/browser > /dev/null
