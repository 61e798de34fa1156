// For JSX with a global namespace: `import type {} from 'banner-kit/jsx';`
import type { Attributes, BannerKit } from './banner-kit.js';

/** `<banner-kit>` in JSX, with the attributes that each element has. */
export interface Props extends Attributes {
  id?: string;
  class?: string;
  className?: string;
  style?: object | string;
  children?: any;
  key?: string | number | null;
  ref?: ((element: BannerKit | null) => void) | { current: BannerKit | null } | null;
  banner?: object | null;
  'aria-label'?: string;
}

declare global {
  namespace JSX {
    interface IntrinsicElements {
      'banner-kit': Props;
    }
  }
}
