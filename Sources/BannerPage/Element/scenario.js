// What the viewer does, as a scenario of the banner's file.
const MOST = 1000;

export class Recording {
  constructor(scenario, pagePoints) { Object.assign(this, {scenario, pagePoints, inputs: [], isWhole: true}); }
  // Notes that something happened that no scenario says.
  spoil() { this.isWhole = false; }
  add(time, said) {
    if (this.inputs.length < MOST) this.inputs.push({at: time / 1e6, ...said});
    else this.spoil();
  }
  until(time) { return this.isWhole ? {...this.scenario, duration: Math.max(1, Math.ceil(time / 1e6)), inputs: [...this.inputs]} : null; }
}
