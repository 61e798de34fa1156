// For React: `import type {} from 'banner-kit/react';`
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Attributes, BannerKit } from './banner-kit.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'banner-kit': DetailedHTMLProps<HTMLAttributes<BannerKit>, BannerKit> & Attributes;
    }
  }
}
