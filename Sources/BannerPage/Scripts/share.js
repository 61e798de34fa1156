// A text in a URL: deflated, in the URL-safe alphabet of Base64.
const MOST = 1 << 20;

async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    // A URL is untrusted, so the size is limited.
    if (size > MOST) throw new Error('too long');
    parts.push(value);
  }
}

export async function packText(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

// Decodes a text; null if it is invalid.
export async function unpackText(letters) {
  try {
    const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}
