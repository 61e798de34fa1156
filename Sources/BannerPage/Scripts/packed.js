// Decodes embedded bytes: gzip in Base64.
export async function unpacked(base64) {
  const letters = atob(base64);
  // A loop is faster than `Uint8Array.from`.
  const packed = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place++) packed[place] = letters.charCodeAt(place);
  // In a worker of a `file:` page, WebKit cannot read a blob.
  return new Response(new Response(packed).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
