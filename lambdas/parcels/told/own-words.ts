import { dollars } from '#domain/kernel/money.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { refusedWords } from '#domain/parcels/alerts/refused-words.ts';
import { conditionNames } from '#domain/parcels/condition-names.ts';
import { dangerWords } from '#domain/parcels/declaration/danger-words.ts';
import type { Declaration, Invoice } from '#domain/parcels/declaration/declaration.ts';
import { deedWords } from '#domain/parcels/deed-words.ts';
import type { ParcelState } from '#domain/parcels/lifecycle.ts';
import type { Parcel, ParcelEntry } from '#domain/parcels/parcel.ts';
import { type Trace, traceStateNames } from '#domain/parcels/trace/trace.ts';
import { carrierName } from './words/names.ts';

const stateNames: Readonly<Record<ParcelState, string>> = {
  IN_STORAGE: 'In your mailbox',
  UNIDENTIFIED: 'Here, and we do not know whose it is',
  REQUESTED: 'In a shipment that is not booked',
  PACKED: 'Booked to fly',
  SHIPPED: 'On its way',
  DELIVERED: 'Collected',
  RETURNING: 'To go back to the store',
  RETURNED: 'Went back to the store',
  DISPOSED: 'Disposed of',
};

const invoiceNames: Readonly<Record<Invoice['state'], string>> = {
  NOT_REQUIRED: 'None: nothing was bought',
  PENDING: 'Not sent yet',
  PROVIDED: 'Sent, not read yet',
  REJECTED: 'Sent back to you',
  VERIFIED: 'Read, it is fine',
};

const alertNames: Readonly<Record<PreAlert['state'], string>> = {
  PENDING_ARRIVAL: 'Announced, not here yet',
  MATCHED: 'It came',
  CANCELLED: 'You took it back',
  EXPIRED: 'Nothing came in time',
};

const declared = ({ store, orderNumber, lines, invoice, dangers, dangersNote }: Declaration): Shown => ({
  store,
  order: orderNumber,
  inside: lines.map(({ quantity, description, unitValue }) =>
    [`${quantity} × ${description}`, ...(unitValue === undefined ? [] : [`${dollars(unitValue)} each`])].join(
      ', ',
    ),
  ),
  invoice: [invoiceNames[invoice.state], invoice.reason].filter(Boolean).join(': '),
  dangers:
    dangers === undefined
      ? dangersNote
      : [dangerWords(dangers) || 'None', dangersNote].filter(Boolean).join('. '),
});

/** What its owner reads of a parcel. */
export const ownParcel = (parcel: Parcel): Shown => {
  const { label, sides, back, photos } = parcel;
  return {
    number: parcel.code,
    status: stateNames[parcel.state],
    tracking: parcel.tracking,
    carrier: carrierName(parcel.carrier),
    label,
    weight: `${parcel.weightLb} lb`,
    size: `${sides.length} × ${sides.width} × ${sides.height} in`,
    condition: [conditionNames[parcel.condition], parcel.conditionNote].filter(Boolean).join('. '),
    ...declared(parcel.declaration),
    shipment: parcel.shipment?.number,
    note: [parcel.looked?.note, back?.note].filter((text) => text !== undefined),
    reason: parcel.disposal?.because,
    price: photos === undefined ? undefined : `More photos: ${dollars(photos.price)}`,
    receivedAt: parcel.receivedAt,
    closedAt: parcel.closedAt,
  };
};

/** One thing that happened to a parcel. */
export const ownEntry = (parcel: string, { at, what, text }: ParcelEntry): Shown => ({
  parcel,
  at,
  what: deedWords[what],
  note: text,
});

/** What somebody announced. */
export const ownAlert = (alert: PreAlert): Shown => ({
  tracking: alert.tracking,
  carrier: carrierName(alert.carrier),
  status: alertNames[alert.state],
  ...declared(alert.declaration),
  parcel: alert.parcel,
  reason: alert.refused && refusedWords(alert.refused.because).why,
  createdAt: alert.createdAt,
  closedAt: alert.closedAt,
});

/** What somebody missed, and what they were answered. */
export const ownTrace = (trace: Trace): Shown => ({
  number: trace.reference,
  status: trace.state === 'WITHDRAWN' ? 'You ended the search' : traceStateNames[trace.state],
  tracking: trace.tracking,
  carrier: carrierName(trace.carrier),
  store: trace.store,
  inside: trace.contents,
  label: trace.nameOnLabel === undefined ? undefined : { name: trace.nameOnLabel },
  answer: trace.answer?.text,
  parcel: trace.parcel,
  createdAt: trace.createdAt,
  closedAt: trace.closedAt,
});
