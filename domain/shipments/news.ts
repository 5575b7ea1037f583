import { airportPlace } from '../kernel/airports.ts';
import type { PieceState, TrackingCode } from './lifecycle.ts';

/** One line of news for the sender of a shipment. */
export interface ShipmentNews {
  readonly title: string;
  readonly body: string;
}

/** Of a shipment that has left, while it is not known from where. */
const LEFT = 'Left with its flight';

/** What a sender reads when the whole shipment has come this far, with `{dock}` for the city of our dock. States that are left out are steps inside our work. */
const arrivedAt: Partial<Record<PieceState, { readonly title: string; readonly body: string }>> = {
  PICKED_UP: { title: 'Picked up', body: 'Our driver has your shipment.' },
  RECEIVED: { title: 'Received', body: 'Your shipment is at our {dock} facility.' },
  READY: { title: 'Screened', body: 'Your shipment is screened and ready to fly.' },
  DEPARTED: { title: LEFT, body: 'Your shipment has left with its flight.' },
  ARRIVED: { title: 'Landed', body: 'Your shipment has landed. Next is customs.' },
  CLEARED: { title: 'Released by customs', body: 'Customs has released your shipment.' },
  READY_FOR_COLLECTION: {
    title: 'Ready to collect',
    body: 'The receiver can collect your shipment. They need their ID and tax number.',
  },
  OUT_FOR_DELIVERY: { title: 'Out for delivery', body: 'Your shipment is on the way to the door.' },
  DELIVERED: { title: 'Delivered', body: 'The receiver has your shipment.' },
};

/** What went wrong with a piece, and that it was found again. A sender hears of it even if the rest goes on. */
const noticed: Partial<Record<TrackingCode, { readonly title: string; readonly body: string }>> = {
  DIS_SSPD: {
    title: 'A piece stayed behind',
    body: 'Not all pieces left with the flight. We put them on another one.',
  },
  DIS_OFLD: {
    title: 'A piece stayed behind',
    body: 'The airline took a piece off the flight. We put it on another one.',
  },
  DIS_MSCA: {
    title: 'A piece is missing',
    body: 'We cannot find a piece at the moment and are looking for it.',
  },
  DIS_FDCA: { title: 'Piece found', body: 'The missing piece is found.' },
  DIS_OVCD: {
    title: 'A piece flew too far',
    body: 'A piece was not unloaded where it should be. The airline sends it back.',
  },
};

/** What a sender reads who was told by mistake that the shipment has left or landed. */
const corrections = {
  DEP: {
    title: 'Correction: not left yet',
    body: 'We told you by mistake that your shipment had left. It has not left yet. We tell you when it does.',
  },
  ARR: {
    title: 'Correction: not landed yet',
    body: 'We told you by mistake that your shipment had landed. It has not landed yet. We tell you when it does.',
  },
} as const;

/** The codes whose news is corrected when it was wrong. */
export const correctedCodes = ['DEP', 'ARR'] as const satisfies readonly TrackingCode[];

/**
 * The news in a tracking event: what went wrong, or that the shipment as a whole has come to its next step. Undefined for a step
 * that only some of its pieces have made, or that is no news. `dock` is the city of our dock. `corrects` is the news that an event takes
 * back after the sender had it.
 */
export const shipmentNews = (
  code: TrackingCode,
  { before, after }: { readonly before: PieceState; readonly after: PieceState },
  dock: string,
  corrects?: (typeof correctedCodes)[number],
): ShipmentNews | undefined => {
  // What is taken back never happened, so it is no news that the shipment is where it was before, unless we had told the sender.
  if (code === 'UNDO') return corrects && corrections[corrects];
  const news = noticed[code] ?? (before === after ? undefined : arrivedAt[after]);
  return news && { title: news.title, body: news.body.replace('{dock}', dock) };
};

/** The news with the place from whose airport the shipment has left, where that is known: `Left Newark`. */
export const newsFrom = (
  news: ShipmentNews | undefined,
  leftFrom: string | undefined,
): ShipmentNews | undefined =>
  news?.title === LEFT && leftFrom !== undefined
    ? { ...news, title: `Left ${airportPlace(leftFrom)}` }
    : news;
