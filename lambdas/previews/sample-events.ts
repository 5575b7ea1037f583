import { holdKinds } from '#domain/shipments/holds.ts';
import { pieceStates, trackingCodes } from '#domain/shipments/lifecycle.ts';
import { correctedCodes, shipmentNews } from '#domain/shipments/news.ts';
import { type RollCause, rollCauses } from '#domain/shipments/rolls/roll-causes.ts';
import creditGiven from '#events/billing/credit-given.v1.example.json' with { type: 'json' };
import invoiceAdjusted from '#events/billing/invoice-adjusted.v1.example.json' with { type: 'json' };
import paymentReceived from '#events/billing/payment-received.v1.example.json' with { type: 'json' };
import refundMade from '#events/billing/refund-made.v1.example.json' with { type: 'json' };
import enquiryAnswered from '#events/enquiries/enquiry-answered.v2.example.json' with { type: 'json' };
import enquiryReceived from '#events/enquiries/enquiry-received.v2.example.json' with { type: 'json' };
import { AnyEvent } from '#events/envelope.ts';
import rightsChanged from '#events/identity/rights-changed.v1.example.json' with { type: 'json' };
import twoStepChanged from '#events/identity/two-step-changed.v2.example.json' with { type: 'json' };
import twoStepReset from '#events/identity/two-step-reset.v2.example.json' with { type: 'json' };
import mailboxAssigned from '#events/mailboxes/mailbox-assigned.v2.example.json' with { type: 'json' };
import errorGroupRaised from '#events/monitoring/error-group-raised.v1.example.json' with { type: 'json' };
import cardPaymentTaken from '#events/payments/card-payment-taken.v1.example.json' with { type: 'json' };
import quoteAccepted from '#events/quotes/quote-accepted.v1.example.json' with { type: 'json' };
import quoteChanged from '#events/quotes/quote-changed.v1.example.json' with { type: 'json' };
import quoteDeclined from '#events/quotes/quote-declined.v1.example.json' with { type: 'json' };
import quoteExpired from '#events/quotes/quote-expired.v1.example.json' with { type: 'json' };
import quoteRequested from '#events/quotes/quote-requested.v1.example.json' with { type: 'json' };
import quoteSent from '#events/quotes/quote-sent.v1.example.json' with { type: 'json' };
import collectionCodeLocked from '#events/shipments/collection-code-locked.v1.example.json' with {
  type: 'json',
};
import flightMoved from '#events/shipments/flight-moved.v1.example.json' with { type: 'json' };
import holdCleared from '#events/shipments/hold-cleared.v1.example.json' with { type: 'json' };
import holdPlaced from '#events/shipments/hold-placed.v1.example.json' with { type: 'json' };
import pieceTracked from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import placeLapsed from '#events/shipments/place-lapsed.v1.example.json' with { type: 'json' };
import placeOffered from '#events/shipments/place-offered.v1.example.json' with { type: 'json' };
import shipmentCancelled from '#events/shipments/shipment-cancelled.v1.example.json' with { type: 'json' };
import shipmentChanged from '#events/shipments/shipment-changed.v1.example.json' with { type: 'json' };
import shipmentRolled from '#events/shipments/shipment-rolled.v1.example.json' with { type: 'json' };
import waitlistLeft from '#events/shipments/waitlist-left.v1.example.json' with { type: 'json' };

/** One event with sample facts. What is told of a type can differ, so some have several. */
export interface SampleEvent {
  readonly id: string;
  readonly event: AnyEvent;
}

const one = (example: object, variant = '', change: object = {}): SampleEvent => {
  const event = AnyEvent.parse(example);
  return {
    id: variant === '' ? event.type : `${event.type}-${variant}`,
    event: { ...event, data: { ...event.data, ...change } },
  };
};

const before = 'BOOKED';
const arrivals = pieceStates
  .filter((after) => shipmentNews('ALM', { before, after }, '') !== undefined)
  .map((after) => one(pieceTracked, after, { code: 'ALM', state: { before, after } }));
const mishaps = trackingCodes
  .filter((code) => shipmentNews(code, { before, after: before }, '') !== undefined)
  .map((code) => one(pieceTracked, code, { code, state: { before, after: before } }));

/** A flight that had not left, or not landed. */
const corrections = correctedCodes.map((corrects) =>
  one(pieceTracked, `corrects-${corrects}`, {
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

/** Everything that people are told of, in every way that it can be told. */
export const sampleEvents: readonly SampleEvent[] = [
  one(mailboxAssigned),
  one(shipmentChanged),
  one(shipmentCancelled),
  ...arrivals,
  ...mishaps,
  ...corrections,
  ...holdKinds.map((kind) => one(holdPlaced, kind, { kind })),
  one(holdCleared),
  one(collectionCodeLocked),
  one(flightMoved),
  ...rollCauses.map((why) => one(shipmentRolled, why, { why, ...(piecesOf[why] ?? {}) })),
  one(shipmentRolled, 'flight-cancelled-for-some', { why: 'flight-cancelled', ...apart }),
  one(shipmentRolled, 'no-place', { to: undefined, promise: undefined }),
  one(placeOffered),
  one(placeLapsed),
  ...['list-closed', 'flight-cancelled'].map((why) => one(waitlistLeft, why, { why })),
  one(quoteRequested),
  one(quoteSent),
  ...['question', 'reply'].map((what) => one(quoteChanged, what, { what })),
  one(quoteAccepted),
  one(quoteDeclined),
  one(quoteExpired),
  one(cardPaymentTaken, 'link', { byLink: true }),
  one(cardPaymentTaken, 'own', { byLink: false }),
  one(paymentReceived),
  one(refundMade),
  one(invoiceAdjusted),
  one(creditGiven),
  one(enquiryReceived),
  one(enquiryAnswered),
  one(twoStepChanged, 'on', { on: true }),
  one(twoStepChanged, 'off', { on: false }),
  one(twoStepReset),
  one(rightsChanged),
  one(errorGroupRaised),
];
