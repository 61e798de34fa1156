/** What is on screen, at the frame that was drawn last. */
export interface State {
  /** Seconds since the element began. */
  time: number;
  /** `list` until the element runs. */
  phase: 'list' | 'resting' | 'moving' | 'dragging';
  page: number;
  item: string | null;
  position: number;
  count: number;
  timer: 'none' | 'running' | 'suspended' | 'stopped';
  paused: boolean;
}

export type Cause = 'timer' | 'drag' | 'select' | 'next' | 'previous' | 'calendar';

export interface Detail {
  /** When it happened, in seconds. */
  time: number;
  page: number;
  id: string;
  cause?: Cause;
  link?: string;
  /** The item with its own data. */
  item: { id: string; [key: string]: unknown };
}

/** `<banner-kit>`: a banner that `bannerkit build` wrote. */
export class BannerKit extends HTMLElement {
  /** A banner that `bannerkit build` wrote as JSON; it can be set before the element is defined or in the page. */
  banner: object | null;
  readonly state: State;
  next(): void;
  previous(): void;
  select(id: string): void;
  pause(): void;
  resume(): void;
  /** What the viewer has done so far, as one of a banner's scenarios; `null` if a scenario cannot say it. */
  scenario(): object | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'banner-kit': BannerKit;
  }
  interface HTMLElementEventMap {
    'banner-change': CustomEvent<Detail>;
    'banner-settle': CustomEvent<Detail>;
    'banner-open': CustomEvent<Detail>;
    'banner-error': CustomEvent<{ message: string }>;
  }
}
