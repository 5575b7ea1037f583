import type { Permission } from '../kernel/permissions.ts';
import { type HoldKind, holdKinds, holds } from '../shipments/holds.ts';

/** What a task is about. `waybills` is the stock of numbers, `queue` one of the queues of what failed, `mail` the list of what came back. */
export const subjectKinds = [
  'shipment',
  'quote',
  'enquiry',
  'flight',
  'waybills',
  'shipper',
  'queue',
  'mail',
  'invoice',
  'booking',
  'parcel',
  'trace',
  'claim',
] as const;
type SubjectKind = (typeof subjectKinds)[number];

/** A kind of task: what is wrong or waiting, who sees it, and what clears it. */
export interface TaskKindFacts {
  /** In a list, a few words. */
  readonly name: string;
  /** What has to be done, in a sentence. When it is done, the task is gone. */
  readonly asks: string;
  readonly subject: SubjectKind;
  /** Whoever has this right sees the task, and can clear it. */
  readonly may: Permission;
  /** Hours that it may wait, when the thing itself says nothing closer. */
  readonly hours: number;
  /** What the link to the place says where it is cleared. */
  readonly act: string;
  /** True when nothing but a person can say that it is done. The others go with their cause. */
  readonly byHand: boolean;
}

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
    asks: 'The sender said that it was not good, and we promised to call. Call, put it right, and write down what came of it.',
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
  MONEY_TO_PAY_BACK: {
    name: 'Money to pay back',
    asks: 'More was paid than the invoice charges. Give the money back, and note the refund on the invoice; an admin notes it.',
    subject: 'invoice',
    may: 'invoice.manage',
    hours: 48,
    act: 'Open the invoice',
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
  PARCEL_UNIDENTIFIED: {
    name: 'Find out whose parcel it is',
    asks: 'Look at the label and at who could be meant, and say whose parcel it is.',
    subject: 'parcel',
    may: 'parcel.manage',
    hours: 48,
    act: 'Open the parcel',
    byHand: false,
  },
  PARCEL_INVOICE: {
    name: 'Check an invoice',
    asks: 'Read the invoice of the parcel. Verify it, or send it back with the reason.',
    subject: 'parcel',
    may: 'parcel.manage',
    hours: 24,
    act: 'Open the parcel',
    byHand: false,
  },
  PARCEL_GOODS: {
    name: 'Look at goods that may not fly',
    asks: 'Look at what is inside, and say whether it may fly.',
    subject: 'parcel',
    may: 'parcel.manage',
    hours: 24,
    act: 'Open the parcel',
    byHand: false,
  },
  PARCEL_PHOTOS: {
    name: 'Take photos of a parcel',
    asks: 'Its owner has asked for more photos. Take them, then say that they are done.',
    subject: 'parcel',
    may: 'parcel.manage',
    hours: 24,
    act: 'Open the parcel',
    byHand: false,
  },
  PARCEL_RETURN: {
    name: 'Send a parcel back',
    asks: 'Hand it to the carrier with the label of the store, and keep the receipt.',
    subject: 'parcel',
    may: 'parcel.manage',
    hours: 48,
    act: 'Open the parcel',
    byHand: false,
  },
  PARCEL_DISPOSAL: {
    name: 'Dispose of a parcel',
    asks: 'Its owner agreed. Dispose of it by the rules for these goods, then say so.',
    subject: 'parcel',
    may: 'parcel.manage',
    hours: 72,
    act: 'Open the parcel',
    byHand: false,
  },
  TRACE: {
    name: 'Search for a parcel',
    asks: 'A customer misses a parcel. Look through the shelves, and answer by the promised hour.',
    subject: 'trace',
    may: 'parcel.manage',
    hours: 4,
    act: 'Open the search',
    byHand: false,
  },
  CLAIM: {
    name: 'Say that we have a claim',
    asks: 'A customer reports damage, loss or delay. Read it, and tell them that we have it.',
    subject: 'claim',
    may: 'payment.manage',
    hours: 4,
    act: 'Open the claim',
    byHand: false,
  },
  CLAIM_TO_ANSWER: {
    name: 'Answer a claim',
    asks: 'Find out what happened. Then make an offer, or deny the claim with a reason.',
    subject: 'claim',
    may: 'payment.manage',
    // Fourteen days were promised.
    hours: 336,
    act: 'Open the claim',
    byHand: false,
  },
  CLAIM_TO_PAY: {
    name: 'Pay a claim',
    asks: 'The customer accepted our offer. Credit it on the invoice or pay it, and note that.',
    subject: 'claim',
    may: 'payment.manage',
    hours: 72,
    act: 'Open the claim',
    byHand: false,
  },
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
