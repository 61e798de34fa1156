/** The state at the last drawn frame. */
export interface State {
  /** Seconds since the element started. */
  time: number;
  /** `list` until the engine runs. */
  phase: 'list' | 'resting' | 'moving' | 'dragging' | 'drifting';
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

/** What assistive technology says. `{card}` is the number of a card, `{count}` that of all cards. */
export interface Words {
  /** The role of the element; by default `carousel`. */
  carousel: string;
  /** The role of a card; by default `slide`. */
  slide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** The indicator, if its dots are too close together to be buttons; by default `Card`. */
  slider: string;
  /** A dot; by default `Go to card {card}`. */
  dot: string;
  /** A card; by default `{card} of {count}`. */
  card: string;
}

/** The attributes of `<banner-kit>` besides those of each element. */
export type Attributes = {
  /** The name of the banner, which its style sheet selects. */
  name?: string;
  src?: string | null;
  autoplay?: 'off' | boolean;
  seed?: number | string | null;
  'reduced-motion'?: boolean | '';
  /** The property, which frameworks set. */
  reducedMotion?: boolean;
  banner?: object | null;
} & { [Name in keyof Words as `label-${Name}`]?: string | null };

/** `<banner-kit>`: plays a banner that `bannerkit build` wrote. */
export class BannerKit extends HTMLElement {
  /** The words of all elements of the page. An attribute such as `label-next` goes before them. */
  static words: Partial<Words>;
  /**
   * The JSON from `bannerkit build`. It can be set before the element is defined or connected.
   */
  banner: object | null;
  /** The address of the JSON, relative to the page. */
  src: string | null;
  /** Whether the timer runs; false is the attribute `autoplay="off"`. */
  autoplay: boolean;
  /** The viewer's number for a random order, from 0 on; read when the element starts. */
  seed: number | null;
  /** Whether movements and the timer stop, as for viewers who prefer reduced motion. */
  reducedMotion: boolean;
  /** The element, when it plays. It stays pending while there is nothing to play. */
  readonly ready: Promise<BannerKit>;
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
    'banner-ready': CustomEvent<null>;
    'banner-change': CustomEvent<Detail>;
    'banner-settle': CustomEvent<Detail>;
    'banner-open': CustomEvent<Detail>;
    'banner-finished': CustomEvent<Detail>;
    'banner-error': CustomEvent<{ message: string }>;
  }
}
