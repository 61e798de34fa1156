// For JSX with a global namespace: `import type {} from 'banner-kit/jsx';`
import type { Attributes } from './banner-kit.js';

declare global {
  namespace JSX {
    interface IntrinsicElements {
      /** With the attributes that each element has. */
      'banner-kit': Attributes & { [name: string]: any };
    }
  }
}
