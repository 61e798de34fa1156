// For Vue: `import type {} from 'banner-kit/vue';`
import type { Attributes } from './banner-kit.js';

declare module 'vue' {
  interface GlobalComponents {
    'banner-kit': new () => { $props: Attributes };
  }
}
