import { dollars } from '#domain/kernel/money.ts';
import { wayWords } from '#domain/shipments/caller/said.ts';
import { wordsOfCode } from '#domain/shipments/code-words.ts';
import { fieldNames } from '#domain/shipments/field-names.ts';
import { consentShown } from '#domain/shipments/form/search-consent.ts';
import { holds } from '#domain/shipments/holds.ts';
import type { PieceState, TrackingCode } from '#domain/shipments/lifecycle.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import { CollectionCodeLockedV1 } from '#events/shipments/collection-code-locked.v1.ts';
import { CollectionCodeRenewedV1 } from '#events/shipments/collection-code-renewed.v1.ts';
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import { OpinionAnsweredV1 } from '#events/shipments/opinion-answered.v1.ts';
import { OpinionGivenV1 } from '#events/shipments/opinion-given.v1.ts';
import { PaymentRemindedV1 } from '#events/shipments/payment-reminded.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { PlaceLapsedV1 } from '#events/shipments/place-lapsed.v1.ts';
import { PlaceOfferedV1 } from '#events/shipments/place-offered.v1.ts';
import { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentCreatedV1 } from '#events/shipments/shipment-created.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { WaitlistJoinedV1 } from '#events/shipments/waitlist-joined.v1.ts';
import { WaitlistLeftV1 } from '#events/shipments/waitlist-left.v1.ts';
import {
  change,
  type HistoryChange,
  line,
  noLine,
  ownCodes,
  type Thing,
} from '../../runtime/history-line.ts';

const shipment = (number: string): Thing => ({ kind: 'shipment', id: number });

const shown = (field: string, value: string | undefined): string | undefined => {
  if (field === 'searchConsent') return consentShown(value);
  return field === 'total' && value !== undefined ? dollars(Number(value)) : value;
};

const changesOf = (
  changed: Readonly<
    Record<string, { readonly before?: string | undefined; readonly after?: string | undefined }>
  >,
): readonly HistoryChange[] =>
  Object.entries(changed).map(([field, { before, after }]) =>
    change(fieldNames[field] ?? field, shown(field, before), shown(field, after)),
  );

const left = {
  asked: 'took it off the waitlist',
  changed: 'took it off the waitlist, as it goes to another country',
  'list-closed': 'took it off the waitlist at the cargo cutoff',
  'flight-cancelled': 'took it off the waitlist, as the flight was canceled',
} as const;

/** What staff did for a sender, before how that was said. */
const askedFor = {
  CORRECTION: 'corrected it, as its sender asked',
  REWEIGH: 'recorded that its sender agreed to the new price',
} as const;

const rolled = {
  'missed-cutoff': 'moved it to the next flight, as it was not at the dock at the cargo cutoff',
  'flight-cancelled': 'moved it to another flight, as its flight was canceled',
  'left-behind': 'booked pieces that were left behind on another flight',
  'not-here': 'booked pieces that were not at the dock on a later flight',
} as const;

/** Before `SCR`, a screening was recorded with the airline's code, of pieces that were not on its list yet. */
const happened = (code: TrackingCode, before: PieceState): string =>
  wordsOfCode[code === 'RCS' && before !== 'MANIFESTED' ? 'SCR' : code].desk;

/** What happens to shipments. */
export const history = [
  line(ShipmentCreatedV1, ({ number, by, ownerId, total, pieces }) => ({
    by,
    thing: shipment(number),
    what: by === ownerId ? 'made the shipment' : 'made the shipment for its sender',
    changes: [change('Pieces', undefined, pieces), change('Price', undefined, dollars(total))],
  })),
  line(ShipmentBookedV1, ({ number, by, ownerId, departureId, hawb }) => ({
    by,
    thing: shipment(number),
    what: by === ownerId ? 'booked it' : 'booked it for its sender',
    changes: [change('Flight', undefined, departureId), change('House air waybill', undefined, hawb)],
  })),
  line(ShipmentChangedV1, ({ number, by, changed, asked }) => ({
    by,
    thing: shipment(number),
    what: asked === undefined ? 'changed it' : `${askedFor[asked.what]} ${wayWords[asked.how]}`,
    changes: changesOf(changed),
  })),
  line(ShipmentRolledV1, ({ number, by, from, to, why }) => ({
    by,
    thing: shipment(number),
    what: to === undefined ? 'took it off its flight; no other had room' : rolled[why],
    changes: [change('Flight', from, to)],
  })),
  line(ShipmentCancelledV1, ({ number, by, departureId, why }) => ({
    by,
    thing: shipment(number),
    what: why === 'not-booked' ? 'canceled it, as nobody booked it in time' : 'canceled it',
    changes: departureId === undefined ? [] : [change('Flight', departureId, undefined)],
  })),
  line(PieceTrackedV1, ({ number, by, code, pieces, state, ownCode }) => ({
    by,
    thing: shipment(number),
    what: `recorded “${happened(code, state.before)}” for ${piecesTitle(pieces).toLowerCase()}${ownCode ? ', with a collection code from the same person' : ''}`,
    ...(ownCode ? { also: ownCodes } : {}),
  })),
  line(HoldPlacedV1, ({ number, by, kind }) => ({
    by,
    thing: shipment(number),
    what: 'placed a hold',
    changes: [change('Hold', undefined, holds[kind].name)],
  })),
  line(HoldClearedV1, ({ number, by, kind }) => ({
    by,
    thing: shipment(number),
    what: 'cleared a hold',
    changes: [change('Hold', holds[kind].name, undefined)],
  })),
  line(CollectionCodeLockedV1, ({ number, by }) => ({
    by,
    thing: shipment(number),
    what: 'locked its collection code with the fifth wrong one',
  })),
  line(CollectionCodeRenewedV1, ({ number, by }) => ({
    by,
    thing: shipment(number),
    what: 'gave it a new collection code after five wrong ones',
  })),
  line(WaitlistJoinedV1, ({ number, by, departureId }) => ({
    by,
    thing: shipment(number),
    what: 'put it on the waitlist of a full flight',
    changes: [change('Waits for', undefined, departureId)],
  })),
  line(WaitlistLeftV1, ({ number, by, departureId, why }) => ({
    by,
    thing: shipment(number),
    what: left[why],
    changes: [change('Waits for', departureId, undefined)],
  })),
  line(PlaceOfferedV1, ({ number, by, departureId, until }) => ({
    by,
    thing: shipment(number),
    what: 'held a place for it',
    changes: [change('Flight', undefined, departureId), change('Held until', undefined, until)],
  })),
  line(PlaceLapsedV1, ({ number, by, departureId }) => ({
    by,
    thing: shipment(number),
    what: 'gave its place to the next, as it was not booked in time',
    changes: [change('Held place', departureId, undefined)],
  })),
  line(PaymentRemindedV1, ({ number, by, until }) => ({
    by,
    thing: shipment(number),
    what: 'reminded the sender that it is not paid',
    changes: [change('To be paid by', undefined, until)],
  })),
  line(ReplanConfirmedV1, ({ flight, by, shipments }) => ({
    by,
    thing: { kind: 'flight', id: flight },
    what: 'confirmed where its shipments go',
    changes: [change('Shipments', undefined, shipments)],
  })),
  line(OpinionAnsweredV1, ({ number, by }) => ({
    by,
    thing: shipment(number),
    what: 'called the sender, who was not content',
  })),
  noLine(OpinionGivenV1, 'It is what a sender says, and is shown on the page of the shipment.'),
  noLine(FlightMovedV1, 'It tells each sender of a moved flight; the change of the flight has a line.'),
];
