// The engine as a file beside the script. `SUM` is its SHA-256: the address tells versions apart, and the browser refuses any
// other module.
export const fetchEngine = () => fetch(new URL('banner-kit.wasm?' + SUM, import.meta.url), {integrity: 'sha256-' + SUM});
