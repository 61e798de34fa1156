// What the scripts share with the program that writes the page; it wrote them here.
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
