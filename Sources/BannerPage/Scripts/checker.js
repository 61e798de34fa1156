// A client for the checker's worker: one request at a time, in order of priority, and only the
// latest of each kind.
import {data} from './document.js';

const KINDS = ['mend', 'complete', 'check', 'look'];

export class Checker {
  constructor(answered, failed) {
    const address = URL.createObjectURL(new Blob([data('worker')], {type: 'text/javascript'}));
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker.onmessage = ({data}) => {
      const {asked} = this;
      Object.assign(this, {isBusy: false, asked: null});
      this.turn();
      if (asked) asked.done(data); else if (data.fault) this.failed(data.fault);
    };
    this.worker.postMessage({checker: data('checker')});
    Object.assign(this, {answered, failed, isBusy: true, waiting: {}});
  }
  async check(text) {
    const {answer, fault} = await this.ask('check', {text});
    if (answer) this.answered(text, answer); else if (fault) this.failed(fault);
  }
  // Applies all safe fixes to a text.
  async mend(text) { return (await this.ask('mend', {text})).answer ?? text; }
  // The page of a text with its safe fixes; null if there is none, or if a newer request replaced
  // this one.
  async look(text) { return (await this.ask('look', {text})).answer ?? null; }
  // The completions at an offset; null if a newer request replaced this one.
  async complete(text, offset) {
    const {answer, fault} = await this.ask('complete', {text, offset});
    return answer ?? (fault ? [] : null);
  }
  ask(kind, question) {
    return new Promise(done => {
      this.waiting[kind]?.done({});
      this.waiting[kind] = {kind, question, done};
      this.turn();
    });
  }
  turn() {
    const next = !this.isBusy && KINDS.find(kind => this.waiting[kind]);
    if (!next) return;
    const {kind, question} = this.asked = this.waiting[next];
    delete this.waiting[next];
    this.isBusy = true;
    this.worker.postMessage({kind, ...question});
  }
}
