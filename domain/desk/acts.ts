import type { Permission } from '../kernel/permissions.ts';

/** Everything that can be done with many rows at once. */
export const actNames = [
  'MOVE_SHIPMENTS',
  'HOLD_SHIPMENTS',
  'NOTE_SHIPMENTS',
  'REMIND_SHIPMENTS',
  'TAKE_ENQUIRIES',
  'CLOSE_ENQUIRIES',
  'TAKE_QUOTES',
] as const;
export type ActName = (typeof actNames)[number];

/** The lists of which many rows can be changed at once. */
export type ActList = 'shipments' | 'enquiries' | 'quotes';

interface ActFacts {
  /** The list that it is for. */
  readonly list: ActList;
  /** What its button says. */
  readonly name: string;
  /** The right that it needs, which is that of its single change. A kind of hold asks for its own besides. */
  readonly may: Permission;
  /** What a row is called. */
  readonly one: string;
  readonly many: string;
}

const shipments = { list: 'shipments', one: 'shipment', many: 'shipments' } as const;
const enquiries = { list: 'enquiries', one: 'message', many: 'messages' } as const;
const quotes = { list: 'quotes', one: 'quote', many: 'quotes' } as const;

/** What each act is for, and who may do it. */
export const acts: Readonly<Record<ActName, ActFacts>> = {
  MOVE_SHIPMENTS: { ...shipments, name: 'Move to a flight', may: 'shipment.manage' },
  HOLD_SHIPMENTS: { ...shipments, name: 'Place a hold', may: 'shipment.read' },
  NOTE_SHIPMENTS: { ...shipments, name: 'Add a note', may: 'shipment.read' },
  REMIND_SHIPMENTS: { ...shipments, name: 'Remind of the payment', may: 'shipment.manage' },
  TAKE_ENQUIRIES: { ...enquiries, name: 'Take on', may: 'enquiry.manage' },
  CLOSE_ENQUIRIES: { ...enquiries, name: 'Close', may: 'enquiry.manage' },
  TAKE_QUOTES: { ...quotes, name: 'Take', may: 'quote.manage' },
};
