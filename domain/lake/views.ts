import {
  cents,
  firstTime,
  howMany,
  type LakeView,
  lastTimeWhen,
  latest,
  orElse,
  orZero,
  pounds,
} from './view.ts';

const reached = (state: string, about: string) =>
  lastTimeWhen('piece-tracked.v1', ['state.after', state], about);

const shipments: LakeView = {
  about: 'Shipments, each with its newest state',
  key: ['number', 'Tracking number'],
  columns: {
    owner_id: latest('shipment-created.v1', 'ownerId', 'Whose it is'),
    destination: latest('shipment-created.v1', 'to', 'GY, JM …'),
    quote: latest('shipment-created.v1', 'quote', 'Quote that it was made of, if any'),
    created_at: firstTime('shipment-created.v1', 'ISO 8601 UTC'),
    booked_at: firstTime('shipment-booked.v1', 'ISO 8601 UTC, the first time'),
    flight: latest(
      'shipment-booked.v1',
      'departureId',
      'Flight that it was booked on; may have rolled since',
    ),
    house_waybill: latest('shipment-booked.v1', 'hawb', 'House air waybill'),
    pieces: latest(['shipment-created.v1', 'shipment-booked.v1'], 'pieces', 'How many', 'bigint'),
    pounds: pounds('shipment-booked.v1', 'thousandthsLb', 'Weight that it takes on the flight'),
    total_cents: cents(
      ['shipment-created.v1', 'shipment-booked.v1'],
      'total',
      'Price when it was booked; invoices has what was charged',
    ),
    charges_term: latest('shipment-booked.v1', 'chargesTerm', 'PREPAID, COLLECT'),
    state: latest('piece-tracked.v1', 'state.after', 'RECEIVED … DELIVERED; empty before we had goods'),
    received_at: reached('RECEIVED', 'When all of it was received last, ISO 8601 UTC'),
    departed_at: reached('DEPARTED', 'When all of it had left'),
    arrived_at: reached('ARRIVED', 'When all of it had landed'),
    available_at: reached('READY_FOR_COLLECTION', 'When all of it could be collected'),
    delivered_at: reached('DELIVERED', 'When all of it was handed over'),
    canceled_at: firstTime('shipment-cancelled.v1', 'ISO 8601 UTC'),
    rolls: howMany('shipment-rolled.v1', 'How often it went to a later flight'),
    holds: howMany('hold-placed.v1', 'How often something stopped it'),
    opinion: latest('opinion-given.v1', 'mark', 'How its sender said it was'),
  },
};

const onTheWay = [
  'departure-proposed.v1',
  'departure-announced.v1',
  'departure-changed.v1',
  'departure-tendered.v1',
  'departure-left.v1',
  'departure-arrived.v1',
  'departure-cancelled.v1',
];

const flights: LakeView = {
  about: 'Flights',
  key: ['flight', 'Its id: lane and usual day, GY-2026-11-27'],
  columns: {
    destination: latest(
      ['departure-proposed.v1', 'departure-announced.v1', 'departure-left.v1'],
      'to',
      'GY, JM …',
    ),
    day: latest(onTheWay, 'day', 'Day on which it leaves, in New York'),
    announced_at: firstTime('departure-announced.v1', 'ISO 8601 UTC'),
    master_waybill: latest('departure-tendered.v1', 'mawb', 'Master air waybill'),
    shipments: latest('departure-manifested.v1', 'shipments', 'On its manifest', 'bigint'),
    pieces: latest('departure-manifested.v1', 'pieces', 'On its manifest', 'bigint'),
    pounds: pounds('departure-manifested.v1', 'thousandthsLb', 'On its manifest'),
    left_at: latest('departure-left.v1', 'at', 'ISO 8601 UTC'),
    arrived_at: latest('departure-arrived.v1', 'at', 'ISO 8601 UTC'),
    canceled_at: firstTime('departure-cancelled.v1', 'ISO 8601 UTC'),
  },
};

const balances = [
  'check-back.v1',
  'credit-given.v1',
  'invoice-adjusted.v1',
  'invoice-paid.v1',
  'payment-received.v1',
  'payment-voided.v1',
  'refund-made.v1',
];

const whenIssued = cents('invoice-issued.v1', 'charged', 'When it was issued');

const invoices: LakeView = {
  about: 'Invoices, each with its newest balance',
  key: ['number', 'INV-1000001'],
  columns: {
    shipment: latest('invoice-issued.v1', 'shipment', 'Tracking number; empty for an invoice without one'),
    owner_id: latest('invoice-issued.v1', 'ownerId', 'Whose it is'),
    charges_term: latest('invoice-issued.v1', 'chargesTerm', 'PREPAID, COLLECT'),
    currency: latest('invoice-issued.v1', 'currency', 'USD'),
    issued_at: firstTime('invoice-issued.v1', 'ISO 8601 UTC'),
    first_charged_cents: whenIssued,
    charged_cents: orElse(cents(balances, 'balance.after.charged', 'Now'), whenIssued),
    paid_cents: orZero(cents(balances, 'balance.after.paid', 'Payments less refunds')),
    credited_cents: orZero(cents(balances, 'balance.after.credited', 'Credits')),
    owed_cents: orElse(
      cents(balances, 'balance.after.owed', 'Left to pay; negative is ours to give back'),
      whenIssued,
    ),
    paid_at: firstTime('invoice-paid.v1', 'ISO 8601 UTC, the first time'),
    last_method: latest('payment-received.v1', 'method', 'How the last payment came: CASH, CARD …'),
    payments: howMany('payment-received.v1', 'How many came, voided ones too'),
    refunds: howMany('refund-made.v1', 'How many went back'),
  },
};

const quotes: LakeView = {
  about: 'Quotes, with their newest offer',
  key: ['reference', 'QTE-7K3M9Q'],
  columns: {
    owner_id: latest(
      ['quote-requested.v1', 'quote-sent.v1'],
      'ownerId',
      'Whose it is; a guest has an id too',
    ),
    destination: latest('quote-requested.v1', 'to', 'GY, JM …'),
    requested_at: firstTime('quote-requested.v1', 'ISO 8601 UTC'),
    sent_at: firstTime('quote-sent.v1', 'The first offer'),
    offers: latest('quote-sent.v1', 'offer', 'How many offers there were', 'bigint'),
    total_cents: cents('quote-sent.v1', 'total', 'The newest offer'),
    rate_card: latest('quote-sent.v1', 'rateCardVersion', 'Its version', 'bigint'),
    viewed_at: firstTime('quote-viewed.v1', 'ISO 8601 UTC'),
    accepted_at: firstTime('quote-accepted.v1', 'ISO 8601 UTC'),
    declined_at: firstTime('quote-declined.v1', 'ISO 8601 UTC'),
    expired_at: firstTime('quote-expired.v1', 'ISO 8601 UTC'),
  },
};

const changesOfBookings = [
  'booking-made.v1',
  'booking-changed.v1',
  'booking-confirmed.v1',
  'booking-failed.v1',
  'booking-completed.v1',
  'booking-cancelled.v1',
];

const bookings: LakeView = {
  about: 'Pickups and drop-offs',
  key: ['reference', 'BKG-7K3M9Q'],
  columns: {
    owner_id: latest(changesOfBookings, 'ownerId', 'Whose it is'),
    way: latest(changesOfBookings, 'way', 'PICKUP …'),
    state: latest(changesOfBookings, 'state', 'The newest'),
    slot: latest(changesOfBookings, 'slot', 'Day and hour, P-2026-12-01-0900'),
    made_at: firstTime('booking-made.v1', 'ISO 8601 UTC'),
    in_vain: howMany('booking-failed.v1', 'Visits that failed'),
    completed_at: firstTime('booking-completed.v1', 'ISO 8601 UTC'),
    canceled_at: firstTime('booking-cancelled.v1', 'ISO 8601 UTC'),
  },
};

const parcels: LakeView = {
  about: 'Parcels of mailboxes',
  key: ['code', 'PCL-7K3M9Q2X'],
  columns: {
    owner_id: latest(
      ['parcel-received.v1', 'parcel-changed.v1'],
      'ownerId',
      'Whose it is; empty while unknown',
    ),
    mailbox: latest(['parcel-received.v1', 'parcel-changed.v1'], 'mailbox', 'Its number'),
    carrier: latest('parcel-received.v1', 'carrier', 'Who brought it'),
    matched_by: latest('parcel-received.v1', 'matchedBy', 'How we knew whose it is'),
    received_at: firstTime('parcel-received.v1', 'ISO 8601 UTC'),
    state: latest(['parcel-received.v1', 'parcel-changed.v1'], 'state', 'The newest'),
  },
};

const mailboxes: LakeView = {
  about: 'Mailboxes: each is a customer who confirmed their e-mail',
  key: ['number', 'Mailbox number'],
  columns: {
    owner_id: latest('mailbox-assigned.v2', 'userId', 'Whose it is'),
    assigned_at: firstTime('mailbox-assigned.v2', 'ISO 8601 UTC'),
  },
};

const enquiries: LakeView = {
  about: 'Messages to us',
  key: ['reference', 'ENQ-7K3M9Q'],
  columns: {
    user_id: latest('enquiry-received.v2', 'userId', 'Account, where there is one'),
    kind: latest('enquiry-received.v2', 'kind', 'contact …'),
    topic: latest('enquiry-received.v2', 'topic', 'What it is about'),
    page: latest('enquiry-received.v2', 'page', 'Page that it was sent from'),
    received_at: firstTime('enquiry-received.v2', 'ISO 8601 UTC'),
    answered_at: firstTime('enquiry-answered.v2', 'ISO 8601 UTC'),
  },
};

/**
 * Views of the lake, for people who ask in SQL. Each reads all days that the lake keeps; a thing whose first events are
 * older has empty columns.
 */
export const lakeViews = {
  shipments,
  flights,
  invoices,
  quotes,
  bookings,
  parcels,
  mailboxes,
  enquiries,
} as const satisfies Readonly<Record<string, LakeView>>;

export type LakeViewName = keyof typeof lakeViews;
export const lakeViewNames = Object.keys(lakeViews) as readonly LakeViewName[];
