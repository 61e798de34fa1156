# make demo: build, then check, play and show an example.      make test: run the tests.
# make install PREFIX=/usr/local: the release binary.    make bench: measure the speed.
# make wheel: the release binary as a Python package in .build/dist.
BINARY := .build/debug/bannerkit
SOURCES := Package.swift $(wildcard Examples/*.yaml) $(shell find Sources -type f -not -path '*.docc/*' -not -path 'Sources/Packaging/*')
EXAMPLE := Examples/hello.banner.yaml
DEMO := .build/demo.html

# In Chromium, `make test` runs one suite for each kind of page; `make test SUITES=--all`, as in CI, runs all of them.
#
# What `make test-outside` runs, each also by itself: other browsers, editors, Spark, and random searches, of which COUNT is the size
# and SEED chooses others. `make follow` follows suggestions, `make properties`, `make pages` and `make hard` try in full what the
# tests try a part of, in Swift, in Chromium, and where the system or the input is against the program; `make mutants` counts the
# changes of one line that no test notices, and `make fuzz` runs each of its targets for COUNT seconds.
OUTSIDE := agreement browsers calendar editors extremes fixes follow formatting fuzz hard mutants pages player properties resolve server spark
SEED ?= 1

.PHONY: demo test test-outside $(OUTSIDE) bench instructions release install wheel schema conformance record lint docs page wasm-check clean

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
	@.ci/test $(SUITES)

# SAMPLE=--sample is the little of each that CI does.
test-outside: release
	@.ci/install outside
	@.ci/test --outside $(SAMPLE) --seed $(SEED)

extremes: release
$(OUTSIDE):
	@.ci/install $@
	@.ci/test --outside $(if $(COUNT),--count $(COUNT)) --seed $(SEED) $@

# The JSON Schema for editors, and the types of what `resolve` writes, from the language's table.
schema: $(BINARY)
	$(BINARY) schema -o Schemas/banner.schema.json
	$(BINARY) schema --settings -o Schemas/settings.schema.json
	$(BINARY) schema --resolved | Sources/Scripts/types >Schemas/banner-resolved.d.ts

# The cases of the conformance suite, from those for single rules, the vectors, the examples and random banners.
conformance: $(BINARY)
	python3 -B Tests/Outside/Resolve/cases.py

# Rewrites the expected outputs; review the diff like code.
record: schema
	@.ci/install tests
	-BANNERKIT_RECORD=1 .ci/test Banner
	.ci/docs --record
	git status --short

# Measures the speed, as ratios to C programs, and fails if a limit does not hold; make bench QUICK=--quick for a first look.
bench: release
	Sources/Scripts/release .build/in-memory InMemoryBenchmark
	python3 Tests/Benchmarks/bench.py $(QUICK) $(RELEASE) .build/in-memory

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
	install -d "$(SHARE)/bash-completion/completions" "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	"$(RELEASE)" completions bash >"$(SHARE)/bash-completion/completions/bannerkit"
	"$(RELEASE)" completions zsh >"$(SHARE)/zsh/site-functions/_bannerkit"
	"$(RELEASE)" completions fish >"$(SHARE)/fish/vendor_completions.d/bannerkit.fish"

# The installed program as a Python package that pip installs where there is no Swift.
wheel: release
	rm -rf .build/stage .build/dist
	$(MAKE) --no-print-directory install DESTDIR= PREFIX="$(CURDIR)/.build/stage"
	python3 Sources/Packaging/wheel.py .build/stage .build/dist

# Counts the instructions of fixed tasks and compares them with Tests/Benchmarks/instructions.txt; RECORD=--record rewrites that file.
instructions: release
	.ci/instructions $(RECORD) $(RELEASE)

# The documentation as a static web site in .build/docs.
docs:
	@.ci/install libyaml
	@.ci/docs

lint:
	swift format lint --strict -r Sources Plugins Tests Package.swift

# Generates the pages' parts: scripts, and the engine and the checker for browsers.
page:
	@.ci/install curl
	Sources/Scripts/page

# Checks that the committed ones are exactly what the sources generate; AGAIN=--again builds the modules although nothing has changed.
wasm-check:
	@.ci/install curl
	Sources/Scripts/page --check $(AGAIN)

clean:
	rm -rf .build
