// Bytes as a page carries them: gzip, then base64.
export async function unpacked(base64) {
  const letters = atob(base64);
  // A loop takes a tenth of the time of `Uint8Array.from`.
  const packed = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place++) packed[place] = letters.charCodeAt(place);
  // In a worker of a file's page WebKit cannot read a blob.
  return new Response(new Response(packed).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
