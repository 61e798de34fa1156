# make demo: build, then check and play an example.    make test: every test.
# make install PREFIX=/usr/local: the release binary.    make bench: what it costs.
BINARY := .build/debug/bannerkit
SOURCES := Package.swift $(shell find Sources -type f)
EXAMPLE := Examples/hello.banner.yaml

.PHONY: demo bench instructions order release install test agreement fixes fuzz extremes mutants schema record lint embedded page wasm wasm-check clean

demo: $(BINARY)
	$(BINARY) validate $(EXAMPLE)
	$(BINARY) simulate $(EXAMPLE) --for 10s --format table
	@echo
	@echo "Next: change $(EXAMPLE), run make demo again, and read the tour in README.md."

# Touched, because a build that finds nothing to do leaves the old date.
$(BINARY): $(SOURCES)
	@.ci/install libyaml
	@swift build --product bannerkit
	@touch $@

test:
	@.ci/install tests
	PATH="$(CURDIR)/.build/python/bin:$$PATH" PYTHONPATH="$(CURDIR)/.build/python" BANNERKIT_TOOLS=required swift test

# Whether the JSON Schema and the checker agree on thousands of random banners; SPECS and SEED choose others.
SPECS ?= 5000
SEED ?= 1
agreement: $(BINARY)
	@.ci/install python
	@PYTHONPATH="$(CURDIR)/.build/python" python3 Tests/Agreement/agreement.py $(SPECS) --seed $(SEED) --bannerkit "$(CURDIR)/$(BINARY)"

# Random input for everything that reads or plays, with questions whose answers must agree: SECONDS of it for each target.
SECONDS ?= 60
fuzz:
	@.ci/install libyaml
	.ci/fuzz $(SECONDS)

# Whether --fix and --diff leave thousands of random broken banners as they must; SPECS and SEED choose others.
fixes: $(BINARY)
	@.ci/install fixes
	@PYTHONPATH="$(CURDIR)/.build/python" python3 Tests/Fixes/fixes.py $(SPECS) --seed $(SEED) --bannerkit "$(CURDIR)/$(BINARY)"

# Every command and format on banners whose numbers stand at the ends of what is allowed; RUNS takes that many, spread evenly.
RUNS ?=
extremes: release
	python3 -B Tests/Extremes/extremes.py $(if $(RUNS),--sample $(RUNS)) --seed $(SEED) $(RELEASE)

# Which of COUNT random changes of one line no test notices; SEED chooses others, MUTANTS=--library leaves out the command line's suites.
COUNT ?= 20
MUTANTS ?=
mutants:
	@.ci/install tests
	python3 -B Tests/Mutations/mutate.py $(COUNT) --seed $(SEED) $(MUTANTS)

# The JSON Schema for editors, from the language's table.
schema: $(BINARY)
	$(BINARY) schema -o Schemas/banner.schema.json

# Writes the expected outputs anew; read the difference like code.
record:
	@.ci/install tests
	-BANNERKIT_RECORD=1 PATH="$(CURDIR)/.build/python/bin:$$PATH" PYTHONPATH="$(CURDIR)/.build/python" swift test
	git status --short

# What it costs, as ratios to programs in C; make bench QUICK=--quick for a first look.
bench: release
	swift build -c release --product InMemoryBenchmark
	python3 Tests/Benchmarks/bench.py $(QUICK) $(RELEASE) .build/release/InMemoryBenchmark

# One binary that needs nothing else, where the system allows it.
RELEASE := .build/bannerkit
PREFIX ?= /usr/local

release: $(RELEASE)

$(RELEASE): $(SOURCES) .ci/release .ci/libyaml .ci/order.txt
	@.ci/install libyaml
	.ci/release $@

install: release
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(RELEASE) $(DESTDIR)$(PREFIX)/bin/bannerkit

# How many instructions fixed tasks take, compared with Tests/Benchmarks/instructions.txt; --record writes them anew.
instructions: release
	.ci/instructions $(RECORD) $(RELEASE)

# Which functions the release binary for Linux lays side by side, written down anew; for a new toolchain.
order:
	@.ci/install libyaml
	@.ci/install instructions
	.ci/order

lint:
	swift format lint --strict -r Sources Tests Package.swift

# The engine as Embedded Swift for wasm32.
embedded:
	.ci/embedded

# What the preview's pages hold, as Swift sources: the engine for browsers, scripts, styles. wasm is all of that too.
page wasm:
	.ci/page

# Whether the committed ones are, byte for byte, what the sources give.
wasm-check:
	.ci/page --check

clean:
	rm -rf .build
