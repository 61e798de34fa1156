// Made by `make page` from Sources/BannerPage; not to be edited.

/// The scripts and styles of the pages.
enum PageParts {

    /// The script of a banner's page.
    static let pageScript = ##"""
        'use strict';
        const $document = (() => {
        // The page's document: its elements, and the data that it carries.
        const byId = id => document.getElementById(id);
        const data = id => JSON.parse(byId(id).textContent);
        const calm = matchMedia('(prefers-reduced-motion: reduce)');

        const make = (name, attributes = {}, ...children) => {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) {
            if (value === false || value == null) continue;
            if (key === 'text') element.textContent = value;
            else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
            else element.setAttribute(key, value === true ? '' : value);
          }
          element.append(...children);
          return element;
        };
        return {byId, data, calm, make};
        })();
        const $constants = (() => {
        const {data} = $document;
        // What the scripts share with the program that writes the page; it wrote them here.

        const constants = data('constants');
        const SECOND = constants.second;
        const LATEST = constants.latest;
        const KIND = constants.inputKinds;
        const MOST_INPUTS = constants.inputLimit;
        const SWIPE = constants.swipe;
        const EVENTS = constants.eventKinds;
        const ALL_KINDS = Object.values(EVENTS).reduce((all, kind) => all | kind, 0);
        const SEVERITIES = constants.severities;
        const CARD_COLORS = constants.cardColors;
        return {SECOND, LATEST, KIND, MOST_INPUTS, SWIPE, EVENTS, ALL_KINDS, SEVERITIES, CARD_COLORS};
        })();
        const $engine = (() => {
        const {data} = $document;
        const {ALL_KINDS} = $constants;
        // The engine: BannerKit itself, compiled to WebAssembly. Nothing here knows how a banner behaves.

        async function loadEngine() {
          const packed = Uint8Array.from(atob(data('engine')), letter => letter.charCodeAt(0));
          const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
          const bytes = await new Response(unpacked).arrayBuffer();
          return new Engine((await WebAssembly.instantiate(bytes)).instance.exports);
        }

        class Engine {
          constructor(wasm) {
            this.wasm = wasm;
            this.decoder = new TextDecoder();
            this.encoder = new TextEncoder();
          }
          give(numbers) {
            const place = this.wasm.numbers(numbers.length);
            new Float64Array(this.wasm.memory.buffer, place, numbers.length).set(numbers);
            return numbers.length;
          }
          take(length) {
            return this.decoder.decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.text(), length));
          }
          open(numbers, items) {
            const words = this.encoder.encode(items.map(item => item.id + (item.link ? '\t' + item.link : '') + '\n').join(''));
            const place = this.wasm.words(words.length);
            new Uint8Array(this.wasm.memory.buffer, place, words.length).set(words);
            const handle = this.wasm.open(this.give(numbers), words.length);
            if (handle < 0) throw new Error('the page holds no banner');
            return new Timeline(this, handle);
          }
        }

        // One banner: all times are microseconds.
        class Timeline {
          constructor(engine, handle) {
            this.engine = engine;
            this.wasm = engine.wasm;
            this.handle = handle;
          }
          close() { this.wasm.close(this.handle); }
          play(inputs) { this.wasm.play(this.handle, this.engine.give(inputs.flat())); }
          text(name, ...values) { return this.engine.take(this.wasm[name](this.handle, ...values)); }
          state(time) { return this.text('state', time); }
          picture(time) { return JSON.parse(this.text('picture', time)); }
          eventLines(from, to, kinds = ALL_KINDS, limit = 100000) { return this.text('events', from, to, kinds, limit); }
          events(from, to, kinds, limit) {
            return this.eventLines(from, to, kinds, limit).split('\n').filter(Boolean).map(line => JSON.parse(line));
          }
          samples(from, to, count) { return JSON.parse(this.text('samples', from, to, count)); }
          summary(horizon) { return JSON.parse(this.text('summary', horizon)); }
          beginDrag(time) { this.wasm.beginDrag(this.handle, time); }
          moveDrag(by, time) { this.wasm.moveDrag(this.handle, by, time); }
          endDrag() { this.wasm.endDrag(this.handle); }
        }
        return {loadEngine};
        })();
        const $theme = (() => {
        // The button that chooses light, dark, or what the system has.
        function keepTheme(button) {
          const words = {auto: 'Match system', light: 'Light', dark: 'Dark'};
          const order = ['auto', 'light', 'dark'];
          const show = theme => {
            if (theme === 'auto') delete document.documentElement.dataset.theme;
            else document.documentElement.dataset.theme = theme;
            button.querySelector('span').textContent = words[theme];
            button.value = theme;
            dispatchEvent(new Event('themechange'));
          };
          button.addEventListener('click', () => show(order[(order.indexOf(button.value) + 1) % 3]));
          show('auto');
        }
        return {keepTheme};
        })();
        const $card = (() => {
        const {CARD_COLORS} = $constants;
        // What a card shows: its colour and its words.

        const colorOf = (item, page) => item && item.color ? item.color : CARD_COLORS[page % CARD_COLORS.length];
        const isBright = color => {
          const [r, g, b] = [1, 3, 5].map(place => parseInt(color.slice(place, place + 2), 16) / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
          return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.36;
        };
        const labelOf = item => item.title || item.id || '';
        return {colorOf, isBright, labelOf};
        })();
        const $time = (() => {
        const {SECOND} = $constants;
        // Times as text, and text as times.

        // A time as a banner file writes it.
        function duration(microseconds) {
          if (microseconds % SECOND !== 0 && microseconds < SECOND && microseconds % 1000 === 0) return microseconds / 1000 + 'ms';
          return +(microseconds / SECOND).toFixed(6) + 's';
        }
        // A time that someone typed: 90, 1.5s, 1h30m, 365d; null if it is not one.
        function readTime(text) {
          const parts = text.trim().toLowerCase().match(/\d+(?:\.\d+)?(?:ms|[ydhms])?/g);
          if (!parts || parts.join('') !== text.replace(/\s/g, '').toLowerCase()) return null;
          const units = {ms: 1e3, s: 1e6, m: 6e7, h: 3.6e9, d: 8.64e10, y: 3.1536e13};
          return parts.reduce((sum, part) => sum + parseFloat(part) * (units[part.replace(/[\d.]/g, '')] || 1e6), 0);
        }
        // A time for people to read.
        function clock(microseconds, digits = 2) {
          const seconds = microseconds / SECOND;
          const days = Math.floor(seconds / 86400);
          const [h, m] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
          const s = (Math.floor(seconds % 60 * 10 ** digits) / 10 ** digits).toFixed(digits);
          if (!days && !h && !m) return s + ' s';
          const two = number => String(number).padStart(2, '0');
          return (days ? days + ' d ' : '') + (days || h ? two(h) + ':' : '') + two(m) + ':' + (seconds % 60 < 10 ? '0' : '') + s;
        }
        return {duration, readTime, clock};
        })();
        const $panels = (() => {
        const {make} = $document;
        const {SECOND} = $constants;
        const {colorOf, labelOf} = $card;
        const {clock} = $time;
        // The panels around the banner: events, exposure, findings, and the recording.

        const CAUSE_WORDS = {timer: 'timer', drag: 'drag', select: 'dot', next: 'next', previous: 'previous'};

        function eventWords(event, banner) {
          const name = page => labelOf(banner.items[page] || {}) || `page ${page + 1}`;
          switch (event.event) {
            case 'start': return `on ${name(event.page)}`;
            case 'change': return `${name(event.from)} → ${name(event.page)}`;
            case 'recenter': return `${event.from} → ${event.virtual}`;
            case 'timer': case 'indicator': return event.state;
            case 'open': return event.link || name(event.page);
            default: return event.page == null ? '' : name(event.page);
          }
        }

        class EventList {
          constructor(body, player, banner) {
            Object.assign(this, {body, player, banner});
            this.rows = [];
          }
          show(events) {
            this.events = events.filter(event => event.event !== 'focus').slice(0, 300);
            this.rows = this.events.map(event => {
              const row = make('tr', {class: 'event-' + event.event});
              const go = make('button', {type: 'button', class: 'go', text: clock(event.t * SECOND, 3),
                'aria-label': `go to ${clock(event.t * SECOND, 3)}`, onclick: () => this.player.stop(Math.round(event.t * SECOND))});
              const kind = make('td', {}, make('span', {class: 'kind ' + (event.cause ? 'by-' + event.cause : ''),
                text: event.event === 'change' ? CAUSE_WORDS[event.cause] : event.event}));
              row.append(make('td', {}, go), kind, make('td', {dir: 'auto', text: eventWords(event, this.banner)}));
              return row;
            });
            this.body.replaceChildren(...this.rows);
            this.now = -1;
            this.mark(this.player.time);
          }
          mark(time) {
            let now = -1;
            while (now + 1 < this.rows.length && this.events[now + 1].t * SECOND <= time + 0.5) now++;
            if (now === this.now) return;
            this.rows[this.now]?.removeAttribute('aria-current');
            this.rows[now]?.setAttribute('aria-current', 'true');
            this.now = now;
            const row = this.rows[now];
            if (!row) return;
            const box = this.body.closest('.scroll');
            const [from, to] = [row.offsetTop - 48, row.offsetTop + row.offsetHeight + 48];
            if (from < box.scrollTop) box.scrollTop = from;
            else if (to > box.scrollTop + box.clientHeight) box.scrollTop = to - box.clientHeight;
          }
        }

        // The share with one decimal, a half rounded up; computed from whole numbers, because a fraction is slightly off.
        function percent(part, whole) {
          const [a, b] = [part, whole].map(seconds => BigInt(Math.round(seconds * SECOND)));
          const tenths = b ? (a * 2000n + b) / (b * 2n) : 0n;
          return `${tenths / 10n}.${tenths % 10n}`;
        }

        function showExposure(list, note, timeline, banner, horizon) {
          const summary = timeline.summary(horizon);
          const most = Math.max(...summary.items.map(item => item.share), 1e-9);
          const rows = summary.items.slice(0, 200).map(item => {
            const bar = make('span', {class: 'bar'});
            const fill = make('span');
            fill.style.width = item.share / most * 100 + '%';
            fill.style.backgroundColor = colorOf(banner.items[item.page], item.page);
            bar.append(fill);
            const seen = `${clock(item.seconds * SECOND, 1)} in ${item.showings} ${item.showings === 1 ? 'showing' : 'showings'}`;
            return make('li', {}, make('span', {class: 'name', dir: 'auto', text: labelOf(banner.items[item.page] || {})}), bar,
              make('span', {class: 'share', text: percent(item.seconds, summary.horizon) + '%'}), make('span', {class: 'seen', text: seen}));
          });
          list.replaceChildren(...rows);
          const more = summary.items.length - rows.length;
          note.textContent = `${summary.changes.toLocaleString('en')} ${summary.changes === 1 ? 'change' : 'changes'}; ` +
            (summary.cycle ? `repeats every ${clock(summary.cycle * SECOND, 1)} from ${clock(summary.prefix * SECOND, 1)} on`
              : 'comes to rest in the end') + (more > 0 ? `; ${more} more items` : '');
        }

        function findingList(findings) {
          return findings.map(finding => {
            const item = make('li', {class: finding.severity});
            const head = make('div', {class: 'head'}, make('span', {class: 'severity', text: finding.severity}),
              make('span', {class: 'place', text: `line ${finding.line}, column ${finding.column}`}),
              make('span', {class: 'rule', text: finding.rule}));
            item.append(head, make('div', {class: 'message', dir: 'auto', text: finding.message}));
            if (finding.code) item.append(make('pre', {dir: 'ltr', text: finding.code}));
            if (finding.help) item.append(make('div', {class: 'help', dir: 'auto', text: finding.help}));
            return item;
          });
        }
        return {EventList, showExposure, findingList};
        })();
        const $player = (() => {
        const {ALL_KINDS, EVENTS, KIND, LATEST, MOST_INPUTS, SECOND, SWIPE} = $constants;
        const {duration} = $time;
        // The player: a clock, the inputs, and a finger. It asks the engine for everything else.

        class Player {
          constructor(timeline, banner) {
            Object.assign(this, {timeline, banner});
            this.time = 0;
            this.speed = 1;
            this.isPlaying = false;
            this.coasting = false;
            this.inputs = [];
            this.finger = null;
            this.changed = () => {};
            this.last = 0;
          }
          load(inputs) {
            this.inputs = inputs.map(input => [...input]);
            this.timeline.play(this.inputs);
            this.changed('inputs');
          }
          tick(now) {
            const passed = Math.min(250, now - this.last) * 1000;
            this.last = now;
            if (this.finger) this.time += passed;
            else if (this.isPlaying || this.coasting) this.time += passed * this.speed;
            else return;
            if (this.coasting && JSON.parse(this.timeline.state(this.time)).phase === 'resting') {
              this.coasting = false;
              this.changed('play');
            }
          }
          set playing(isPlaying) {
            this.isPlaying = isPlaying;
            this.coasting = false;
            this.changed('play');
          }
          seek(time) {
            if (this.finger) return;
            this.time = Math.max(0, Math.min(LATEST, time));
            this.coasting = false;
            this.changed('time');
          }

          // A new input replaces the later ones; nothing can begin while the finger is down.
          get instant() { return Math.ceil(this.time / 1000) * 1000; }
          get isHeld() {
            const now = this.instant;
            return this.finger || this.inputs.some(([at, kind, , over]) =>
              kind <= KIND.swipe && at <= now && now < at + (kind === KIND.swipe ? SWIPE : over));
          }
          cut(at) { this.inputs = this.inputs.filter(input => input[0] <= at); }
          act(name, value = 0) {
            if (this.isHeld || this.inputs.length >= MOST_INPUTS) return false;
            const at = this.instant;
            this.cut(at);
            this.inputs.push([at, KIND[name], value, 0, 0]);
            this.timeline.play(this.inputs);
            this.time = at;
            if (!this.isPlaying && ['select', 'next', 'previous'].includes(name)) this.coasting = true;
            this.changed('inputs');
            return true;
          }
          grab(x, now) {
            if (this.isHeld || this.inputs.length >= MOST_INPUTS) return;
            const at = this.instant;
            this.cut(at);
            this.timeline.play(this.inputs);
            this.time = at;
            this.last = now;
            this.timeline.beginDrag(at);
            this.finger = {at, x, by: 0, trail: [[at, 0]]};
            this.changed('inputs');
          }
          move(x, scale, now) {
            const finger = this.finger;
            if (!finger) return;
            this.tick(now);
            finger.by = Math.round((x - finger.x) / scale * 100) / 100;
            finger.trail.push([this.time, finger.by]);
            while (finger.trail.length > 2 && this.time - finger.trail[0][0] > 80000) finger.trail.shift();
            this.timeline.moveDrag(finger.by, this.time);
          }
          release(now) {
            const finger = this.finger;
            if (!finger) return;
            this.tick(now);
            const end = Math.max(finger.at + 1000, this.instant);
            const [since, from] = finger.trail[0];
            const velocity = end > since ? Math.round((finger.by - from) / (end - since) * SECOND) : 0;
            this.finger = null;
            this.timeline.endDrag();
            this.inputs.push([finger.at, KIND.drag, finger.by, end - finger.at, velocity]);
            this.timeline.play(this.inputs);
            this.time = end;
            if (!this.isPlaying) this.coasting = true;
            this.changed('inputs');
          }

          // Steps: to the events of the banner, not to frames.
          step(direction) {
            const kinds = ALL_KINDS & ~EVENTS.focus;
            if (direction > 0) {
              const event = this.timeline.events(this.time, this.time + 366 * 86400 * SECOND, kinds, 1)[0];
              if (event) this.stop(Math.round(event.t * SECOND));
              return;
            }
            for (let reach = 8 * SECOND; ; reach *= 8) {
              const from = Math.max(0, this.time - reach);
              const events = this.timeline.events(from, Math.max(0, this.time - 1), kinds).filter(e => e.t * SECOND < this.time - 0.5);
              if (events.length) return this.stop(Math.round(events.pop().t * SECOND));
              if (from === 0) return this.stop(0);
            }
          }
          stop(time) {
            this.isPlaying = false;
            this.seek(time);
            this.changed('play');
          }

          // The inputs, as a scenario to paste into the banner's file.
          get scenario() {
            if (!this.inputs.length) return '';
            const lines = this.inputs.map(([at, kind, a, b, c]) => {
              const name = Object.keys(KIND).find(name => KIND[name] === kind);
              let value = 'true';
              if (name === 'drag') value = `{ by: ${a}, over: ${duration(b)}${Number.isFinite(c) ? `, velocity: ${c}` : ''} }`;
              if (name === 'swipe') value = a === 0 ? 'next' : 'previous';
              if (name === 'select') value = this.pageName(a);
              return `      - { at: ${duration(at)}, ${name}: ${value} }`;
            });
            const [at, kind, , over] = this.inputs[this.inputs.length - 1];
            const end = at + (kind === KIND.drag ? over : 0) + 2 * SECOND;
            const length = Math.ceil(Math.max(end, this.time) / SECOND) * SECOND;
            let name = 'recorded in the preview';
            for (let number = 2; this.banner.scenarios.some(s => s.name === name); number++) name = `recorded in the preview ${number}`;
            return ['scenarios:', `  - name: ${name}`, `    duration: ${duration(length)}`, '    inputs:', ...lines, ''].join('\n');
          }
          pageName(page) {
            const id = this.banner.items[page]?.id || '';
            const isPlain = /^[A-Za-z][A-Za-z0-9_-]*$/.test(id) && !/^(true|false|null|nan|inf|yes|no|on|off|y|n)$/i.test(id);
            return isPlain ? id : String(page);
          }
        }
        return {Player};
        })();
        const $stage = (() => {
        const {make} = $document;
        const {colorOf, isBright, labelOf} = $card;
        // The stage: puts a picture's cards and marks where the engine says they are.

        class Stage {
          constructor(banner, viewport, strip) {
            Object.assign(this, {banner, viewport, strip});
            this.free = new Map();
            this.cards = new Map();
            this.marks = new Map();
            this.window = make('div', {class: 'window'});
            viewport.append(this.window);
            const {width, height} = banner.viewport;
            Object.assign(this.window.style, {width: width + 'px', height: height + 'px'});
            if (strip) Object.assign(strip.style, {width: width + 'px', height: banner.strip + 'px'});
          }
          card(page) {
            const item = this.banner.items[page] || {};
            const color = colorOf(item, page);
            const {width, height, unit} = this.banner.cell;
            const card = make('div', {class: 'card', role: 'group', 'aria-roledescription': 'slide'});
            card.setAttribute('aria-label', `${page + 1} of ${this.banner.count}`);
            Object.assign(card.style, {width: width + 'px', height: height + 'px'});
            card.style.setProperty('--card', color);
            card.classList.toggle('bright', isBright(color));
            card.style.setProperty('--unit', Math.max(9, unit) + 'px');
            if (item.image) {
              const image = make('img', {alt: item.alt || labelOf(item), draggable: 'false', src: item.image});
              card.append(image);
              card.classList.add('pictured');
            }
            const words = make('div', {class: 'words'});
            words.append(make('div', {class: 'title', dir: 'auto', text: labelOf(item) || String(page + 1)}));
            if (item.subtitle) words.append(make('div', {class: 'subtitle', dir: 'auto', text: item.subtitle}));
            if (item.alt && !item.image) words.append(make('span', {class: 'unseen', text: item.alt}));
            if (!item.image || item.title) card.append(words);
            return card;
          }
          draw(picture, current = -1) {
            const seen = new Set();
            for (const [place, page, x, scale] of picture.cells) {
              let card = this.cards.get(place);
              if (card && card.page !== page) {
                this.retire(place);
                card = null;
              }
              if (!card) {
                const spare = this.free.get(page)?.pop();
                card = {page, element: spare || this.card(page)};
                this.cards.set(place, card);
                if (!spare) this.window.append(card.element);
                card.element.hidden = false;
              }
              seen.add(place);
              const y = (this.banner.viewport.height - this.banner.cell.height) / 2;
              card.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
              card.element.style.zIndex = scale > 1 ? 1 : 0;
              const isCurrent = page === current;
              if (card.isCurrent !== isCurrent) {
                card.isCurrent = isCurrent;
                card.element.toggleAttribute('aria-hidden', false);
                card.element.setAttribute('aria-hidden', !isCurrent);
              }
            }
            for (const place of [...this.cards.keys()]) if (!seen.has(place)) this.retire(place);
            if (this.strip) this.drawMarks(picture.marks);
          }
          retire(place) {
            const card = this.cards.get(place);
            this.cards.delete(place);
            card.element.hidden = true;
            card.isCurrent = null;
            const spare = this.free.get(card.page);
            if (spare) spare.push(card.element); else this.free.set(card.page, [card.element]);
            if (this.free.size > 48) {
              const [oldest, elements] = this.free.entries().next().value;
              elements.forEach(element => element.remove());
              this.free.delete(oldest);
            }
          }
          drawMarks(marks) {
            const seen = new Set();
            for (const [key, x, y, width, height, color, text] of marks) {
              let mark = this.marks.get(key);
              if (!mark) {
                mark = make('div', {class: text == null ? 'mark' : 'mark words'});
                this.marks.set(key, mark);
                this.strip.append(mark);
              }
              seen.add(key);
              const style = mark.style;
              style.transform = `translate(${x}px, ${y}px)`;
              style.width = width + 'px';
              style.height = height + 'px';
              if (text == null) style.backgroundColor = color;
              else {
                style.color = color;
                if (mark.textContent !== text) mark.textContent = text;
              }
            }
            for (const [key, mark] of this.marks) {
              if (seen.has(key)) continue;
              mark.remove();
              this.marks.delete(key);
            }
          }
        }
        return {Stage};
        })();
        const $lanes = (() => {
        const {SECOND} = $constants;
        const {colorOf, isBright, labelOf} = $card;
        const {clock} = $time;
        // The lanes: item, cause, indicator and timer over a period, drawn when the period or the inputs change.

        const CAUSES = {timer: '--cause-timer', drag: '--cause-drag', select: '--cause-select', next: '--cause-key', previous: '--cause-key'};
        const LANES = [['item', 34], ['cause', 26], ['indicator', 34], ['timer', 34]];
        const GAP = 10;

        class Lanes {
          constructor(canvas, player, banner) {
            Object.assign(this, {canvas, player, banner});
            this.start = 0;
            this.span = banner.span;
          }
          get end() { return this.start + this.span; }
          // Keeps the time visible: the period moves on by a page.
          follow(time) {
            if (time >= this.start && time < this.end) return false;
            this.start = Math.floor(time / this.span) * this.span;
            return true;
          }
          zoom(factor) {
            this.span = Math.max(SECOND / 2, Math.min(86400 * 7 * SECOND, this.span * factor));
            this.start = Math.floor(this.player.time / this.span) * this.span;
          }
          timeAt(x) { return this.start + Math.max(0, Math.min(1, x / this.width)) * this.span; }
          draw() {
            const style = getComputedStyle(this.canvas);
            const color = name => style.getPropertyValue(name).trim();
            this.width = this.canvas.clientWidth;
            const height = LANES.reduce((sum, lane) => sum + lane[1] + GAP, 20);
            const ratio = devicePixelRatio || 1;
            this.canvas.width = Math.round(this.width * ratio);
            this.canvas.height = Math.round(height * ratio);
            this.canvas.style.height = height + 'px';
            const pen = this.canvas.getContext('2d');
            pen.scale(ratio, ratio);
            pen.font = '11px ' + style.fontFamily;
            pen.textBaseline = 'middle';
            this.events = this.player.timeline.events(Math.max(0, this.start - 1), this.end, undefined, 4000);
            const x = time => (time - this.start) / this.span * this.width;
            this.ruler(pen, x, color);
            let top = 20;
            for (const [name, size] of LANES) {
              pen.fillStyle = color('--lane');
              pen.beginPath();
              pen.roundRect(0, top, this.width, size, 6);
              pen.fill();
              pen.save();
              pen.clip();
              this[name](pen, x, top, size, color);
              pen.restore();
              top += size + GAP;
            }
          }
          ruler(pen, x, color) {
            const raw = this.span / Math.max(3, this.width / 90);
            const steps = [1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 1.5e7, 3e7, 6e7, 12e7, 3e8, 6e8, 1.8e9, 3.6e9, 7.2e9,
              2.16e10, 4.32e10, 8.64e10];
            const step = steps.find(step => step >= raw) || 8.64e10;
            const lanes = LANES.reduce((sum, lane) => sum + lane[1] + GAP, 20);
            for (let time = Math.ceil(this.start / step) * step; time <= this.end; time += step) {
              const place = Math.round(x(time)) + 0.5;
              pen.strokeStyle = color('--line');
              pen.beginPath();
              pen.moveTo(place, 14);
              pen.lineTo(place, lanes - GAP);
              pen.stroke();
              pen.fillStyle = color('--muted');
              pen.textAlign = place < 12 ? 'left' : place > this.width - 24 ? 'right' : 'center';
              pen.fillText(clock(time, step < SECOND ? 2 : 0), place < 12 ? 0 : place, 6);
            }
          }
          // One band for each page that is current, paler while the content still moves to it.
          item(pen, x, top, size, color) {
            const changes = this.events.filter(event => event.event === 'change');
            let page = JSON.parse(this.player.timeline.state(this.start)).page;
            if (changes.length && changes[0].t * SECOND <= this.start) page = changes[0].from;
            let from = this.start;
            for (const change of [...changes, null]) {
              const to = change ? change.t * SECOND : this.end;
              const item = this.banner.items[page];
              const [left, right] = [x(from), x(to)];
              pen.fillStyle = colorOf(item, page);
              pen.fillRect(left, top, right - left + 0.5, size);
              const label = labelOf(item || {}) || String(page + 1);
              if (right - left > 26) {
                pen.save();
                pen.beginPath();
                pen.rect(left, top, right - left - 4, size);
                pen.clip();
                pen.fillStyle = isBright(colorOf(item, page)) ? 'rgba(0,0,0,.78)' : 'rgba(255,255,255,.95)';
                pen.textAlign = 'left';
                pen.fillText(label, left + 8, top + size / 2 + 0.5);
                pen.restore();
              }
              if (!change) break;
              [from, page] = [to, change.page];
            }
            for (const change of changes) {
              const [left, width] = [x(change.t * SECOND), change.duration / this.span * SECOND * this.width];
              const fade = pen.createLinearGradient(left, 0, left + width, 0);
              fade.addColorStop(0, color('--veil'));
              fade.addColorStop(1, 'transparent');
              pen.fillStyle = fade;
              pen.fillRect(left, top, Math.max(1, width), size);
            }
          }
          cause(pen, x, top, size, color) {
            const middle = top + size / 2;
            const spans = {dragBegin: ['dragEnd', '--cause-drag'], hide: ['show', '--muted'], pause: ['resume', '--cause-key']};
            for (const [begin, [end, name]] of Object.entries(spans)) {
              let since = null;
              for (const event of this.events) {
                if (event.event === begin && since === null) since = event.t;
                if (event.event === end) {
                  this.bar(pen, since === null ? 0 : x(since * SECOND), x(event.t * SECOND), middle, color(name), begin);
                  since = null;
                }
              }
              if (since !== null) this.bar(pen, x(since * SECOND), this.width, middle, color(name), begin);
            }
            for (const event of this.events) {
              if (event.event !== 'change' && event.event !== 'open') continue;
              pen.fillStyle = color(CAUSES[event.cause] || '--accent');
              pen.beginPath();
              const place = x(event.t * SECOND);
              if (event.cause === 'timer') pen.arc(place, middle, 4, 0, 7);
              else if (event.event === 'open') pen.roundRect(place - 4, middle - 4, 8, 8, 2);
              else {
                pen.moveTo(place - 5, middle - 5);
                pen.lineTo(place + 5, middle);
                pen.lineTo(place - 5, middle + 5);
                pen.closePath();
              }
              pen.fill();
            }
          }
          bar(pen, from, to, middle, color, name) {
            pen.fillStyle = color;
            pen.globalAlpha = name === 'dragBegin' ? 0.35 : 0.22;
            pen.beginPath();
            pen.roundRect(from, middle - 7, Math.max(3, to - from), 14, 4);
            pen.fill();
            pen.globalAlpha = 1;
            const words = {hide: 'hidden', pause: 'paused'}[name];
            if (words && to - from > 50) {
              pen.fillStyle = color;
              pen.textAlign = 'left';
              pen.fillText(words, from + 7, middle + 0.5);
            }
          }
          indicator(pen, x, top, size, color) {
            this.samples = this.player.timeline.samples(this.start, this.end, Math.max(2, Math.min(1200, Math.round(this.width))));
            pen.strokeStyle = color('--accent');
            pen.lineWidth = 1.75;
            pen.lineJoin = 'round';
            if (this.samples.every(([, place]) => place < 0)) {
              pen.fillStyle = color('--muted');
              pen.textAlign = 'left';
              pen.fillText('none', 8, top + size / 2 + 0.5);
              return;
            }
            pen.beginPath();
            this.samples.forEach(([, place], index) => {
              if (place < 0) return;
              const [left, y] = [index / (this.samples.length - 1) * this.width, top + size - 6 - place * (size - 12)];
              if (index) pen.lineTo(left, y); else pen.moveTo(left, y);
            });
            pen.stroke();
          }
          timer(pen, x, top, size, color) {
            const last = this.samples.length - 1;
            for (let index = 0; index < last; index++) {
              const [, , fill, runs] = this.samples[index];
              if (runs < 0) continue;
              pen.fillStyle = color(runs ? '--cause-timer' : '--muted');
              pen.globalAlpha = runs ? 0.55 : 0.3;
              const height = Math.max(1, fill * (size - 6));
              pen.fillRect(index / last * this.width, top + size - height, this.width / last + 0.6, height);
            }
            pen.globalAlpha = 1;
          }
        }
        return {Lanes};
        })();
        const $input = (() => {
        const {byId, calm, make} = $document;
        const {SECOND} = $constants;
        const {labelOf} = $card;
        const {readTime} = $time;
        // What a person does to the page: buttons, keys, pointer.

        const controls = {
          connect() {
            const {player} = this;
            const click = (id, action) => byId(id).addEventListener('click', action);
            click('play', () => { player.playing = !player.isPlaying; });
            click('to-start', () => player.seek(0));
            click('step-back', () => player.step(-1));
            click('step-on', () => player.step(1));
            click('previous', () => player.act('previous'));
            click('next', () => player.act('next'));
            click('rotation', () => player.act(this.isPaused ? 'resume' : 'pause'));
            click('hide', () => player.act(this.isHidden ? 'show' : 'hide'));
            click('zoom-in', () => this.zoom(0.5));
            click('zoom-out', () => this.zoom(2));
            click('clear', () => player.load([]));
            click('copy', () => this.copy());
            click('close-errors', () => { byId('errors').hidden = true; });
            byId('speed').addEventListener('change', event => { player.speed = +event.target.value; });
            byId('horizon').addEventListener('change', () => this.exposure());
            const scrub = byId('scrub');
            scrub.addEventListener('input', () => {
              this.scrubbing = true;
              if (player.isPlaying) player.playing = false;
              player.seek(+scrub.value);
              this.scrubbing = false;
            });
            byId('go').addEventListener('submit', event => {
              event.preventDefault();
              const time = readTime(byId('go-time').value);
              byId('go-time').setAttribute('aria-invalid', time === null);
              if (time !== null) player.stop(time);
            });
            const scenarios = byId('scenario');
            this.banner.scenarios.forEach((scenario, index) => scenarios.append(make('option', {value: index, text: scenario.name})));
            scenarios.closest('label').hidden = !this.banner.scenarios.length;
            scenarios.addEventListener('change', () => {
              const scenario = this.banner.scenarios[scenarios.value];
              this.lanes.span = scenario ? Math.max(SECOND, scenario.duration) : this.banner.span;
              this.lanes.start = 0;
              player.load(scenario ? scenario.inputs : []);
              player.seek(0);
              player.playing = !calm.matches;
            });
            this.pointer();
            document.addEventListener('keydown', event => this.key(event));
          },
          zoom(factor) {
            this.lanes.zoom(factor);
            this.redraw();
          },
          copy() {
            const range = document.createRange();
            range.selectNodeContents(byId('recording'));
            getSelection().removeAllRanges();
            getSelection().addRange(range);
            const say = words => { byId('copy').textContent = words; setTimeout(() => { byId('copy').textContent = 'Copy'; }, 1500); };
            if (navigator.clipboard) navigator.clipboard.writeText(this.player.scenario).then(() => say('Copied'), () => say('Selected'));
            else say('Selected');
          },
          pointer() {
            const {player, viewport} = this;
            const cards = byId('cards');
            let down = null;
            cards.addEventListener('pointerdown', event => {
              if (event.button || down) return;
              down = {x: event.clientX, y: event.clientY, id: event.pointerId};
              cards.setPointerCapture(event.pointerId);
            });
            cards.addEventListener('pointermove', event => {
              if (!down || event.pointerId !== down.id) return;
              if (!player.finger) {
                if (Math.abs(event.clientX - down.x) < 4) return;
                player.grab(event.clientX, performance.now());
                if (!player.finger) { down = null; return; }
                viewport.classList.add('grabbed');
              }
              player.move(event.clientX, this.scale, performance.now());
            });
            const up = event => {
              if (!down || event.pointerId !== down.id) return;
              down = null;
              viewport.classList.remove('grabbed');
              if (player.finger) player.release(performance.now());
              else if (event.type === 'pointerup' && player.act('tap')) this.say(event);
            };
            cards.addEventListener('pointerup', up);
            cards.addEventListener('pointercancel', up);
            const lanes = byId('lanes');
            let scrubbing = false;
            const scrub = event => player.stop(Math.round(this.lanes.timeAt(event.clientX - lanes.getBoundingClientRect().left)));
            lanes.addEventListener('pointerdown', event => {
              scrubbing = true;
              lanes.setPointerCapture(event.pointerId);
              scrub(event);
            });
            lanes.addEventListener('pointermove', event => { if (scrubbing) scrub(event); });
            lanes.addEventListener('pointerup', () => { scrubbing = false; });
            lanes.addEventListener('pointercancel', () => { scrubbing = false; });
          },
          // A tap opens nothing here: it shows what it would open.
          say() {
            const toast = byId('toast');
            const item = this.banner.items[this.state.page] || {};
            toast.textContent = item.link ? `would open ${item.link}` : `tap on ${labelOf(item)}: no link`;
            toast.hidden = false;
            clearTimeout(this.toast);
            this.toast = setTimeout(() => { toast.hidden = true; }, 2400);
          },
          key(event) {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.target.closest('input, select, textarea')) return;
            const isButton = event.target.closest('button, a, summary');
            const forward = this.banner.isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
            const {player} = this;
            const done = {
              ArrowLeft: () => player.act(forward === 'ArrowLeft' ? 'next' : 'previous'),
              ArrowRight: () => player.act(forward === 'ArrowRight' ? 'next' : 'previous'),
              Home: () => player.act('select', 0),
              End: () => player.act('select', this.banner.count - 1),
              ' ': isButton ? null : () => { player.playing = !player.isPlaying; },
              '.': () => player.step(1),
              ',': () => player.step(-1),
            }[event.key];
            if (!done) return;
            event.preventDefault();
            done();
          },
          // The dots can be tapped: each has a button over it, as large as a finger needs.
          pickers() {
            const {banner} = this;
            const group = byId('pickers');
            if (banner.count < 2 || banner.count > 24) return;
            for (let page = 0; page < banner.count; page++) {
              const item = banner.items[page] || {};
              group.append(make('button', {type: 'button', class: 'picker', 'data-page': page,
                'aria-label': `Slide ${page + 1} of ${banner.count}${item.title ? ': ' + item.title : ''}`,
                onclick: () => { if (this.state.page !== page) this.player.act('select', page); }}));
            }
            byId('strip').addEventListener('pointerdown', event => {
              const key = [...this.stage.marks].find(([, mark]) => {
                const box = mark.getBoundingClientRect();
                return event.clientX >= box.left - 4 && event.clientX <= box.right + 4;
              });
              if (key && key[0] >= 0) this.player.act('select', key[0]);
            });
          },
        };
        return {controls};
        })();
        const $page = (() => {
        const {byId, calm} = $document;
        const {KIND} = $constants;
        const {labelOf} = $card;
        const {Stage} = $stage;
        const {clock} = $time;
        const {Lanes} = $lanes;
        const {EventList, showExposure} = $panels;
        const {controls} = $input;
        // The page of one banner: all parts together.

        class Page {
          constructor(timeline, player, banner) {
            Object.assign(this, {timeline, player, banner});
            this.viewport = byId('viewport');
            this.stage = new Stage(banner, byId('cards'), byId('strip'));
            this.lanes = new Lanes(byId('lanes'), player, banner);
            this.events = new EventList(byId('event-rows'), player, banner);
            player.changed = what => this.changed(what);
            this.connect();
            this.pickers();
            this.resize();
            new ResizeObserver(() => this.resize()).observe(byId('stage'));
            new ResizeObserver(() => this.redraw()).observe(byId('lanes').parentElement);
            addEventListener('themechange', () => this.redraw());
            matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.redraw());
          }
          run() {
            const kept = history.state;
            if (kept && kept.inputs) {
              this.player.load(kept.inputs);
              this.player.seek(kept.time);
              this.player.playing = kept.isPlaying;
            } else {
              this.player.load([]);
              this.player.playing = !calm.matches;
              byId('calm').hidden = !calm.matches;
            }
            const frame = now => {
              this.player.tick(now);
              this.draw();
              requestAnimationFrame(frame);
            };
            requestAnimationFrame(now => {
              this.player.last = now;
              frame(now);
            });
          }
          draw() {
            const {player, banner} = this;
            if (this.drawn === player.time && !player.finger) return;
            this.drawn = player.time;
            if (this.lanes.follow(player.time)) this.redraw();
            const picture = this.timeline.picture(player.time);
            const state = picture.state;
            this.state = state;
            this.stage.draw(picture, state.page);
            byId('playhead').style.transform = `translateX(${(player.time - this.lanes.start) / this.lanes.span * (this.lanes.width || 0)}px)`;
            const scrub = byId('scrub');
            if (document.activeElement !== scrub || !this.scrubbing) scrub.value = player.time;
            if (this.page !== state.page || this.phase !== state.phase || this.timerState !== state.timer.state) this.stateChanged(state);
            byId('time').textContent = clock(player.time);
            byId('now-position').textContent = state.position.toFixed(2);
            byId('now-timer').textContent = state.timer.left == null ? state.timer.state
              : `${state.timer.state === 'running' ? 'fires in' : 'waits with'} ${state.timer.left.toFixed(2)}s`;
            this.events.mark(player.time);
          }
          stateChanged(state) {
            [this.page, this.phase, this.timerState] = [state.page, state.phase, state.timer.state];
            const item = this.banner.items[state.page];
            byId('now-page').textContent = `${state.page + 1} of ${this.banner.count}`;
            byId('now-item').textContent = labelOf(item || {});
            byId('now-phase').textContent = state.phase;
            byId('scrub').setAttribute('aria-valuetext', `${clock(this.player.time)}, ${labelOf(item || {})}`);
            document.querySelectorAll('.picker').forEach(picker => {
              if (+picker.dataset.page === state.page) picker.setAttribute('aria-disabled', 'true');
              else picker.removeAttribute('aria-disabled');
            });
            const rotates = this.player.isPlaying && state.timer.state === 'running';
            byId('cards').setAttribute('aria-live', rotates ? 'off' : 'polite');
            this.rotation();
          }
          // The carousel's own pause button, as for its viewer.
          rotation() {
            const now = this.player.time;
            const done = this.player.inputs.filter(input => input[0] <= now);
            const last = (...names) => done.filter(input => names.some(name => KIND[name] === input[1])).pop();
            this.isPaused = last('pause', 'resume')?.[1] === KIND.pause;
            this.isHidden = last('hide', 'show')?.[1] === KIND.hide;
            const rotation = byId('rotation');
            rotation.hidden = !this.banner.hasTimer;
            rotation.setAttribute('aria-label', this.isPaused ? 'Start automatic slide show' : 'Stop automatic slide show');
            rotation.classList.toggle('on', !this.isPaused);
            byId('hide').textContent = this.isHidden ? 'Show' : 'Hide';
            this.viewport.classList.toggle('hidden-banner', this.isHidden);
          }
          changed(what) {
            const {player} = this;
            const play = byId('play');
            play.classList.toggle('on', player.isPlaying);
            play.setAttribute('aria-label', player.isPlaying ? 'Pause' : 'Play');
            if (player.isPlaying) byId('calm').hidden = true;
            this.viewport.classList.toggle('animated', (player.isPlaying || player.coasting || !!player.finger) && !calm.matches);
            this.drawn = null;
            this.page = null;
            if (what !== 'inputs') return;
            this.redraw();
            const scenario = player.scenario;
            byId('recording').textContent = scenario;
            byId('recorded').hidden = !scenario;
            byId('recording').hidden = !scenario;
            byId('nothing-recorded').hidden = !!scenario;
            this.exposure();
          }
          redraw() {
            this.lanes.draw();
            this.events.show(this.lanes.events);
            const scrub = byId('scrub');
            scrub.min = this.lanes.start;
            scrub.max = this.lanes.end;
            scrub.step = Math.max(1000, Math.round(this.lanes.span / 2000));
            this.drawn = null;
          }
          exposure() {
            const horizon = +byId('horizon').value || this.lanes.span;
            showExposure(byId('exposure'), byId('exposure-note'), this.timeline, this.banner, horizon);
          }
          resize() {
            const {width, height} = this.banner.viewport;
            const room = byId('stage').clientWidth - 32;
            this.scale = Math.min(room / width, Math.max(220, Math.min(460, innerHeight * 0.55)) / height, 1.6);
            const box = this.viewport;
            box.style.width = width * this.scale + 'px';
            box.style.height = (height + this.banner.strip) * this.scale + 'px';
            byId('scaled').style.transform = `scale(${this.scale})`;
            byId('cards').style.height = height + 'px';
            byId('cards').style.width = width + 'px';
          }
        }
        Object.assign(Page.prototype, controls);
        return {Page};
        })();
        const $watch = (() => {
        // Follows the file while `bannerkit preview --watch` runs: a small script next to the page says when it was written again.
        function follow(watch) {
          let script = null;
          window.bannerkitWritten = mark => {
            if (mark === watch.mark) return;
            const page = window.bannerkit;
            if (page?.player) history.replaceState({inputs: page.player.inputs, time: page.player.time, isPlaying: page.player.isPlaying}, '');
            location.reload();
          };
          setInterval(() => {
            script?.remove();
            script = document.createElement('script');
            script.src = `${watch.file}?${Date.now()}`;
            document.head.append(script);
          }, 400);
        }
        return {follow};
        })();
        const $banner = (() => {
        const {byId, data} = $document;
        const {loadEngine} = $engine;
        const {keepTheme} = $theme;
        const {findingList} = $panels;
        const {Player} = $player;
        const {Page} = $page;
        const {follow} = $watch;
        // Where a banner's page begins.

        async function startPage() {
          const banner = data('banner');
          keepTheme(byId('theme'));
          byId('findings').replaceChildren(...findingList(banner.findings));
          byId('findings-count').textContent = banner.findings.length || '';
          byId('no-findings').hidden = banner.findings.length > 0;
          const errors = banner.findings.filter(finding => finding.severity === 'error');
          if (errors.length) {
            byId('errors-list').replaceChildren(...findingList(errors.slice(0, 8)));
            byId('errors-title').textContent = errors.length === 1 ? '1 error' : `${errors.length} errors`;
            byId('errors').hidden = false;
          }
          if (!banner.numbers) {
            document.body.classList.add('broken');
            return;
          }
          const engine = await loadEngine();
          const timeline = engine.open(banner.numbers, banner.items);
          const player = new Player(timeline, banner);
          const page = new Page(timeline, player, banner);
          page.run();
          window.bannerkit = {timeline, player, page, ready: true};
        }

        document.addEventListener('DOMContentLoaded', startPage);
        if (byId('watch')) follow(data('watch'));
        })();
        """##

    /// The script of a gallery.
    static let galleryScript = ##"""
        'use strict';
        const $document = (() => {
        // The page's document: its elements, and the data that it carries.
        const byId = id => document.getElementById(id);
        const data = id => JSON.parse(byId(id).textContent);
        const calm = matchMedia('(prefers-reduced-motion: reduce)');

        const make = (name, attributes = {}, ...children) => {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) {
            if (value === false || value == null) continue;
            if (key === 'text') element.textContent = value;
            else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
            else element.setAttribute(key, value === true ? '' : value);
          }
          element.append(...children);
          return element;
        };
        return {byId, data, calm, make};
        })();
        const $constants = (() => {
        const {data} = $document;
        // What the scripts share with the program that writes the page; it wrote them here.

        const constants = data('constants');
        const SECOND = constants.second;
        const LATEST = constants.latest;
        const KIND = constants.inputKinds;
        const MOST_INPUTS = constants.inputLimit;
        const SWIPE = constants.swipe;
        const EVENTS = constants.eventKinds;
        const ALL_KINDS = Object.values(EVENTS).reduce((all, kind) => all | kind, 0);
        const SEVERITIES = constants.severities;
        const CARD_COLORS = constants.cardColors;
        return {SECOND, LATEST, KIND, MOST_INPUTS, SWIPE, EVENTS, ALL_KINDS, SEVERITIES, CARD_COLORS};
        })();
        const $card = (() => {
        const {CARD_COLORS} = $constants;
        // What a card shows: its colour and its words.

        const colorOf = (item, page) => item && item.color ? item.color : CARD_COLORS[page % CARD_COLORS.length];
        const isBright = color => {
          const [r, g, b] = [1, 3, 5].map(place => parseInt(color.slice(place, place + 2), 16) / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
          return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.36;
        };
        const labelOf = item => item.title || item.id || '';
        return {colorOf, isBright, labelOf};
        })();
        const $engine = (() => {
        const {data} = $document;
        const {ALL_KINDS} = $constants;
        // The engine: BannerKit itself, compiled to WebAssembly. Nothing here knows how a banner behaves.

        async function loadEngine() {
          const packed = Uint8Array.from(atob(data('engine')), letter => letter.charCodeAt(0));
          const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
          const bytes = await new Response(unpacked).arrayBuffer();
          return new Engine((await WebAssembly.instantiate(bytes)).instance.exports);
        }

        class Engine {
          constructor(wasm) {
            this.wasm = wasm;
            this.decoder = new TextDecoder();
            this.encoder = new TextEncoder();
          }
          give(numbers) {
            const place = this.wasm.numbers(numbers.length);
            new Float64Array(this.wasm.memory.buffer, place, numbers.length).set(numbers);
            return numbers.length;
          }
          take(length) {
            return this.decoder.decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.text(), length));
          }
          open(numbers, items) {
            const words = this.encoder.encode(items.map(item => item.id + (item.link ? '\t' + item.link : '') + '\n').join(''));
            const place = this.wasm.words(words.length);
            new Uint8Array(this.wasm.memory.buffer, place, words.length).set(words);
            const handle = this.wasm.open(this.give(numbers), words.length);
            if (handle < 0) throw new Error('the page holds no banner');
            return new Timeline(this, handle);
          }
        }

        // One banner: all times are microseconds.
        class Timeline {
          constructor(engine, handle) {
            this.engine = engine;
            this.wasm = engine.wasm;
            this.handle = handle;
          }
          close() { this.wasm.close(this.handle); }
          play(inputs) { this.wasm.play(this.handle, this.engine.give(inputs.flat())); }
          text(name, ...values) { return this.engine.take(this.wasm[name](this.handle, ...values)); }
          state(time) { return this.text('state', time); }
          picture(time) { return JSON.parse(this.text('picture', time)); }
          eventLines(from, to, kinds = ALL_KINDS, limit = 100000) { return this.text('events', from, to, kinds, limit); }
          events(from, to, kinds, limit) {
            return this.eventLines(from, to, kinds, limit).split('\n').filter(Boolean).map(line => JSON.parse(line));
          }
          samples(from, to, count) { return JSON.parse(this.text('samples', from, to, count)); }
          summary(horizon) { return JSON.parse(this.text('summary', horizon)); }
          beginDrag(time) { this.wasm.beginDrag(this.handle, time); }
          moveDrag(by, time) { this.wasm.moveDrag(this.handle, by, time); }
          endDrag() { this.wasm.endDrag(this.handle); }
        }
        return {loadEngine};
        })();
        const $stage = (() => {
        const {make} = $document;
        const {colorOf, isBright, labelOf} = $card;
        // The stage: puts a picture's cards and marks where the engine says they are.

        class Stage {
          constructor(banner, viewport, strip) {
            Object.assign(this, {banner, viewport, strip});
            this.free = new Map();
            this.cards = new Map();
            this.marks = new Map();
            this.window = make('div', {class: 'window'});
            viewport.append(this.window);
            const {width, height} = banner.viewport;
            Object.assign(this.window.style, {width: width + 'px', height: height + 'px'});
            if (strip) Object.assign(strip.style, {width: width + 'px', height: banner.strip + 'px'});
          }
          card(page) {
            const item = this.banner.items[page] || {};
            const color = colorOf(item, page);
            const {width, height, unit} = this.banner.cell;
            const card = make('div', {class: 'card', role: 'group', 'aria-roledescription': 'slide'});
            card.setAttribute('aria-label', `${page + 1} of ${this.banner.count}`);
            Object.assign(card.style, {width: width + 'px', height: height + 'px'});
            card.style.setProperty('--card', color);
            card.classList.toggle('bright', isBright(color));
            card.style.setProperty('--unit', Math.max(9, unit) + 'px');
            if (item.image) {
              const image = make('img', {alt: item.alt || labelOf(item), draggable: 'false', src: item.image});
              card.append(image);
              card.classList.add('pictured');
            }
            const words = make('div', {class: 'words'});
            words.append(make('div', {class: 'title', dir: 'auto', text: labelOf(item) || String(page + 1)}));
            if (item.subtitle) words.append(make('div', {class: 'subtitle', dir: 'auto', text: item.subtitle}));
            if (item.alt && !item.image) words.append(make('span', {class: 'unseen', text: item.alt}));
            if (!item.image || item.title) card.append(words);
            return card;
          }
          draw(picture, current = -1) {
            const seen = new Set();
            for (const [place, page, x, scale] of picture.cells) {
              let card = this.cards.get(place);
              if (card && card.page !== page) {
                this.retire(place);
                card = null;
              }
              if (!card) {
                const spare = this.free.get(page)?.pop();
                card = {page, element: spare || this.card(page)};
                this.cards.set(place, card);
                if (!spare) this.window.append(card.element);
                card.element.hidden = false;
              }
              seen.add(place);
              const y = (this.banner.viewport.height - this.banner.cell.height) / 2;
              card.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
              card.element.style.zIndex = scale > 1 ? 1 : 0;
              const isCurrent = page === current;
              if (card.isCurrent !== isCurrent) {
                card.isCurrent = isCurrent;
                card.element.toggleAttribute('aria-hidden', false);
                card.element.setAttribute('aria-hidden', !isCurrent);
              }
            }
            for (const place of [...this.cards.keys()]) if (!seen.has(place)) this.retire(place);
            if (this.strip) this.drawMarks(picture.marks);
          }
          retire(place) {
            const card = this.cards.get(place);
            this.cards.delete(place);
            card.element.hidden = true;
            card.isCurrent = null;
            const spare = this.free.get(card.page);
            if (spare) spare.push(card.element); else this.free.set(card.page, [card.element]);
            if (this.free.size > 48) {
              const [oldest, elements] = this.free.entries().next().value;
              elements.forEach(element => element.remove());
              this.free.delete(oldest);
            }
          }
          drawMarks(marks) {
            const seen = new Set();
            for (const [key, x, y, width, height, color, text] of marks) {
              let mark = this.marks.get(key);
              if (!mark) {
                mark = make('div', {class: text == null ? 'mark' : 'mark words'});
                this.marks.set(key, mark);
                this.strip.append(mark);
              }
              seen.add(key);
              const style = mark.style;
              style.transform = `translate(${x}px, ${y}px)`;
              style.width = width + 'px';
              style.height = height + 'px';
              if (text == null) style.backgroundColor = color;
              else {
                style.color = color;
                if (mark.textContent !== text) mark.textContent = text;
              }
            }
            for (const [key, mark] of this.marks) {
              if (seen.has(key)) continue;
              mark.remove();
              this.marks.delete(key);
            }
          }
        }
        return {Stage};
        })();
        const $theme = (() => {
        // The button that chooses light, dark, or what the system has.
        function keepTheme(button) {
          const words = {auto: 'Match system', light: 'Light', dark: 'Dark'};
          const order = ['auto', 'light', 'dark'];
          const show = theme => {
            if (theme === 'auto') delete document.documentElement.dataset.theme;
            else document.documentElement.dataset.theme = theme;
            button.querySelector('span').textContent = words[theme];
            button.value = theme;
            dispatchEvent(new Event('themechange'));
          };
          button.addEventListener('click', () => show(order[(order.indexOf(button.value) + 1) % 3]));
          show('auto');
        }
        return {keepTheme};
        })();
        const $gallery = (() => {
        const {byId, calm, data, make} = $document;
        const {SEVERITIES} = $constants;
        const {labelOf} = $card;
        const {loadEngine} = $engine;
        const {Stage} = $stage;
        const {keepTheme} = $theme;
        // The gallery: thousands of banners; only those on screen exist, run and are drawn.

        const CARD = {width: 272, gap: 20, picture: 176, height: 264};

        class Gallery {
          constructor(banners, engine) {
            Object.assign(this, {banners, engine});
            this.grid = byId('grid');
            this.open = new Map();
            this.started = performance.now();
            banners.forEach((banner, index) => {
              banner.index = index;
              const words = (banner.data?.items || []).map(labelOf);
              banner.search = [banner.name, banner.path, ...words].join('\n').toLowerCase();
            });
            const styles = [...new Set(banners.map(banner => banner.style).filter(Boolean))].sort();
            byId('style').append(...styles.map(style => make('option', {value: style, text: style})));
            for (const id of ['search', 'filter', 'style', 'order']) byId(id).addEventListener('input', () => this.choose());
            addEventListener('scroll', () => this.place(), {passive: true});
            new ResizeObserver(() => this.layout()).observe(this.grid);
            this.choose();
            const frame = now => {
              if (!calm.matches) this.tick(now);
              requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
          }
          choose() {
            const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
            const [filter, style, order] = ['filter', 'style', 'order'].map(id => byId(id).value);
            const found = banner => banner.found.reduce((sum, count) => sum + count, 0);
            const fits = {'': () => true, error: b => b.found[0] > 0, found: b => found(b) > 0, clean: b => found(b) === 0,
              timer: b => b.data?.hasTimer}[filter];
            this.shown = this.banners.filter(banner => words.every(word => banner.search.includes(word)) && fits(banner) &&
              (!style || banner.style === style));
            const collator = new Intl.Collator();
            const orders = {
              name: (a, b) => collator.compare(a.name, b.name),
              period: (a, b) => (a.period ?? Infinity) - (b.period ?? Infinity) || 0,
              items: (a, b) => (b.data?.count ?? 0) - (a.data?.count ?? 0),
              found: (a, b) => b.found[0] - a.found[0] || found(b) - found(a),
            };
            if (orders[order]) this.shown.sort((a, b) => orders[order](a, b) || a.index - b.index);
            byId('count').textContent = this.shown.length === this.banners.length
              ? `${this.banners.length.toLocaleString('en')} banners`
              : `${this.shown.length.toLocaleString('en')} of ${this.banners.length.toLocaleString('en')} banners`;
            byId('none').hidden = this.shown.length > 0;
            this.layout();
          }
          layout() {
            const width = this.grid.clientWidth;
            this.columns = Math.max(1, Math.floor((width + CARD.gap) / (CARD.width + CARD.gap)));
            this.cardWidth = (width - (this.columns - 1) * CARD.gap) / this.columns;
            this.grid.style.height = Math.ceil(this.shown.length / this.columns) * (CARD.height + CARD.gap) + 'px';
            for (const card of this.open.values()) this.shut(card);
            this.open.clear();
            this.place();
          }
          place() {
            const top = -this.grid.getBoundingClientRect().top;
            const row = CARD.height + CARD.gap;
            const first = Math.max(0, Math.floor((top - row) / row)) * this.columns;
            const end = Math.min(this.shown.length, (Math.ceil((top + innerHeight + row) / row)) * this.columns);
            for (const [index, card] of this.open) {
              if (index >= first && index < end) continue;
              this.shut(card);
              this.open.delete(index);
            }
            for (let index = first; index < end; index++) if (!this.open.has(index)) this.open.set(index, this.show(index));
          }
          show(index) {
            const banner = this.shown[index];
            const picture = make('div', {class: 'picture' + (banner.dark ? ' dark' : '')});
            const found = SEVERITIES.map((name, level) => banner.found[level] ? make('span', {class: 'badge ' + name,
              text: `${banner.found[level]} ${name}${banner.found[level] > 1 && level < 2 ? 's' : ''}`}) : null).filter(Boolean);
            const facts = banner.data ? [`${banner.data.count} ${banner.data.count === 1 ? 'item' : 'items'}`,
              banner.period ? `every ${banner.period}s` : 'rests', banner.style] : ['not a banner yet'];
            const element = make('li', {class: 'tile', 'aria-setsize': this.shown.length, 'aria-posinset': index + 1},
              make('a', {href: banner.page}, picture, make('span', {class: 'about'},
                make('span', {class: 'name', dir: 'auto', text: banner.name}),
                make('span', {class: 'path', text: banner.path}),
                make('span', {class: 'facts', text: facts.join(' · ')}), make('span', {class: 'found'}, ...found))));
            const [column, row] = [index % this.columns, Math.floor(index / this.columns)];
            element.style.width = this.cardWidth + 'px';
            element.style.transform = `translate(${column * (this.cardWidth + CARD.gap)}px, ${row * (CARD.height + CARD.gap)}px)`;
            this.grid.append(element);
            const card = {element};
            if (banner.data) this.fill(card, banner, picture);
            return card;
          }
          fill(card, banner, picture) {
            const data = banner.data;
            const scaled = make('div', {class: 'scaled', 'aria-hidden': 'true', inert: true});
            const [cards, strip] = [make('div'), make('div', {class: 'strip'})];
            scaled.append(cards, strip);
            picture.append(scaled);
            const {width, height} = data.viewport;
            const scale = Math.min((this.cardWidth - 36) / width, (CARD.picture - 28) / (height + data.strip));
            scaled.style.width = width + 'px';
            scaled.style.height = height + data.strip + 'px';
            scaled.style.transform = `translate(${(this.cardWidth - width * scale) / 2}px, ${(CARD.picture - (height + data.strip) * scale) / 2}px) scale(${scale})`;
            card.timeline = this.engine.open(data.numbers, []);
            card.stage = new Stage(data, cards, strip);
            card.stage.draw(card.timeline.picture(calm.matches ? 0 : (performance.now() - this.started) * 1000));
            card.runs = data.hasTimer;
          }
          shut(card) {
            card.timeline?.close();
            card.element.remove();
          }
          tick(now) {
            const time = (now - this.started) * 1000;
            for (const card of this.open.values()) {
              if (!card.runs) continue;
              card.stage.draw(card.timeline.picture(Math.max(0, time)));
            }
          }
        }

        async function startGallery() {
          keepTheme(byId('theme'));
          window.bannerkit = {gallery: new Gallery(data('banners'), await loadEngine()), ready: true, since: performance.now()};
        }
        document.addEventListener('DOMContentLoaded', startGallery);
        })();
        """##

    /// The style of a banner's page.
    static let pageStyle = ##"""
        /* Colours that the canvas reads must be computed, not quoted. */
        @property --lane { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --line { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --muted { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --accent { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --veil { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --cause-timer { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --cause-drag { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --cause-select { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --cause-key { syntax: "<color>"; inherits: true; initial-value: #777; }

        :root {
          color-scheme: light dark;
          --ground: light-dark(#f5f5f2, #101113);
          --surface: light-dark(#ffffff, #18191c);
          --raised: light-dark(#f4f4f1, #222428);
          --lane: light-dark(#f3f3f0, #202226);
          --line: light-dark(#e5e5df, #2c2f34);
          --text: light-dark(#17181a, #ecedef);
          --muted: light-dark(#666a71, #979ca5);
          --accent: light-dark(#3a4fc4, #98a6ff);
          --on-accent: light-dark(#ffffff, #101223);
          --veil: light-dark(rgba(255, 255, 255, .42), rgba(0, 0, 0, .42));
          --cause-timer: light-dark(#3a4fc4, #98a6ff);
          --cause-drag: light-dark(#b5502d, #f0a07a);
          --cause-select: light-dark(#1f7a5a, #6fcfa8);
          --cause-key: light-dark(#7a4a99, #c79ae6);
          --error: light-dark(#b3261e, #ff8f85);
          --warning: light-dark(#8a5a00, #f0bd5a);
          --shadow: 0 1px 2px light-dark(rgba(20, 20, 30, .05), rgba(0, 0, 0, .4)), 0 8px 28px light-dark(rgba(20, 20, 30, .06), rgba(0, 0, 0, .28));
          --mono: ui-monospace, "SF Mono", "Cascadia Code", "Roboto Mono", Menlo, Consolas, monospace;
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Apple SD Gothic Neo", "Noto Sans CJK KR", sans-serif;
        }
        [data-theme=light] { color-scheme: light; }
        [data-theme=dark] { color-scheme: dark; }
        *, ::before, ::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--ground); color: var(--text); -webkit-text-size-adjust: 100%; }
        h1, h2, p, ul, pre { margin: 0; padding: 0; }
        ul { list-style: none; }
        button, select, input { font: inherit; color: inherit; }
        button, select { cursor: pointer; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .quiet { color: var(--muted); }

        .button {
          display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 36px; padding: 0 14px;
          border: 1px solid var(--line); border-radius: 9px; background: var(--surface); font-weight: 500; white-space: nowrap;
        }
        .button:hover, select:hover { background: var(--raised); }
        .button.icon { width: 36px; padding: 0; }
        .button svg { width: 16px; height: 16px; fill: currentColor; }
        .button.main { background: var(--accent); border-color: transparent; color: var(--on-accent); width: 44px; height: 44px; border-radius: 50%; padding: 0; }
        .button.main:hover { filter: brightness(1.08); }
        .button .pause, .button.on .play { display: none; }
        .button.on .pause { display: block; }
        .button.small { min-height: 28px; padding: 0 10px; font-size: 13px; border-radius: 7px; }
        .button.small.icon { width: 28px; padding: 0; }
        select, input[type=text], input[type=search] {
          min-height: 36px; padding: 0 10px; border: 1px solid var(--line); border-radius: 9px; background: var(--surface);
        }
        select.small { min-height: 28px; font-size: 13px; border-radius: 7px; }
        [aria-invalid=true] { border-color: var(--error) !important; }

        header.top { display: flex; align-items: flex-end; gap: 24px; flex-wrap: wrap; margin-bottom: 24px; }
        header.top h1 { font-size: 28px; line-height: 1.2; letter-spacing: -.02em; font-weight: 650; overflow-wrap: anywhere; }
        header.top .facts { display: flex; flex-wrap: wrap; gap: 4px 18px; color: var(--muted); margin-top: 6px; }
        header.top .facts .path { font: 13px/1.7 var(--mono); overflow-wrap: anywhere; }
        header.top .about { max-width: 72ch; margin-top: 8px; }
        header.top .side { margin-inline-start: auto; }

        .window { position: relative; overflow: hidden; touch-action: pan-y; user-select: none; -webkit-user-select: none; }
        .card {
          position: absolute; left: 0; top: 0; overflow: hidden; color: #fff; will-change: transform;
          background: linear-gradient(150deg, color-mix(in oklab, var(--card) 88%, #fff) 0%, var(--card) 55%, color-mix(in oklab, var(--card) 82%, #000) 100%);
        }
        .card.bright { color: rgba(0, 0, 0, .84); }
        .card img { width: 100%; height: 100%; object-fit: cover; display: block; pointer-events: none; }
        .card .words { position: absolute; left: 0; right: 0; bottom: 0; padding: calc(var(--unit) * .95); }
        .card.pictured { color: #fff; }
        .card.pictured .words { background: linear-gradient(transparent, rgba(0, 0, 0, .62)); padding-top: calc(var(--unit) * 2.4); }
        .card .title { font-size: calc(var(--unit) * 1.12); line-height: 1.2; font-weight: 650; letter-spacing: -.015em; overflow-wrap: anywhere;
          display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
        .card .subtitle { font-size: calc(var(--unit) * .68); line-height: 1.4; margin-top: .25em; opacity: .86; overflow: hidden; text-overflow: ellipsis; }
        .strip { position: relative; overflow: hidden; }
        .mark { position: absolute; left: 0; top: 0; border-radius: 999px; }
        .mark.words { background: none; text-align: center; font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums; font-weight: 550; }

        .findings li { padding: 12px 0; border-top: 1px solid var(--line); }
        .findings li:first-child { border-top: 0; padding-top: 0; }
        .findings .head { display: flex; flex-wrap: wrap; gap: 10px; font-size: 13px; color: var(--muted); align-items: baseline; }
        .findings .severity { font-weight: 650; color: var(--muted); }
        .findings .error .severity { color: var(--error); }
        .findings .warning .severity { color: var(--warning); }
        .findings .rule { font-family: var(--mono); font-size: 12px; }
        .findings .message { margin-top: 2px; overflow-wrap: anywhere; }
        .findings .help { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
        .findings pre { margin: 6px 0; padding: 8px 10px; background: var(--lane); border-radius: 7px; overflow-x: auto; font: 12.5px/1.5 var(--mono); }
        @media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important; animation: none !important; } }
        main { max-width: 1180px; margin: 0 auto; padding: 40px 28px 64px; }
        .panel { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; box-shadow: var(--shadow); }
        .panel > h2, .panel .heading h2 { font-size: 15px; font-weight: 650; letter-spacing: -.005em; }
        .panel .heading { display: flex; align-items: center; gap: 12px; min-height: 32px; margin-bottom: 14px; }
        .panel .heading .tools { margin-inline-start: auto; display: flex; gap: 8px; align-items: center; }
        .padded { padding: 20px 22px 22px; }

        .theatre { display: grid; grid-template-columns: minmax(0, 1fr) 320px; overflow: hidden; }
        #stage { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 14px; padding: 32px 16px 20px; min-width: 0;
          background: radial-gradient(110% 90% at 50% 0%, light-dark(#fdfdfc, #1d1f23), light-dark(#efefea, #131416)); }
        #viewport { position: relative; border-radius: 12px; overflow: hidden; background: #fff; box-shadow: 0 0 0 1px light-dark(rgba(0, 0, 0, .07), rgba(255, 255, 255, .09)), 0 18px 50px light-dark(rgba(30, 30, 45, .14), rgba(0, 0, 0, .5)); }
        [data-paper=dark] #viewport { background: #17181b; }
        #scaled { transform-origin: 0 0; position: absolute; left: 0; top: 0; }
        #cards { cursor: grab; overflow: hidden; touch-action: pan-y; }
        .grabbed #cards { cursor: grabbing; }
        #strip { cursor: pointer; }
        .animated .mark { transition: background-color .1s ease-in-out; }
        .animated[data-style=scalingDots] .mark { transition: background-color .1s ease-in-out, transform .1s ease-in-out, width .1s ease-in-out, height .1s ease-in-out; }
        .hidden-banner #scaled { opacity: .14; filter: grayscale(1); }
        .hidden-banner::after { content: "hidden from its viewer"; position: absolute; inset: 0; display: grid; place-items: center; color: #777; font-weight: 550; pointer-events: none; }
        .carousel-controls { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; justify-content: center; }
        #pickers { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        #pickers:focus-within { position: static; width: auto; height: auto; clip-path: none; display: flex; gap: 4px; flex-wrap: wrap; justify-content: center; }
        .picker { width: 26px; height: 26px; border-radius: 50%; border: 1px solid var(--line); background: var(--surface); padding: 0; }
        .picker::after { content: attr(data-page); counter-increment: none; font-size: 11px; }
        .picker[aria-disabled=true] { background: var(--accent); color: var(--on-accent); }
        #toast { position: absolute; left: 12px; right: 12px; bottom: 12px; padding: 8px 12px; border-radius: 9px; background: rgba(20, 21, 24, .92); color: #fff; font-size: 13px; overflow-wrap: anywhere; text-align: center; }

        aside { border-inline-start: 1px solid var(--line); padding: 24px 22px; display: flex; flex-direction: column; gap: 22px; min-width: 0; }
        aside dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; margin: 0; }
        aside dt { color: var(--muted); }
        aside dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        aside .clock { font-size: 34px; line-height: 1.1; letter-spacing: -.03em; font-weight: 600; font-variant-numeric: tabular-nums; }
        aside label { display: grid; gap: 4px; color: var(--muted); font-size: 13px; }
        aside label select { color: var(--text); font-size: 14px; width: 100%; }
        .record { display: flex; flex-direction: column; gap: 8px; margin-top: auto; border-top: 1px solid var(--line); padding-top: 18px; }
        .record .heading { margin: 0; }
        .record pre { max-height: 150px; overflow: auto; background: var(--lane); border-radius: 9px; padding: 10px 12px; font: 12px/1.55 var(--mono); tab-size: 2; }

        .transport { display: flex; align-items: center; gap: 8px; flex-wrap: wrap; margin-bottom: 16px; }
        .transport .gap { flex: 1; }
        .transport form { display: flex; gap: 6px; }
        .transport input { width: 132px; }
        .track { display: grid; grid-template-columns: 76px minmax(0, 1fr); }
        .track .names { display: flex; flex-direction: column; gap: 10px; padding-top: 66px; font-size: 13px; color: var(--muted); }
        .track .names span { display: flex; align-items: center; height: 34px; }
        .track .names span.low { height: 26px; }
        .track .body { position: relative; min-width: 0; }
        #scrub { display: block; width: 100%; margin: 0 0 14px; height: 32px; accent-color: var(--accent); }
        #lanes { display: block; width: 100%; cursor: ew-resize; touch-action: pan-y; }
        #playhead { position: absolute; top: 58px; bottom: 8px; left: -1px; width: 2px; background: var(--text); border-radius: 2px; pointer-events: none; }
        .legend { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 13px; color: var(--muted); margin-top: 6px; padding-inline-start: 76px; }
        .legend span::before { content: ""; display: inline-block; width: 9px; height: 9px; border-radius: 50%; margin-inline-end: 7px; background: var(--mark); }
        .legend .timer { --mark: var(--cause-timer); } .legend .drag { --mark: var(--cause-drag); }
        .legend .select { --mark: var(--cause-select); } .legend .key { --mark: var(--cause-key); }

        .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; align-items: start; }
        .stack { display: grid; gap: 24px; margin-top: 24px; }
        .stack .columns .stack { margin-top: 0; }
        .scroll { max-height: 420px; overflow: auto; position: relative; margin: 0 -8px; }
        table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        td { padding: 3px 8px; vertical-align: baseline; overflow-wrap: anywhere; }
        td:last-child { width: 60%; }
        tr[aria-current=true] td { background: var(--raised); }
        tr[aria-current=true] td:first-child { border-radius: 7px 0 0 7px; } tr[aria-current=true] td:last-child { border-radius: 0 7px 7px 0; }
        .go { border: 0; background: none; padding: 2px 4px; color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }
        .go:hover { color: var(--accent); text-decoration: underline; }
        .kind { font-size: 13px; color: var(--muted); white-space: nowrap; }
        .event-change td:last-child { font-weight: 550; }
        .event-settle td:last-child, .event-timer td:last-child, .event-recenter td:last-child { color: var(--muted); }
        .kind.by-timer { color: var(--cause-timer); } .kind.by-drag { color: var(--cause-drag); }
        .kind.by-select { color: var(--cause-select); } .kind.by-next, .kind.by-previous { color: var(--cause-key); }
        .exposure { display: grid; gap: 12px; max-height: 420px; overflow: auto; }
        .exposure li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; }
        .exposure .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .exposure .bar { grid-column: 1 / -1; height: 6px; border-radius: 6px; background: var(--lane); overflow: hidden; }
        .exposure .bar span { display: block; height: 100%; border-radius: 6px; }
        .exposure .share { font-variant-numeric: tabular-nums; grid-row: 1; grid-column: 2; }
        .exposure .seen { font-size: 13px; color: var(--muted); font-variant-numeric: tabular-nums; }
        #exposure-note { margin-top: 14px; font-size: 13px; }
        #errors { position: fixed; inset: auto 20px 20px; z-index: 5; max-width: 720px; max-height: 60vh; overflow: auto; margin: 0 auto; padding: 18px 22px; border: 1px solid var(--error); }
        .broken .theatre, .broken .live { display: none; }
        .broken #errors { display: none; }
        footer { margin-top: 40px; color: var(--muted); font-size: 13px; display: flex; gap: 6px 18px; flex-wrap: wrap; }
        kbd { font: 12px var(--mono); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 1px 5px; background: var(--surface); }

        @media (max-width: 900px) {
          .theatre { grid-template-columns: minmax(0, 1fr); }
          aside { border-inline-start: 0; border-top: 1px solid var(--line); }
          .columns { grid-template-columns: minmax(0, 1fr); }
        }
        @media (max-width: 600px) {
          main { padding: 24px 16px 48px; }
          header.top h1 { font-size: 23px; }
          header.top .side { margin-inline-start: 0; }
          #stage { padding: 20px 0 16px; }
          .padded { padding: 16px; }
          .track { grid-template-columns: minmax(0, 1fr); }
          .track .names { display: none; }
          .legend { padding-inline-start: 0; }
          .transport .gap { flex-basis: 100%; }
        }
        """##

    /// The style of a gallery.
    static let galleryStyle = ##"""
        /* Colours that the canvas reads must be computed, not quoted. */
        @property --lane { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --line { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --muted { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --accent { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --veil { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --cause-timer { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --cause-drag { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --cause-select { syntax: "<color>"; inherits: true; initial-value: #777; }
        @property --cause-key { syntax: "<color>"; inherits: true; initial-value: #777; }

        :root {
          color-scheme: light dark;
          --ground: light-dark(#f5f5f2, #101113);
          --surface: light-dark(#ffffff, #18191c);
          --raised: light-dark(#f4f4f1, #222428);
          --lane: light-dark(#f3f3f0, #202226);
          --line: light-dark(#e5e5df, #2c2f34);
          --text: light-dark(#17181a, #ecedef);
          --muted: light-dark(#666a71, #979ca5);
          --accent: light-dark(#3a4fc4, #98a6ff);
          --on-accent: light-dark(#ffffff, #101223);
          --veil: light-dark(rgba(255, 255, 255, .42), rgba(0, 0, 0, .42));
          --cause-timer: light-dark(#3a4fc4, #98a6ff);
          --cause-drag: light-dark(#b5502d, #f0a07a);
          --cause-select: light-dark(#1f7a5a, #6fcfa8);
          --cause-key: light-dark(#7a4a99, #c79ae6);
          --error: light-dark(#b3261e, #ff8f85);
          --warning: light-dark(#8a5a00, #f0bd5a);
          --shadow: 0 1px 2px light-dark(rgba(20, 20, 30, .05), rgba(0, 0, 0, .4)), 0 8px 28px light-dark(rgba(20, 20, 30, .06), rgba(0, 0, 0, .28));
          --mono: ui-monospace, "SF Mono", "Cascadia Code", "Roboto Mono", Menlo, Consolas, monospace;
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Apple SD Gothic Neo", "Noto Sans CJK KR", sans-serif;
        }
        [data-theme=light] { color-scheme: light; }
        [data-theme=dark] { color-scheme: dark; }
        *, ::before, ::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--ground); color: var(--text); -webkit-text-size-adjust: 100%; }
        h1, h2, p, ul, pre { margin: 0; padding: 0; }
        ul { list-style: none; }
        button, select, input { font: inherit; color: inherit; }
        button, select { cursor: pointer; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .quiet { color: var(--muted); }

        .button {
          display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 36px; padding: 0 14px;
          border: 1px solid var(--line); border-radius: 9px; background: var(--surface); font-weight: 500; white-space: nowrap;
        }
        .button:hover, select:hover { background: var(--raised); }
        .button.icon { width: 36px; padding: 0; }
        .button svg { width: 16px; height: 16px; fill: currentColor; }
        .button.main { background: var(--accent); border-color: transparent; color: var(--on-accent); width: 44px; height: 44px; border-radius: 50%; padding: 0; }
        .button.main:hover { filter: brightness(1.08); }
        .button .pause, .button.on .play { display: none; }
        .button.on .pause { display: block; }
        .button.small { min-height: 28px; padding: 0 10px; font-size: 13px; border-radius: 7px; }
        .button.small.icon { width: 28px; padding: 0; }
        select, input[type=text], input[type=search] {
          min-height: 36px; padding: 0 10px; border: 1px solid var(--line); border-radius: 9px; background: var(--surface);
        }
        select.small { min-height: 28px; font-size: 13px; border-radius: 7px; }
        [aria-invalid=true] { border-color: var(--error) !important; }

        header.top { display: flex; align-items: flex-end; gap: 24px; flex-wrap: wrap; margin-bottom: 24px; }
        header.top h1 { font-size: 28px; line-height: 1.2; letter-spacing: -.02em; font-weight: 650; overflow-wrap: anywhere; }
        header.top .facts { display: flex; flex-wrap: wrap; gap: 4px 18px; color: var(--muted); margin-top: 6px; }
        header.top .facts .path { font: 13px/1.7 var(--mono); overflow-wrap: anywhere; }
        header.top .about { max-width: 72ch; margin-top: 8px; }
        header.top .side { margin-inline-start: auto; }

        .window { position: relative; overflow: hidden; touch-action: pan-y; user-select: none; -webkit-user-select: none; }
        .card {
          position: absolute; left: 0; top: 0; overflow: hidden; color: #fff; will-change: transform;
          background: linear-gradient(150deg, color-mix(in oklab, var(--card) 88%, #fff) 0%, var(--card) 55%, color-mix(in oklab, var(--card) 82%, #000) 100%);
        }
        .card.bright { color: rgba(0, 0, 0, .84); }
        .card img { width: 100%; height: 100%; object-fit: cover; display: block; pointer-events: none; }
        .card .words { position: absolute; left: 0; right: 0; bottom: 0; padding: calc(var(--unit) * .95); }
        .card.pictured { color: #fff; }
        .card.pictured .words { background: linear-gradient(transparent, rgba(0, 0, 0, .62)); padding-top: calc(var(--unit) * 2.4); }
        .card .title { font-size: calc(var(--unit) * 1.12); line-height: 1.2; font-weight: 650; letter-spacing: -.015em; overflow-wrap: anywhere;
          display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
        .card .subtitle { font-size: calc(var(--unit) * .68); line-height: 1.4; margin-top: .25em; opacity: .86; overflow: hidden; text-overflow: ellipsis; }
        .strip { position: relative; overflow: hidden; }
        .mark { position: absolute; left: 0; top: 0; border-radius: 999px; }
        .mark.words { background: none; text-align: center; font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums; font-weight: 550; }

        .findings li { padding: 12px 0; border-top: 1px solid var(--line); }
        .findings li:first-child { border-top: 0; padding-top: 0; }
        .findings .head { display: flex; flex-wrap: wrap; gap: 10px; font-size: 13px; color: var(--muted); align-items: baseline; }
        .findings .severity { font-weight: 650; color: var(--muted); }
        .findings .error .severity { color: var(--error); }
        .findings .warning .severity { color: var(--warning); }
        .findings .rule { font-family: var(--mono); font-size: 12px; }
        .findings .message { margin-top: 2px; overflow-wrap: anywhere; }
        .findings .help { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
        .findings pre { margin: 6px 0; padding: 8px 10px; background: var(--lane); border-radius: 7px; overflow-x: auto; font: 12.5px/1.5 var(--mono); }
        @media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important; animation: none !important; } }
        main { max-width: 1460px; margin: 0 auto; padding: 40px 28px 64px; }
        .filters { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 10px; padding: 12px 0; margin-bottom: 12px; background: color-mix(in oklab, var(--ground) 92%, transparent); backdrop-filter: blur(12px); }
        .filters .wide { flex: 1 1 260px; }
        .filters input { width: 100%; }
        #grid { position: relative; }
        .tile { position: absolute; left: 0; top: 0; height: 264px; contain: strict; border: 1px solid var(--line); border-radius: 14px; overflow: hidden; background: var(--surface); }
        .tile a { display: block; color: inherit; text-decoration: none; height: 100%; }
        .tile:hover { border-color: color-mix(in oklab, var(--accent) 45%, var(--line)); }
        .tile a:focus-visible { outline-offset: -3px; border-radius: 14px; }
        .picture { position: relative; height: 176px; overflow: hidden; background: light-dark(#efefea, #121315); border-bottom: 1px solid var(--line); }
        .picture.dark .scaled { background: #17181b; }
        .picture:empty { background: repeating-linear-gradient(45deg, var(--lane) 0 12px, var(--surface) 12px 24px); }
        .scaled { position: absolute; left: 0; top: 0; transform-origin: 0 0; overflow: hidden; border-radius: 14px; background: #fff; box-shadow: 0 2px 22px light-dark(rgba(30, 30, 45, .16), rgba(0, 0, 0, .5)); }
        .about { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1px 10px; padding: 10px 14px; font-size: 13px; }
        .about > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .about .name { font-size: 15px; font-weight: 620; letter-spacing: -.01em; grid-column: 1; }
        .about .path { font: 11.5px/1.6 var(--mono); color: var(--muted); grid-column: 1 / -1; grid-row: 3; }
        .about .facts { color: var(--muted); grid-column: 1 / -1; grid-row: 2; font-variant-numeric: tabular-nums; }
        .about .found { grid-column: 2; grid-row: 1; display: flex; gap: 5px; align-items: center; }
        .badge { font-size: 11.5px; font-weight: 600; padding: 0 7px; border-radius: 99px; background: var(--raised); color: var(--muted); }
        .badge.error { color: var(--error); background: color-mix(in oklab, var(--error) 12%, transparent); }
        .badge.warning { color: var(--warning); background: color-mix(in oklab, var(--warning) 14%, transparent); }
        @media (max-width: 600px) { main { padding: 24px 16px 48px; } header.top .side { margin-inline-start: 0; } .filters { gap: 8px; } }
        """##
}
