// The lanes of the indicator and of the timer, from samples at even steps.

// What the ends of the indicator's scale mean.
const SCALES = {progressBar: ['0 %', '100 %'], timerBar: ['0 %', '100 %'], scrollBar: ['start', 'end']};

export function drawIndicator(pen, lanes, {top, size, color}) {
  const {samples, banner} = lanes;
  const inset = 6;
  const y = place => top + size - inset - place * (size - 2 * inset);
  const x = index => index / (samples.length - 1) * lanes.width;
  if (samples.every(([, place]) => place < 0)) {
    pen.fillStyle = color('--muted');
    pen.textAlign = 'left';
    pen.fillText('none', 8, top + size / 2 + 0.5);
    return;
  }
  pen.strokeStyle = pen.fillStyle = color('--accent');
  if (lanes.isDense) envelope(pen, samples.map(([, place]) => place), x, y);
  else {
    pen.lineWidth = 1.75;
    pen.lineJoin = 'round';
    pen.beginPath();
    let isDrawing = false;
    samples.forEach(([, place], index) => {
      if (place >= 0) pen[isDrawing ? 'lineTo' : 'moveTo'](x(index), y(place));
      isDrawing = place >= 0;
    });
    pen.stroke();
    pen.lineWidth = 1;
  }
  // With a calendar the number of pages varies.
  const [low, high] = SCALES[banner.style] || (lanes.player.moment ? ['first', 'last'] : ['1', String(banner.count)]);
  if (size < 30 || lanes.width < 200) return;
  pen.fillStyle = color('--muted');
  pen.textAlign = 'left';
  pen.font = pen.font.replace('11px', '9px');
  pen.fillText(high, 3, top + inset);
  pen.fillText(low, 3, top + size - inset);
  pen.font = pen.font.replace('9px', '11px');
}

// From the lowest to the highest value around each sample: the line itself would only show how it was sampled.
function envelope(pen, places, x, y) {
  const reach = 6;
  const around = index => places.slice(Math.max(0, index - reach), index + reach + 1).filter(place => place >= 0);
  const ends = places.map((_, index) => around(index)).map(near => near.length ? [Math.min(...near), Math.max(...near)] : [0, 0]);
  pen.globalAlpha = 0.3;
  pen.beginPath();
  ends.forEach(([low], index) => pen.lineTo(x(index), y(low) + 1));
  for (let index = ends.length - 1; index >= 0; index--) pen.lineTo(x(index), y(ends[index][1]) - 1);
  pen.closePath();
  pen.fill();
  pen.globalAlpha = 1;
}

export function drawTimer(pen, lanes, {top, size, color}) {
  const {samples, banner} = lanes;
  if (!banner.hasTimer || banner.count < 2) {
    pen.fillStyle = color('--muted');
    pen.textAlign = 'left';
    pen.fillText(banner.count < 2 ? 'one item: nothing to turn' : 'no timer: waits for its viewer, drag it', 8, top + size / 2 + 0.5);
    return;
  }
  const last = samples.length - 1;
  const x = index => index / last * lanes.width;
  const bottom = top + size;
  let index = 0;
  while (index < last) {
    const runs = samples[index][3];
    let end = index;
    while (end < last && samples[end][3] === runs) end++;
    if (runs >= 0) {
      pen.fillStyle = color(runs ? '--cause-timer' : '--muted');
      pen.globalAlpha = runs ? 0.55 : 0.3;
      pen.beginPath();
      pen.moveTo(x(index), bottom);
      for (let place = index; place < end; place++) {
        const fill = lanes.isDense ? 0.5 : samples[place][2];
        const height = Math.max(1, fill * (size - 4));
        // From full to empty is a step, not a slope.
        const isStep = place > index && samples[place][2] < samples[place - 1][2] && !lanes.isDense;
        if (isStep) pen.lineTo(x(place), bottom - Math.max(1, samples[place - 1][2] * (size - 4)));
        pen.lineTo(x(place), bottom - height);
        if (place === end - 1) pen.lineTo(x(end), bottom - height);
      }
      pen.lineTo(x(end), bottom);
      pen.closePath();
      pen.fill();
    }
    index = end;
  }
  pen.globalAlpha = 1;
}
