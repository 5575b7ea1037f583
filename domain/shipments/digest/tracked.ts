import { wordsOfCode } from '../code-words.ts';
import type { TrackingEvent } from '../happenings.ts';
import type { TrackingCode } from '../lifecycle.ts';
import { makesSomeReady, newsFrom, shipmentNews, type ToldNews } from '../news.ts';
import type { Shipment } from '../shipment.ts';
import { goodsIn } from './some-goods.ts';
import { type What, whatOfState } from './whats.ts';

/** A tracking event, as far as its sender is told of it. */
export interface Tracked {
  readonly code: TrackingCode;
  readonly state: Parameters<typeof shipmentNews>[0]['state'];
  readonly pieces: readonly number[];
  readonly source?: TrackingEvent['source'] | undefined;
  readonly corrects?: Parameters<typeof shipmentNews>[0]['corrects'];
  /** The airport that it left from. */
  readonly leftFrom?: string | undefined;
}

/** What a tracking event tells by letter: what went wrong, or the step that the whole shipment has come to. Undefined for what is in the account alone. */
export const whatOfTracked = ({ code, state, corrects }: Tracked): What | undefined => {
  if (corrects !== undefined) return 'CORRECTED';
  if (wordsOfCode[code].news !== undefined) return 'TROUBLE';
  if (makesSomeReady({ code, state })) return 'READY';
  return state.before === state.after ? undefined : whatOfState[state.after];
};

/** What its sender hears of a tracking event; most are no news. `dock` is the city of our dock. */
export const trackedNews = (happened: Tracked, dock: string): ToldNews | undefined =>
  // It was here before it was booked.
  happened.source === 'mailbox' ? undefined : newsFrom(shipmentNews(happened, dock), happened.leftFrom);

/** Whose goods have come that far: the pieces that are there, where others are ahead of them. `goods` names all of them. */
export const goodsOfTracked = (
  { state: { before, after } }: Pick<Tracked, 'state'>,
  goods: string,
  shipment: Pick<Shipment, 'consignee' | 'pieces'>,
): string => (before === after ? goods : goodsIn(shipment, after));
