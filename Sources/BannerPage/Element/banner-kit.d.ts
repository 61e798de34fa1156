/** The state at the last drawn frame. */
export interface State {
  /** Seconds since the element started. */
  time: number;
  /** `list` until the engine runs. */
  phase: 'list' | 'resting' | 'moving' | 'dragging';
  page: number;
  item: string | null;
  position: number;
  count: number;
  timer: 'none' | 'running' | 'suspended' | 'stopped';
  /** Whether `resume()` has an effect, so that a pause button says *Play*. */
  canResume: boolean;
}

export type Cause = 'timer' | 'drag' | 'select' | 'next' | 'previous' | 'calendar';

export interface Detail {
  /** The time of the event, in seconds. */
  time: number;
  page: number;
  id: string;
  cause?: Cause;
  link?: string;
  /** The item with its custom data. */
  item: { id: string; [key: string]: unknown };
}

/** `<banner-kit>`: plays a banner that `bannerkit build` wrote. */
export class BannerKit extends HTMLElement {
  /**
   * The JSON from `bannerkit build`. It can be set before the element is defined or connected.
   */
  banner: object | null;
  readonly state: State;
  next(): void;
  previous(): void;
  select(id: string): void;
  pause(): void;
  resume(): void;
  /**
   * The viewer's input so far, as a scenario for the banner file; `null` if a scenario cannot
   * express it.
   */
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
    'banner-finished': CustomEvent<Detail>;
    'banner-error': CustomEvent<{ message: string }>;
  }
}
