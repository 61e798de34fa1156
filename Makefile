# make demo: builds the program, then checks, simulates and previews an example.
# make test: runs the tests.
# make install PREFIX=/usr/local: installs the release binary.
# make bench: runs the benchmarks.
# make wheel: builds a Python package with the release binary in .build/dist.
# make dist: builds the files of a release in .build/dist.
BINARY := .build/debug/bannerkit
SOURCES := Package.swift $(wildcard Examples/*.yaml) $(shell find Sources -type f -not -path '*.docc/*' -not -path 'Sources/Packaging/*')
EXAMPLE := Examples/hello.banner.yaml
DEMO := .build/demo.html

# `make test` runs one suite in Chromium for each kind of page. `make test SUITES=--all`, as in CI,
# runs all of them.
#
# OUTSIDE lists the suites of `make test-outside`. Each is also a target. They use other browsers,
# editors, Spark or random input. COUNT sets the number of cases, and SEED the random seed.
# - `make properties`, `make pages` and `make hard` run all cases of tests that `make test` samples:
#   in Swift, in Chromium, and with failing system calls or hostile input.
# - `make mutants` counts the mutations of single lines that no test detects.
# - `make fuzz` runs each fuzz target for COUNT seconds.
OUTSIDE := agreement browsers calendar editors extremes fixes formatting fuzz hard mutants pages player properties reproducible resolve server spark
SEED ?= 1

.PHONY: demo test test-outside $(OUTSIDE) bench instructions release install wheel dist schema conformance record lint docs page wasm-check clean

demo: $(BINARY)
	$(BINARY) validate $(EXAMPLE)
	$(BINARY) simulate $(EXAMPLE) --for 10s --format table
	$(BINARY) preview $(EXAMPLE) -o "$(DEMO)"
	@echo
	@echo "Next: change $(EXAMPLE), run make demo again, and read the tour in README.md."
	@echo "To drag and scrub the example, open this page in a browser:"
	@case "$(DEMO)" in /*) echo "$(DEMO)" ;; *) echo "$(CURDIR)/$(DEMO)" ;; esac

# `touch`, because a build without changes keeps the old date.
$(BINARY): $(SOURCES)
	@.ci/install libyaml
	@swift build --product bannerkit
	@touch $@

test:
	@.ci/install tests
	@.ci/test $(SUITES)

# SAMPLE=--sample runs the small number of cases that CI uses.
test-outside: release
	@.ci/install outside
	@.ci/test --outside $(SAMPLE) --seed $(SEED)

$(OUTSIDE): release
	@.ci/install $@
	@.ci/test --outside $(if $(COUNT),--count $(COUNT)) --seed $(SEED) $@

# Generates the JSON Schemas for editors and the TypeScript types of `resolve`'s output.
schema: $(BINARY)
	$(BINARY) schema -o Schemas/banner.schema.json
	$(BINARY) schema --settings -o Schemas/settings.schema.json
	$(BINARY) schema --resolved | Sources/Scripts/types >Schemas/banner-resolved.d.ts

# Generates the conformance suite from rules, vectors, examples and random banners.
conformance: $(BINARY)
	python3 -B Tests/Outside/Resolve/cases.py

# Rewrites the expected outputs of the tests. Review the diff like code.
record: schema
	@.ci/install tests
	-BANNERKIT_RECORD=1 .ci/test Banner
	.ci/docs --record
	git status --short

# Measures the speed, as ratios to C programs, and fails if a limit does not hold; make bench QUICK=--quick for a first look.
bench: release
	Sources/Scripts/release .build/in-memory InMemoryBenchmark
	python3 Tests/Benchmarks/bench.py $(QUICK) $(RELEASE) .build/in-memory

# Release binary: static on Linux, without shared libraries.
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

# Builds a Python package with the program for machines without Swift.
wheel: release
	rm -rf .build/stage .build/dist
	$(MAKE) --no-print-directory install DESTDIR= PREFIX="$(CURDIR)/.build/stage"
	python3 Sources/Packaging/wheel.py .build/stage .build/dist

# Builds the files of a release for this system: the wheel, on Linux its SBOM, the element's npm
# package, the schemas, and their checksums.
dist: wheel
	[ "$$(uname)" != Linux ] || python3 Sources/Packaging/sbom.py "$(RELEASE)" .build/bannerkit.map .build/dist
	python3 Sources/Packaging/npm.py "$(RELEASE)" .build/dist
	cp Schemas/*.json Schemas/*.d.ts .build/dist
	cd .build/dist && $$(command -v sha256sum || echo shasum -a 256) -- * >SHA256SUMS && cat SHA256SUMS

# Compares instruction counts with Tests/Benchmarks/instructions.txt. RECORD=--record rewrites it.
instructions: release
	.ci/instructions $(RECORD)

# Generates the documentation as a static web site in .build/docs.
docs:
	@.ci/install libyaml
	@.ci/docs

lint:
	swift format lint --strict -r Sources Plugins Tests Package.swift

# Generates the pages' scripts and the WebAssembly modules.
page:
	@.ci/install curl
	Sources/Scripts/page

# Checks the committed files of `make page`. AGAIN=--again builds the modules even without changes.
wasm-check:
	@.ci/install curl
	Sources/Scripts/page --check $(AGAIN)

clean:
	rm -rf .build
