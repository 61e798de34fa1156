// Asks the checker's thread: always about the newest text, one question at a time.
import {data} from './document.js';

export class Checker {
  constructor(answered, failed) {
    const address = URL.createObjectURL(new Blob([data('worker')], {type: 'text/javascript'}));
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker.onmessage = event => this.receive(event.data);
    this.worker.postMessage({checker: data('checker')});
    Object.assign(this, {answered, failed, isBusy: true, next: null, mending: null, completing: null, looking: null});
  }
  check(text) { this.ask({text}); }
  // The text with every safe fix.
  mend(text) {
    return new Promise(done => {
      this.mending = {text, done};
      this.turn();
    });
  }
  // The page of a text with its safe fixes; null if there is none, or something newer was asked.
  look(text) {
    return new Promise(done => {
      this.looking?.done(null);
      this.looking = {text, done};
      this.turn();
    });
  }
  // What can be written at an offset; null if something newer was asked.
  complete(text, offset) {
    return new Promise(done => {
      this.completing?.done(null);
      this.completing = {text, offset, done};
      this.turn();
    });
  }
  ask(question) {
    this.next = question;
    this.turn();
  }
  mended(text) {
    const {done} = this.mending;
    this.mending = null;
    done(text);
  }
  turn() {
    if (this.isBusy) return;
    const {mending, completing} = this;
    const question = mending ? {mend: true, text: mending.text} : completing ? {complete: true, text: completing.text, offset: completing.offset} : this.next ?? (this.looking && {look: true, text: this.looking.text});
    if (!question) return;
    this.isBusy = true;
    if (question.complete) {
      this.answering = completing.done;
      this.completing = null;
    } else if (!question.mend && !question.look) {
      this.asked = question.text;
      this.next = null;
    }
    this.worker.postMessage(question);
  }
  receive(answer) {
    this.isBusy = false;
    if ('looked' in answer) {
      this.looking.done(answer.looked);
      this.looking = null;
    } else if (answer.completions) this.answering(answer.completions);
    else if (answer.findings) this.answered(this.asked, answer);
    else if (answer.text != null) {
      this.mended(answer.text);
    } else if (answer.fault) {
      if (answer.isCompleting) this.answering([]);
      else if (this.mending) this.mended(this.mending.text);
      else this.failed(answer.fault);
    }
    this.turn();
  }
}
