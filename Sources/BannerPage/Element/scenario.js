// A recording of the viewer's input as a scenario for the banner file.
const MOST = 1000;

export class Recording {
  constructor(scenario, pagePoints) { Object.assign(this, {scenario, pagePoints, inputs: [], isWhole: true}); }
  // Marks the recording as incomplete, because a scenario cannot express an input.
  spoil() { this.isWhole = false; }
  add(time, said) {
    if (this.inputs.length < MOST) this.inputs.push({at: time / 1e6, ...said});
    else this.spoil();
  }
  until(time) { return this.isWhole ? {...this.scenario, duration: Math.max(1, Math.ceil(time / 1e6)), inputs: [...this.inputs]} : null; }
}
