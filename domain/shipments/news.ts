import { airportPlace } from '../kernel/airports.ts';
import { wordsOfCode } from './code-words.ts';
import { whoMayCollect } from './handover/who-collects.ts';
import type { PieceState, TrackingCode } from './lifecycle.ts';
import { type News, wordsOfState } from './state-words.ts';
import { piecesTitle } from './tracking/piece-titles.ts';

/** What a sender reads who was told by mistake that the shipment has left or landed. */
const corrections = {
  DEP: {
    title: 'Not left yet',
    body: 'We told you by mistake that your shipment had left. It has not left yet. We will tell you when it does.',
  },
  ARR: {
    title: 'Not landed yet',
    body: 'We told you by mistake that your shipment had landed. It has not landed yet. We will tell you when it does.',
  },
} as const;

/** The codes whose news is corrected when it was wrong. */
export const correctedCodes = ['DEP', 'ARR'] as const satisfies readonly TrackingCode[];

/** As much of a tracking event as is news. */
interface Happened {
  readonly code: TrackingCode;
  /** The state of the shipment before and after. */
  readonly state: { readonly before: PieceState; readonly after: PieceState };
  /** The numbers of the pieces to which it happened. */
  readonly pieces: readonly number[];
  /** The news that it takes back after the sender had it. */
  readonly corrects?: (typeof correctedCodes)[number] | undefined;
}

/** Words about pieces with these pieces in them: `Piece 3 stayed behind`. */
const ofPieces = (words: string, pieces: readonly number[]): string => {
  const isOne = pieces.length === 1;
  return words
    .replaceAll('{pieces}', piecesTitle(pieces))
    .replaceAll('{it}', isOne ? 'it' : 'them')
    .replaceAll('{was}', isOne ? 'was' : 'were');
};

/** Some pieces can be collected while others are still to come: their free days at the counter begin. */
const someReady: News = {
  title: '{pieces} ready to collect',
  body: `{pieces} can be collected. ${whoMayCollect}`,
};

/** Whether an event brings only some pieces to the counter. */
export const makesSomeReady = ({
  code,
  state: { before, after },
}: Pick<Happened, 'code' | 'state'>): boolean => code === 'NFD' && before === after;

/** News as a sender reads it at once, and what a letter that goes later says of it, where that is less. */
export interface ToldNews extends Omit<News, 'comes'> {
  readonly later?: string;
}

/**
 * The news in a tracking event: what went wrong, with the pieces to which it did, or that the shipment as a whole has come to its next step.
 * Undefined for a step that only some of its pieces have made, unless these can be collected, and for what is no news. `dock` is the city of our dock.
 */
export const shipmentNews = (happened: Happened, dock: string): ToldNews | undefined => {
  const { code, state, pieces, corrects } = happened;
  // What is taken back never happened, so it is no news that the shipment is where it was before, unless we had told the sender.
  if (code === 'UNDO') return corrects && corrections[corrects];
  const step = state.before === state.after ? undefined : wordsOfState[state.after].news;
  const news = makesSomeReady(happened) ? someReady : (wordsOfCode[code].news ?? step);
  if (news === undefined) return undefined;
  const title = ofPieces(news.title, pieces);
  const body = ofPieces(news.body, pieces).replace('{dock}', dock);
  const { comes } = news;
  return comes === undefined
    ? { title, body }
    : { title, body: `${body} ${ofPieces(comes, pieces)}`, later: body };
};

/** The news with the place from whose airport the shipment has left, where that is known: `Left Newark`. */
export const newsFrom = (news: ToldNews | undefined, leftFrom: string | undefined): ToldNews | undefined =>
  news !== undefined && leftFrom !== undefined && news.title === wordsOfState.DEPARTED.news?.title
    ? { ...news, title: `Left ${airportPlace(leftFrom)}` }
    : news;
