// For React: `import type {} from 'banner-kit/react';`
import type { Props } from './jsx.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'banner-kit': Props;
    }
  }
}
