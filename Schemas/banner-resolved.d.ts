// What `bannerkit resolve` of BannerKit 1.0.0-rc.1 writes, for TypeScript; made by `make schema` from `bannerkit schema --resolved`.
// SPDX-License-Identifier: MIT
// Within version 1 of the language keys are added, never changed and never removed: ignore keys that you do not know.
// Times are in seconds and lengths in points; a page is the id of its item.

/** Items shown one at a time, how they move, when they change, and what the indicator below shows. */
export interface Banner {
  /** The version of the banner language; 1 is the only one. */
  version: 1;
  /** The banner's name. */
  name: string;
  /** What the banner is for; never shown. */
  description?: string;
  /** The time zone of the dates and times of day in when and start. */
  timeZone: string;
  /** The window that shows the cards, in points. */
  viewport: Viewport;
  /** The size of the cards and the gap between them. */
  layout: Layout;
  /** What comes after the last page, and how far a swipe goes. */
  paging: Paging;
  /** The timer that turns the pages, or just its interval. */
  timer?: Timer;
  /** How the content moves, or just for how long. */
  transition: Transition;
  /** How the card in the middle grows, or just its scale. */
  focus: Focus;
  /** What shows the current page, or just its style. */
  indicator: Indicator;
  /** The buttons that are shown with the banner. */
  controls: Controls;
  /** What differs in wider windows; at most 10. */
  breakpoints?: Breakpoint[];
  /** The cards, in page order; at most 10 000. */
  items: Item[];
  /** The banner's tests: inputs to play and the expected results; at most 100. */
  scenarios?: Scenario[];
  /** What a renderer would otherwise compute, for the banner's own viewport; times in seconds. */
  "x-resolved": {
    /** Where cards are, in points. */
    geometry: {
    cellWidth: number;
    cellHeight: number;
    stride: number;
    travel: number;
    inset: number;
    contentWidth: number;
    contentHeight: number;
    largestOffset: number;
  };
    dwell: number[];
    cycle: number | null;
    fits: boolean;
    track?: number;
    width?: number;
    pages?: {
    item: string;
    offset: number;
    dwell?: number;
  }[];
    showings?: {
    item: string;
    turns: number;
  }[];
  };
  /** Your own. */
  [own: `x-${string}`]: unknown;
}

/** The window that shows the cards, in points. */
export interface Viewport {
  /** The window's width in points. */
  width: number;
  /** The window's height in points. */
  height: number;
}

/** The size of the cards and the gap between them. */
export interface Layout {
  /** A card's width as a fraction of the viewport's. */
  cellWidthMultiplier: number;
  /** A card's height as a fraction of the viewport's. */
  cellHeightMultiplier: number;
  /** The gap between two cards, in points. */
  spacing: number;
  /** The side that the next card is on. */
  direction: "leftToRight" | "rightToLeft";
  /** The axis along which the cards follow one another. */
  axis: "horizontal" | "vertical";
  /** Where the current card is along the axis. */
  align: "center" | "start";
}

/** What comes after the last page, where to start, and how far a swipe goes. */
export interface Paging {
  /** What comes after the last page. */
  loop: "none" | "rewind" | "infinite";
  /** The page that is shown first: its number from 0, or its item's id. */
  startPage: string;
  /** How many pages one drag can turn at most. */
  maxPagesPerSwipe: number;
  /** How quickly released content slows down, which decides the page that it snaps to. */
  decelerationRate: "normal" | "fast";
  /** Where released content stops. */
  snap: "page" | "none";
  /** A finger slower than this, in points per second, does not throw the content. */
  flickVelocity: number;
  /** The part of a page that content must be moved to snap to the next page. */
  dragThreshold: number;
  /** Whether a finger moves the content. */
  drag: boolean;
  /** The order of the items for a viewer. */
  order: "file" | "shuffled" | "rotated";
  /** How many cards a page has. */
  group: number | "fit";
  /** Whether the last page leaves no room after the last card. */
  flush?: boolean;
}

/** The timer that turns the pages. */
export interface Timer {
  /** How long a page is current, unless its item has its own duration. */
  interval?: number;
  /** Moves the content all the time, this many points per second, in place of interval. */
  drift?: number;
  /** The moment from which a page's time is counted. */
  countsFrom: "change" | "settle";
  /** What the timer does when the viewer drags the content or selects a page. */
  afterInteraction: "restart" | "resume" | "stop" | "hold" | "ignore";
  /** What the timer does while the banner is hidden. */
  whenHidden: "pause" | "restart" | "ignore";
  /** What the timer does while a pointer is over the banner. */
  whenHovered: "pause" | "ignore";
  /** What the timer does while the keyboard is in the banner. */
  whenFocused: "hold" | "pause" | "ignore";
  /** What the timer does for viewers who asked for less motion. */
  whenReduced: "stop" | "keep";
  /** The direction in which the timer turns the pages. */
  direction: "forward" | "backward";
  /** Stops the timer after this many passes over all items. */
  cycles?: number;
  /** What the timer does on the last page of loop: none, or on the only page. */
  atEnd: "stop" | "finish";
  /** Whether the timer waits from the start until the viewer resumes it. */
  startsPaused: boolean;
}

/** How the content moves from one page to another. */
export interface Transition {
  /** How long a move takes; 0 is a jump. */
  duration: number;
  /** How a move speeds up and slows down. */
  easing: [number, number, number, number];
  /** What a move looks like. */
  effect: "slide" | "fade";
}

/** How the card in the middle grows. */
export interface Focus {
  /** The focused card's scale; 1 for no effect. */
  scale: number;
  /** How long a card takes to grow or to shrink. */
  duration: number;
  /** How the growth speeds up and slows down. */
  easing: [number, number, number, number];
}

/** The display below the cards that shows the current page. */
export type Indicator = None | Dots | ScalingDots | Pill | ScrollBar | ProgressBar | Fraction | TimerBar;

/** No indicator. */
export interface None {
  /** How the indicator looks. */
  style: "none";
}

/** Equal dots, one of them current. */
export interface Dots {
  /** How the indicator looks. */
  style: "dots";
  /** A dot's diameter in points. */
  size: number;
  /** The gap between two dots in points. */
  spacing: number;
  /** The colour of the parts that are not current. */
  color: string;
  /** The colour of the current part. */
  currentColor: string;
  /** Whether the indicator is hidden when there is only one page. */
  hidesForSinglePage: boolean;
  /** Whether the indicator is next to the cards or on them. */
  placement: "below" | "over";
  /** The edge that the indicator is at. */
  edge: "bottom" | "top";
  /** How far an indicator on the cards is from its edge, in points. */
  margin: number;
}

/** Three big dots around the current page, smaller ones beside them, at most seven in total. */
export interface ScalingDots {
  /** How the indicator looks. */
  style: "scalingDots";
  /** The diameter in points of the three dots in the window. */
  big: number;
  /** The diameter in points of the dots next to the window. */
  medium: number;
  /** The diameter in points of the dots two places from the window. */
  small: number;
  /** The gap between two dots in points. */
  spacing: number;
  /** The colour behind the dots. */
  background?: string;
  /** The colour of the parts that are not current. */
  color: string;
  /** The colour of the current part. */
  currentColor: string;
  /** Whether the indicator is hidden when there is only one page. */
  hidesForSinglePage: boolean;
  /** Whether the indicator is next to the cards or on them. */
  placement: "below" | "over";
  /** The edge that the indicator is at. */
  edge: "bottom" | "top";
  /** How far an indicator on the cards is from its edge, in points. */
  margin: number;
}

/** The current dot is stretched; its length passes to the next one as the content moves. */
export interface Pill {
  /** How the indicator looks. */
  style: "pill";
  /** The pill's length in points. */
  width: number;
  /** The height of the pill and the dots in points. */
  height: number;
  /** A dot's width in points. */
  dot: number;
  /** The gap between two dots in points. */
  spacing: number;
  /** The colour of the parts that are not current. */
  color: string;
  /** The colour of the current part. */
  currentColor: string;
  /** Whether the indicator is hidden when there is only one page. */
  hidesForSinglePage: boolean;
  /** Whether the indicator is next to the cards or on them. */
  placement: "below" | "over";
  /** The edge that the indicator is at. */
  edge: "bottom" | "top";
  /** How far an indicator on the cards is from its edge, in points. */
  margin: number;
}

/** A thumb on a track. */
export interface ScrollBar {
  /** How the indicator looks. */
  style: "scrollBar";
  /** The track's length in points. */
  track?: number;
  /** The thumb's length in points, or auto for the window's part of the content, or a length for each part of the pages. */
  thumb: number | "auto" | number[];
  /** The bar's height in points. */
  height: number;
  /** The thumb's distance from the track's start on the first page, in points. */
  inset: number;
  /** How much shorter the thumb's path is than the free track, in points. */
  spacing: number;
  /** How long after a move the bar begins to fade. */
  hidesAfter?: number;
  /** How the bar disappears after hidesAfter. */
  hides: "fade" | "slide";
  /** How a thumb with several lengths changes them. */
  growth: Growth;
  /** The colour of the parts that are not current. */
  color: string;
  /** The colour of the current part. */
  currentColor: string;
  /** Whether the indicator is hidden when there is only one page. */
  hidesForSinglePage: boolean;
  /** Whether the indicator is next to the cards or on them. */
  placement: "below" | "over";
  /** The edge that the indicator is at. */
  edge: "bottom" | "top";
  /** How far an indicator on the cards is from its edge, in points. */
  margin: number;
}

/** How a thumb with several lengths changes them. */
export interface Growth {
  /** How long the thumb takes to grow or to shrink; 0 is at once. */
  duration: number;
  /** How that speeds up and slows down. */
  easing: [number, number, number, number];
}

/** A bar that is filled page by page. */
export interface ProgressBar {
  /** How the indicator looks. */
  style: "progressBar";
  /** The bar's length in points. */
  width?: number;
  /** The bar's height in points. */
  height: number;
  /** The colour of the parts that are not current. */
  color: string;
  /** The colour of the current part. */
  currentColor: string;
  /** Whether the indicator is hidden when there is only one page. */
  hidesForSinglePage: boolean;
  /** Whether the indicator is next to the cards or on them. */
  placement: "below" | "over";
  /** The edge that the indicator is at. */
  edge: "bottom" | "top";
  /** How far an indicator on the cards is from its edge, in points. */
  margin: number;
}

/** The text 2/5. */
export interface Fraction {
  /** How the indicator looks. */
  style: "fraction";
  /** The colour of the parts that are not current. */
  color: string;
  /** The colour of the current part. */
  currentColor: string;
  /** Whether the indicator is hidden when there is only one page. */
  hidesForSinglePage: boolean;
  /** Whether the indicator is next to the cards or on them. */
  placement: "below" | "over";
  /** The edge that the indicator is at. */
  edge: "bottom" | "top";
  /** How far an indicator on the cards is from its edge, in points. */
  margin: number;
}

/** A segment for each page, filled by the timer, as in stories. */
export interface TimerBar {
  /** How the indicator looks. */
  style: "timerBar";
  /** A segment's height in points. */
  height: number;
  /** The gap between two segments in points. */
  spacing: number;
  /** The colour of the parts that are not current. */
  color: string;
  /** The colour of the current part. */
  currentColor: string;
  /** Whether the indicator is hidden when there is only one page. */
  hidesForSinglePage: boolean;
  /** Whether the indicator is next to the cards or on them. */
  placement: "below" | "over";
  /** The edge that the indicator is at. */
  edge: "bottom" | "top";
  /** How far an indicator on the cards is from its edge, in points. */
  margin: number;
}

/** The buttons that are shown with the banner, and send inputs. */
export interface Controls {
  /** Whether two arrows turn to the previous and to the next page. */
  arrows: boolean;
  /** Whether a button pauses and resumes the timer. */
  pause: boolean;
}

/** What differs where the viewport is at least that wide; what is left out stays as it is. */
export interface Breakpoint {
  /** The smallest width of the viewport in which it applies, in points. */
  minWidth: number;
  /** The viewport's height there. */
  viewport?: PartialBreakpointViewport;
  /** The keys of layout that differ. */
  layout?: Partial<Layout>;
  /** The keys of indicator that differ, or another style, which replaces the whole. */
  indicator?: PartialBreakpointIndicator;
  /** The keys of focus that differ, or just its scale. */
  focus?: Partial<Focus>;
  /** The keys of controls that differ. */
  controls?: Partial<Controls>;
}

/** The viewport's height in a wider window; minWidth is about its width. */
export interface PartialBreakpointViewport {
  /** The viewport's height in points. */
  height?: number;
}

/** The keys of the indicator that differ in a wider window; another style replaces the whole. */
export type PartialBreakpointIndicator = Partial<None> | Partial<Dots> | Partial<ScalingDots> | Partial<Pill> | Partial<ScrollBar> | Partial<ProgressBar> | Partial<Fraction> | Partial<TimerBar>;

/** One card of a banner. */
export interface Item {
  /** The item's name in scenarios and events; unique. */
  id: string;
  /** The card's headline. */
  title?: string;
  /** The card's second line. */
  subtitle?: string;
  /** A note for those who maintain the banner; never shown. */
  description?: string;
  /** Keywords for finding the item. */
  tags?: string[];
  /** The card's picture: a path relative to this file or, with a / first, to the site's root, or an https address. */
  image?: string;
  /** What a screen reader reads instead of the picture. */
  alt?: string;
  /** The card's colour. */
  color?: string;
  /** What a tap on the card opens. */
  link?: string;
  /** How long this page is current, instead of the timer's interval. */
  duration?: number;
  /** How many turns the item has in a pass: with different weights some items come more often than others. */
  weight: number;
  /** When it may be shown: an occasion, a list of them, or otherwise: only while nothing else is available. */
  when?: "otherwise" | Occasion[];
  /** Your own. */
  [own: `x-${string}`]: unknown;
}

/** A time in which an item may be shown: it holds while all its keys do. */
export interface Occasion {
  /** When it begins; a date alone is the beginning of that day. */
  from?: string;
  /** When it ends, not included; a date alone is the end of that day. */
  until?: string;
  /** The days of the week on which its windows begin. */
  days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
  /** The days of the month on which its windows begin; negative numbers count from the month's last day, -1. */
  monthDays?: (number | string)[];
  /** The months in which its windows begin. */
  months?: ("jan" | "feb" | "mar" | "apr" | "may" | "jun" | "jul" | "aug" | "sep" | "oct" | "nov" | "dec")[];
  /** Every how many weeks its windows begin. */
  everyWeeks?: EveryWeeks;
  /** The windows of a day; one that ends before it begins ends on the next day. */
  hours?: string[];
}

/** Every so many weeks, which begin on Monday. */
export interface EveryWeeks {
  /** The number of weeks. */
  count: number;
  /** A date in the first such week. */
  from: string;
}

/** Inputs to play on the banner, and the expected results. */
export interface Scenario {
  /** The scenario's name; unique. */
  name: string;
  /** The date from which it is played, so that when counts; without it every item is available. */
  start?: string;
  /** How long it is played, including the last instant. */
  duration: number;
  /** The size of the window that it is played in, where it differs. */
  viewport?: ScenarioViewport;
  /** Whether it is played for viewers who asked the system for less motion. */
  reducedMotion: boolean;
  /** The viewer's number that decides the order of paging.order. */
  seed?: number;
  /** What the viewer does, in order of time; at most 1000. */
  inputs?: Input[];
  /** What must be true; at most 1000. */
  expect?: Expectation[];
}

/** The size of the window that a scenario is played in; what is left out is the banner's own. */
export interface ScenarioViewport {
  /** The window's width in points, which decides what breakpoints apply. */
  width?: number;
  /** The window's height in points. */
  height?: number;
}

/** Something that the viewer or the app does to the banner. */
export interface Input {
  /** When it happens, or begins. */
  at: number;
  /** A finger drags the content and releases it. */
  drag?: Drag;
  /** A short drag by a quarter of the stride over 100 ms. */
  swipe?: "next" | "previous";
  /** Selects a page by its number or its item's id. */
  select?: string;
  /** One page forward, as an arrow does, or a tap on the side of a story. */
  next?: true;
  /** One page back, in the same way. */
  previous?: true;
  /** A tap on a card, which opens its link: true for the current one. */
  tap?: string | true;
  /** The viewer's pause button. */
  pause?: true;
  /** The viewer's play button. */
  resume?: true;
  /** The banner leaves the screen. */
  hide?: true;
  /** The banner returns to the screen. */
  show?: true;
  /** A pointer comes over the banner. */
  hover?: true;
  /** The pointer leaves the banner. */
  leave?: true;
  /** The keyboard comes into the banner. */
  focusIn?: true;
  /** The keyboard leaves the banner. */
  focusOut?: true;
}

/** A finger that drags the content and releases it. */
export interface Drag {
  /** The finger's total movement in points along the axis; positive is to the right, or down. */
  by: number;
  /** How long the finger is down. */
  over: number;
  /** The finger's velocity at the release, in points per second. */
  velocity?: number;
}

/** Something that must be true when a scenario is played. */
export interface Expectation {
  /** The instant to check. */
  at?: number;
  /** The page that must be current then: its number from 0, or its item's id. */
  page?: string;
  /** How many items must be available then. */
  count?: number;
  /** What the indicator must show then. */
  indicator?: IndicatorState;
  /** The first instant of a period. */
  from?: number;
  /** The end of a period, not included. */
  to?: number;
  /** The page that must be current for the complete period. */
  always?: string;
  /** The page that must not be current at any instant of the period. */
  never?: string;
  /** The page whose total time as the current one is checked. */
  item?: string;
  /** The minimum time that it must be current. */
  shownAtLeast?: number;
  /** The maximum time that it can be current. */
  shownAtMost?: number;
  /** How many changes of page there must be. */
  changes?: number;
}

/** What an indicator shows; numbers match within 0.000001. */
export interface IndicatorState {
  /** The indicator's style. */
  style?: "none" | "dots" | "scalingDots" | "pill" | "scrollBar" | "progressBar" | "fraction" | "timerBar";
  /** Whether it is hidden because there is only one page. */
  hidden?: boolean;
  /** The number of dots or segments. */
  count?: number;
  /** The current dot or segment, from 0. */
  current?: number;
  /** The page of the first visible dot. */
  first?: number;
  /** The visible dots' diameters in points. */
  sizes?: number[];
  /** The pages of the pill's two dots. */
  pair?: number[];
  /** The widths of the pill's two dots in points. */
  widths?: number[];
  /** The thumb's distance from the track's start in points. */
  x?: number;
  /** The thumb's length in points. */
  width?: number;
  /** The scroll bar's opacity. */
  alpha?: number;
  /** How far a scroll bar that hides by moving is from its place, in points. */
  shift?: number;
  /** The filled part of a progress bar. */
  fraction?: number;
  /** The text of a fraction. */
  text?: string;
  /** The filled part of the current segment. */
  fill?: number;
}
