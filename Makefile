# make demo: build, then check, play and show an example.      make test: run every test.
# make install PREFIX=/usr/local: the release binary.    make bench: measure the speed.
# make wheel: the release binary as a Python package in .build/dist.
BINARY := .build/debug/bannerkit
SOURCES := Package.swift $(shell find Sources -type f -not -path '*.docc/*' -not -path 'Sources/Packaging/*')
EXAMPLE := Examples/hello.banner.yaml
DEMO := .build/demo.html

.PHONY: demo bench instructions release install wheel test browsers batch agreement calendar fixes server follow fuzz extremes mutants schema record lint docs embedded page wasm wasm-check clean

demo: $(BINARY)
	$(BINARY) validate $(EXAMPLE)
	$(BINARY) simulate $(EXAMPLE) --for 10s --format table
	$(BINARY) preview $(EXAMPLE) -o "$(DEMO)"
	@echo
	@echo "Next: change $(EXAMPLE), run make demo again, and read the tour in README.md."
	@echo "To drag and scrub the example, open this page in a browser:"
	@case "$(DEMO)" in /*) echo "$(DEMO)" ;; *) echo "$(CURDIR)/$(DEMO)" ;; esac

# Touched, because a build with nothing to do keeps the old date.
$(BINARY): $(SOURCES)
	@.ci/install libyaml
	@swift build --product bannerkit
	@touch $@

test:
	@.ci/install tests
	@.ci/test

# Loads and plays the pages in Firefox and WebKit, on Linux; the tests do so in Chromium.
browsers: $(BINARY)
	@.ci/install browsers
	cd Tests/BrowserTests && PATH="$(CURDIR)/.build/debug:$$PATH" \
		PYTHONPATH="$(CURDIR)/.build/python:$(CURDIR)/.build/browsers" python3 -W ignore -B -m unittest other_browsers

# Runs the example for Spark on RECORDS random banners, also with empty partitions: the answers are those of one process.
RECORDS ?= 2000
batch: $(BINARY)
	@.ci/install spark
	@cd Tests/BatchTests && PYTHONPATH="$(CURDIR)/.build/spark" BATCH_RECORDS=$(RECORDS) BANNERKIT="$(CURDIR)/$(BINARY)" python3 -B spark.py

# Tests whether the JSON Schema and the checker agree on thousands of random banners; SPECS and SEED select others.
SPECS ?= 5000
SEED ?= 1
agreement: $(BINARY)
	@.ci/install python
	@PYTHONPATH="$(CURDIR)/.build/python" python3 Tests/Agreement/agreement.py $(SPECS) --seed $(SEED) --bannerkit "$(CURDIR)/$(BINARY)"

# Compares calendars with another calculation, on random banners in all zones of the system; SPECS and SEED select others.
calendar: $(BINARY)
	@cd Tests/Calendar && python3 -B compare.py $(SPECS) --seed $(SEED) --bannerkit "$(CURDIR)/$(BINARY)"

# Random input for everything that reads or plays, with results that must agree: SECONDS for each target.
SECONDS ?= 60
fuzz:
	@.ci/install libyaml
	.ci/fuzz $(SECONDS)

# Tests --fix and --diff on thousands of random broken banners; SPECS and SEED select others.
fixes: $(BINARY)
	@.ci/install fixes
	@PYTHONPATH="$(CURDIR)/.build/python" python3 Tests/Fixes/fixes.py $(SPECS) --seed $(SEED) --bannerkit "$(CURDIR)/$(BINARY)"

# Tests whether the language server reports and fixes what validate does, for thousands of random texts; SPECS and SEED select others.
server: $(BINARY)
	python3 -B Tests/LanguageServer/equal.py $(SPECS) --seed $(SEED) --bannerkit "$(CURDIR)/$(BINARY)"

# Follows every suggestion in RUNS random broken banners, 50,000 by default; the tests do so in a few thousand.
follow:
	BANNERKIT_FOLLOW=$(if $(RUNS),$(RUNS),50000) swift test --filter FollowingTests

# Every command and format on banners whose numbers are at the limits of what is allowed; RUNS selects a number of runs, spread evenly.
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
	$(BINARY) schema --settings -o Schemas/settings.schema.json

# Rewrites the expected outputs; review the diff like code.
record:
	@.ci/install tests
	-BANNERKIT_RECORD=1 .ci/test
	git status --short

# Measures the speed, as ratios to C programs; make bench QUICK=--quick for a first look.
bench: release
	swift build -c release --product InMemoryBenchmark
	python3 Tests/Benchmarks/bench.py $(QUICK) $(RELEASE) .build/release/InMemoryBenchmark

# A single binary that needs no libraries, if the system allows it.
RELEASE := .build/bannerkit
PREFIX ?= /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share

release: $(RELEASE)

$(RELEASE): $(SOURCES)
	@.ci/install libyaml
	Sources/Scripts/release $@

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(RELEASE)" "$(DESTDIR)$(PREFIX)/bin/bannerkit"
	install -d "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	"$(RELEASE)" man >"$(SHARE)/man/man1/bannerkit.1"
	"$(RELEASE)" completions bash >"$(SHARE)/bash-completion/completions/bannerkit"
	"$(RELEASE)" completions zsh >"$(SHARE)/zsh/site-functions/_bannerkit"
	"$(RELEASE)" completions fish >"$(SHARE)/fish/vendor_completions.d/bannerkit.fish"

# The installed program as a Python package that pip installs where there is no Swift, and as an archive.
wheel: release
	rm -rf .build/stage .build/dist
	$(MAKE) --no-print-directory install DESTDIR= PREFIX="$(CURDIR)/.build/stage"
	python3 Sources/Packaging/wheel.py .build/stage .build/dist
	python3 Sources/Packaging/archive.py .build/stage .build/dist

# Counts the instructions of fixed tasks and compares them with Tests/Benchmarks/instructions.txt; RECORD=--record rewrites that file.
instructions: release
	.ci/instructions $(RECORD) $(RELEASE)

# The documentation as a static web site in .build/docs.
docs:
	@.ci/install libyaml
	@.ci/docs

lint:
	swift format lint --strict -r Sources Plugins Tests Package.swift

# The engine as Embedded Swift for wasm32.
embedded:
	.ci/embedded

# Generates the pages' parts: scripts, and the engine and the checker for browsers. wasm is the same target.
page wasm:
	@.ci/install curl
	Sources/Scripts/page

# Checks that the committed ones are exactly what the sources generate.
wasm-check:
	@.ci/install curl
	Sources/Scripts/page --check

clean:
	rm -rf .build
