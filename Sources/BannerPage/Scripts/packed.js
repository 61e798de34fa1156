// Bytes as a page carries them: gzip, then base64.
export async function unpacked(base64) {
  const letters = atob(base64);
  // A loop takes a tenth of the time of `Uint8Array.from`.
  const packed = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place++) packed[place] = letters.charCodeAt(place);
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
