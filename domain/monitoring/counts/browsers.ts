import { addToTally, countsOf, emptyTally, type Tally } from './tally.ts';

/**
 * The browsers that errors are counted by, each with what its user agent contains; the first that matches is taken, because
 * browsers also name those that they resemble. The order is stored: only append, and no more than the tally has places.
 */
const browsers = [
  ['In WhatsApp, Facebook or Instagram', /FBAN|FBAV|Instagram|WhatsApp/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|Opera/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome on iPhone or iPad', /CriOS/],
  ['Chrome on Android', /Android.*Chrome/],
  ['Chrome on a computer', /Chrome\//],
  ['Safari on iPhone or iPad', /(?:iPhone|iPad|iPod).*Safari/],
  ['Safari on a Mac', /Macintosh.*Safari/],
] as const satisfies readonly (readonly [string, RegExp])[];

const OTHER = 'Other browsers';

/** Places for all of them, for the others, and for some more that will come, so that stored tallies keep their size. */
const PLACES = 14;

/** How often something happened in each browser. It has a fixed size, whatever strangers send as their user agent. */
export type Browsers = Tally;

/** No browser yet. */
export const emptyBrowsers = (): Browsers => emptyTally(PLACES);

/** Counts a number of events of one browser (in place). The first place is for the other browsers. */
export const addBrowser = (counted: Browsers, userAgent: string, times: number): void =>
  addToTally(counted, browsers.findIndex(([, pattern]) => pattern.test(userAgent)) + 1, times);

/** The browsers that were counted, with their counts, the most frequent first. */
export const browserCounts = (
  counted: Browsers,
): readonly { readonly name: string; readonly count: number }[] =>
  countsOf(counted)
    .map((count, place) => ({ name: place === 0 ? OTHER : (browsers[place - 1]?.[0] ?? OTHER), count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
