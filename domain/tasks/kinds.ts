import { type HoldKind, holdKinds, holds } from '../shipments/holds.ts';
import type { TaskKindFacts } from './kinds/facts.ts';
import { moneyKinds } from './kinds/money.ts';
import { parcelKinds } from './kinds/parcels.ts';
import { postKinds } from './kinds/posts.ts';
import { roadKinds } from './kinds/road.ts';

const others = {
  QUOTE_TO_PRICE: {
    name: 'Price a quote',
    asks: 'Set the price by hand, or tell the customer that we cannot take it.',
    subject: 'quote',
    may: 'quote.manage',
    hours: 4,
    act: 'Open the quote',
    byHand: false,
  },
  QUOTE_MESSAGE: {
    name: 'Answer a question about a quote',
    asks: 'The customer has asked something. Answer it on the page of the quote.',
    subject: 'quote',
    may: 'quote.manage',
    hours: 4,
    act: 'Open the quote',
    byHand: false,
  },
  ENQUIRY: {
    name: 'Answer a message',
    asks: 'Someone wrote to us. Answer, or close it when nothing is left to do.',
    subject: 'enquiry',
    may: 'enquiry.manage',
    hours: 8,
    act: 'Open the message',
    byHand: false,
  },
  ENQUIRY_OF_SEVERAL: {
    name: 'Answer a message: several people have its number',
    asks: 'Someone wrote on WhatsApp, and several people have this number. Ask who is writing. Then answer, or close it when nothing is left to do.',
    subject: 'enquiry',
    may: 'enquiry.manage',
    hours: 8,
    act: 'Open the message',
    byHand: false,
  },
  NO_FLIGHT: {
    name: 'Booked without a flight',
    asks: 'Move the shipment to a flight that has room.',
    subject: 'shipment',
    may: 'shipment.manage',
    hours: 24,
    act: 'Open the shipment',
    byHand: false,
  },
  PICKUP_TO_ARRANGE: {
    name: 'Arrange a pickup',
    asks: 'Call the customer, ask for the street, and choose a time with them.',
    subject: 'booking',
    may: 'booking.manage',
    hours: 8,
    act: 'Open the booking',
    byHand: false,
  },
  ROLLED_THRICE: {
    name: 'Missed three flights',
    asks: 'Call the sender and find out when the goods come. Then mark it as done.',
    subject: 'shipment',
    may: 'shipment.manage',
    hours: 24,
    act: 'Open the shipment',
    byHand: true,
  },
  CODE_LOCKED: {
    name: 'Code locked: give a new one',
    asks: 'Someone typed five wrong codes at the counter. Call the sender, find out who came, and give a new code.',
    subject: 'shipment',
    may: 'shipment.manage',
    // The receiver may still stand at the counter.
    hours: 2,
    act: 'Open the shipment',
    byHand: false,
  },
  UNHAPPY: {
    name: 'Not content: call the sender',
    asks: 'The sender said that it was not good, and we promised to get in touch. Call or write, put it right, and write down what came of it.',
    subject: 'shipment',
    may: 'shipment.manage',
    // The hour that was promised comes first. It counts hours in which the dock is open.
    hours: 24,
    act: 'Open the shipment',
    byHand: false,
  },
  PIECE_MISSING: {
    name: 'Piece missing or left behind',
    asks: 'Find the piece, and record where it is.',
    subject: 'shipment',
    may: 'piece.manage',
    hours: 4,
    act: 'Open the shipment',
    byHand: false,
  },
  FLIGHT_PROPOSAL: {
    name: 'Decide about a new flight day',
    asks: 'The schedule has another day for a booked flight. Accept the new day, or keep the old one.',
    subject: 'flight',
    may: 'departure.manage',
    hours: 24,
    act: 'Open the flight',
    byHand: false,
  },
  FLIGHT_TO_REPLAN: {
    name: 'Move shipments off a flight',
    asks: 'The flight does not fly. Check where its shipments go, and confirm the plan.',
    subject: 'flight',
    may: 'departure.manage',
    hours: 4,
    act: 'Open the flight',
    byHand: false,
  },
  FLIGHT_TO_TENDER: {
    name: 'Record that the airline has a flight',
    asks: 'The driver brought the receipt of the airline, but the flight could not be recorded as accepted. Make its list right first, then record it.',
    subject: 'flight',
    may: 'departure.manage',
    hours: 2,
    act: 'Open the flight',
    byHand: false,
  },
  WAYBILLS_LOW: {
    name: 'Few waybill numbers left',
    asks: 'Add house air waybill numbers to the stock. Without them nothing can be booked.',
    subject: 'waybills',
    may: 'waybill.manage',
    hours: 48,
    act: 'Open the departures',
    byHand: false,
  },
  MASTER_LOW: {
    name: 'Few numbers of the airline left',
    asks: 'Ask the airline for more air waybill numbers, and add them to the stock. Without one no flight can be handed over.',
    subject: 'waybills',
    may: 'waybill.manage',
    hours: 48,
    act: 'Open the departures',
    byHand: false,
  },
  KNOWN_SHIPPER_ENDING: {
    name: 'Known shipper ends',
    asks: 'Ask the customer for new papers and enter the new last day. If they do not renew, say that they are not a known shipper.',
    subject: 'shipper',
    may: 'shipper.manage',
    // A reminder comes a month before. The last day comes first if it is nearer.
    hours: 20 * 24,
    act: 'Open the record',
    byHand: false,
  },
  DEAD_LETTERS: {
    name: 'Messages that failed',
    asks: 'Something did not happen because a message failed. Repair the cause, then send the messages again.',
    subject: 'queue',
    // Only admins have it.
    may: 'settings.manage',
    hours: 2,
    act: 'Open the monitoring',
    byHand: false,
  },
  MAIL_RETURNED: {
    name: 'E-mail that came back',
    asks: 'Call these customers and ask for the right address. Then mark it as done. It comes again with the next e-mail that comes back.',
    subject: 'mail',
    may: 'mailbox.manage',
    hours: 24,
    act: 'Open the addresses',
    byHand: true,
  },
  BOOKING_TO_CONFIRM: {
    name: 'Confirm a request',
    asks: 'Someone waits for our yes to a pickup. Confirm it, move it to another time, or refuse it with the reason.',
    subject: 'booking',
    may: 'booking.manage',
    hours: 4,
    act: 'Open the booking',
    byHand: false,
  },
  BOOKING_TOUCHED: {
    name: 'Move a booking',
    asks: 'Its time is not in the settings any more, or misses its flight. Look at the proposed time, and move it or call the customer.',
    subject: 'booking',
    may: 'booking.manage',
    hours: 8,
    act: 'Open the booking',
    byHand: false,
  },
  BOOKING_TO_CLOSE: {
    name: 'Say how a visit ended',
    asks: 'Its time is over. Say that the goods are with us, that nobody came (a missed drop-off costs nothing), or why it failed.',
    subject: 'booking',
    may: 'booking.manage',
    hours: 4,
    act: 'Open the booking',
    byHand: false,
  },
  ...moneyKinds,
  ...parcelKinds,
  ...postKinds,
  ...roadKinds,
} as const satisfies Record<string, TaskKindFacts>;

/** Hours that a hold may wait. */
const holdHours: Readonly<Record<HoldKind, number>> = {
  UNIDENTIFIED: 8,
  INVOICE_MISSING: 48,
  DG_REVIEW: 8,
  PAYMENT_DUE: 72,
  OVERSIZE: 8,
  EXPORT_CONTROL: 24,
  EIN_MISSING: 48,
  CUSTOMS_EXAM: 72,
  DAMAGE: 8,
  KYC_1583: 72,
  REWEIGH: 24,
  SECOND_SCREENING: 4,
};

export type TaskKind = HoldKind | keyof typeof others;
const ofHold = (kind: HoldKind): TaskKindFacts => ({
  name: holds[kind].name,
  asks: holds[kind].remedy,
  subject: 'shipment',
  may: holds[kind].clearedBy ?? holds[kind].settledWith ?? 'shipment.manage',
  hours: holdHours[kind],
  act: 'Open the shipment',
  byHand: false,
});

/** Every kind of task, the holds included. A new kind of task is one entry here and one line in the `tasks.ts` of its domain. */
export const taskKinds = {
  ...others,
  ...Object.fromEntries(holdKinds.map((kind) => [kind, ofHold(kind)])),
} as Readonly<Record<TaskKind, TaskKindFacts>>;

export const taskKindNames = Object.keys(taskKinds) as [TaskKind, ...TaskKind[]];
