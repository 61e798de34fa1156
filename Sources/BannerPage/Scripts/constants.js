// Constants that the program embeds in the page.
import {data} from './document.js';

const constants = data('constants');
export const SECOND = constants.second;
export const LATEST = constants.latest;
export const KIND = constants.inputKinds;
export const MOST_INPUTS = constants.inputLimit;
export const SWIPE = constants.swipe;
export const EVENTS = constants.eventKinds;
export const ALL_KINDS = Object.values(EVENTS).reduce((all, kind) => all | kind, 0);
export const SEVERITIES = constants.severities;
export const COUNTS = constants.counts;
