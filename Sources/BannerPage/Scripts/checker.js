// Asks the checker's thread, one question at a time: of each kind only the newest one, and those that someone waits for first.
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
  // The text with every safe fix.
  async mend(text) { return (await this.ask('mend', {text})).answer ?? text; }
  // The page of a text with its safe fixes; null if there is none, or something newer was asked.
  async look(text) { return (await this.ask('look', {text})).answer ?? null; }
  // What can be written at an offset; null if something newer was asked.
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
