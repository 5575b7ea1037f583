import { holdKinds } from '#domain/shipments/holds.ts';
import { pieceStates, trackingCodes } from '#domain/shipments/lifecycle.ts';
import { correctedCodes, shipmentNews } from '#domain/shipments/news.ts';
import { type RollCause, rollCauses } from '#domain/shipments/rolls/roll-causes.ts';
import collectionCodeLocked from '#events/shipments/collection-code-locked.v1.example.json' with {
  type: 'json',
};
import flightMoved from '#events/shipments/flight-moved.v1.example.json' with { type: 'json' };
import holdCleared from '#events/shipments/hold-cleared.v1.example.json' with { type: 'json' };
import holdPlaced from '#events/shipments/hold-placed.v1.example.json' with { type: 'json' };
import paymentReminded from '#events/shipments/payment-reminded.v1.example.json' with { type: 'json' };
import pieceTracked from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import placeLapsed from '#events/shipments/place-lapsed.v1.example.json' with { type: 'json' };
import placeOffered from '#events/shipments/place-offered.v1.example.json' with { type: 'json' };
import shipmentBooked from '#events/shipments/shipment-booked.v1.example.json' with { type: 'json' };
import shipmentCancelled from '#events/shipments/shipment-cancelled.v1.example.json' with { type: 'json' };
import shipmentChanged from '#events/shipments/shipment-changed.v1.example.json' with { type: 'json' };
import shipmentRolled from '#events/shipments/shipment-rolled.v1.example.json' with { type: 'json' };
import waitlistLeft from '#events/shipments/waitlist-left.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

const before = 'BOOKED';
const arrivals = pieceStates
  .filter((after) => shipmentNews({ code: 'ALM', state: { before, after }, pieces: [2] }, '') !== undefined)
  .map((after) => sample(pieceTracked, after, { code: 'ALM', state: { before, after } }));
const mishaps = trackingCodes
  .filter((code) => shipmentNews({ code, state: { before, after: before }, pieces: [2] }, '') !== undefined)
  .map((code) => sample(pieceTracked, code, { code, pieces: [2], state: { before, after: before } }));

/** A flight that had not left, or not landed. */
const corrections = correctedCodes.map((corrects) =>
  sample(pieceTracked, `corrects-${corrects}`, {
    code: 'UNDO',
    corrects,
    state: { before: 'ARRIVED', after: 'DEPARTED' },
  }),
);

/** Only pieces that are at the dock fly apart from the others. */
const apart = { pieces: [2], onHand: true };
/** Some pieces are there, and the others fly later. */
const later = { pieces: [3], staying: [1, 2], onHand: false };
const piecesOf: Partial<Record<RollCause, object>> = { 'left-behind': apart, 'not-here': later };

/** What people are told of shipments, in every way that it can be told. */
export const samples = [
  sample(shipmentBooked, '', { by: 'sample-clerk' }),
  sample(shipmentChanged),
  ...['CORRECTION', 'REWEIGH'].map((what) =>
    sample(shipmentChanged, what, {
      moved: undefined,
      changed: { consignee: {}, total: { before: '63000', after: '64000' } },
      asked: { what, how: 'PHONE' },
      by: 'sample-clerk',
    }),
  ),
  sample(shipmentCancelled),
  ...arrivals,
  ...mishaps,
  ...corrections,
  ...holdKinds.map((kind) => sample(holdPlaced, kind, { kind })),
  sample(holdCleared),
  sample(collectionCodeLocked),
  sample(flightMoved),
  ...rollCauses.map((why) => sample(shipmentRolled, why, { why, ...(piecesOf[why] ?? {}) })),
  sample(shipmentRolled, 'flight-cancelled-for-some', { why: 'flight-cancelled', ...apart }),
  sample(shipmentRolled, 'no-place', { to: undefined, promise: undefined }),
  sample(paymentReminded),
  sample(placeOffered),
  sample(placeLapsed),
  ...['list-closed', 'flight-cancelled'].map((why) => sample(waitlistLeft, why, { why })),
];
