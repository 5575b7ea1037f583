import type { Brand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import { askedNews } from '#domain/shipments/caller/asked-news.ts';
import { digestOf, type Happening } from '#domain/shipments/digest/digest.ts';
import { type What, whats } from '#domain/shipments/digest/whats.ts';
import { type HoldKind, holdKinds } from '#domain/shipments/holds.ts';
import type { PieceState } from '#domain/shipments/lifecycle.ts';
import { shipmentNews } from '#domain/shipments/news.ts';
import type { NextFlight, ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import type { ReceiverPage } from '#domain/shipments/next-step/receiver-page.ts';
import { opinionPath } from '#domain/shipments/opinion/opinion-link.ts';
import type { FlightNews } from '#domain/shipments/rolls/flight-words.ts';
import { settledWords } from '#domain/shipments/settled-words.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleFlight as flight } from '#domain/shipments/testing/sample-flight.ts';
import { sampleReweigh } from '#domain/shipments/testing/sample-reweigh.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { endedNews, offeredNews } from '#domain/shipments/waitlist/waitlist-words.ts';
import type { Digested } from '../../runtime/digest.ts';
import { digested } from './digest-letter.ts';
import { sampleFlights } from './flights/samples.ts';

const at = '2026-11-23T15:00:00.000Z';
const left = '2026-11-28T03:40:00.000Z';
const flown: NextFlight = { ...flight, state: 'DEPARTED', happened: [{ state: 'DEPARTED', at: left }] };
const nextFlight: NextFlight = {
  ...flight,
  id: 'GY-2026-12-04',
  day: '2026-12-04',
  usualDay: '2026-12-04',
  cargoCutoff: '2026-12-01T19:00:00.000Z',
  bookingCutoff: '2026-12-01T21:00:00.000Z',
  eta: { from: '2026-12-07', to: '2026-12-09' },
};
const total = sampleShipment.promise.total;
const billOf = (owed: number) => ({
  version: 1,
  invoice: 'INV-1000001',
  invoiceVersion: 1,
  charged: total,
  paid: total - owed,
  credited: 0,
  owed,
});

const holdsOf = (...kinds: readonly HoldKind[]): Shipment['holds'] =>
  kinds.map((kind) => ({ kind, at, by: 'system' }));

const shipmentIn = (state: PieceState, change: Partial<Shipment> = {}): Shipment => ({
  ...sampleShipment,
  state,
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })),
  holds: [],
  ...change,
});

interface Told extends Partial<Omit<ShipmentFacts, 'brand'> & ReceiverPage> {
  readonly shipment: Shipment;
  readonly said?: Happening['said'] | undefined;
}

const aloft = { leftFrom: 'EWR' };
const moreThanTold = { ...sampleReweigh(total + 28_800, at), photos: ['sample-photo-1'] };
const measured = sampleShipment.pieces.map((piece) => ({
  ...piece,
  state: 'RECEIVED' as const,
  measured: { thousandthsLb: piece.thousandthsLb + 26_000, at, by: 'sample-clerk' },
}));

const handedOver = '2026-12-02T15:00:00.000Z';
const handed = sampleShipment.pieces.map((piece) => ({
  ...piece,
  state: 'DELIVERED' as const,
  at: handedOver,
}));

/** Of goods that wait at the counter. */
const waiting = {
  flight: flown,
  bill: billOf(0),
  capabilities: defaultCapabilities,
  storage: [
    {
      n: 1,
      readyAt: '2026-12-01T13:00:00.000Z',
      days: 0,
      freeUntil: '2026-12-08',
      weeks: 0,
      fee: 0,
      more: { after: '2026-12-08', at: '2026-12-09T04:00:00.000Z', fee: 250 },
    },
  ],
  now: new Date('2026-12-01T15:00:00Z'),
};

const pickup: Told = {
  bill: { ...billOf(total), charged: total + 3500, owed: total + 3500 },
  shipment: shipmentIn('BOOKED', {
    consignee: { ...sampleShipment.consignee, name: 'Anita Sample' },
    howItComes: 'PICKUP',
    promise: {
      ...sampleShipment.promise,
      lines: [
        ...sampleShipment.promise.lines,
        { code: 'PU', text: 'Pickup, up to 17.5 miles', amount: 3500 },
      ],
      total: total + 3500,
    },
    holds: holdsOf('PAYMENT_DUE'),
    pickup: {
      zip: '11226',
      stairs: false,
      street: '1 Sample Street',
      booking: { reference: 'BKG-7K3M9Q', state: 'CONFIRMED', version: 1, town: 'Brooklyn, NY' },
      slot: {
        id: 'P-2026-11-24-0900',
        day: '2026-11-24',
        from: '2026-11-24T14:00:00.000Z',
        to: '2026-11-24T17:00:00.000Z',
      },
    },
  }),
};

/** The same once all of it was brought to our dock before, and once one piece was. */
const broughtFirst: Told = {
  shipment: shipmentIn('RECEIVED', {
    pieces: measured,
    broughtBefore: { slot: pickup.shipment.pickup?.slot, off: 3500 },
  }),
  bill: billOf(0),
};
const broughtInPart: Told = {
  ...pickup,
  shipment: {
    ...pickup.shipment,
    holds: [],
    pieces: pickup.shipment.pieces.map((piece) => (piece.n === 1 ? { ...piece, state: 'RECEIVED' } : piece)),
  },
  bill: billOf(0),
  said: { title: 'Pickup booked', body: '' },
};

const stayed = shipmentNews(
  { code: 'DIS_SSPD', state: { before: 'DEPARTED', after: 'READY' }, pieces: [3] },
  'Kearny',
);

/** Two pieces have left, and the third flies a week later. */
const leftBehind: Told = {
  shipment: shipmentIn('READY', {
    ...aloft,
    pieces: sampleShipment.pieces.map((piece) => ({
      ...piece,
      ...(piece.n === 3
        ? { state: 'READY', departureId: nextFlight.id, exception: 'SHORT_SHIPPED' }
        : { state: 'DEPARTED' }),
    })),
  }),
  flight: flown,
  others: [nextFlight],
  bill: billOf(0),
  now: new Date('2026-11-28T15:00:00Z'),
  said: stayed && { title: stayed.title, body: stayed.later ?? stayed.body },
};

/** What is announced of a flight. */
const saidOf = ({ title = '', happened = [] }: Partial<FlightNews> = {}): Happening['said'] => ({
  title,
  body: happened.join(' '),
});

/** What each letter is sent about. Where it needs a reason of its own, it has one. */
const told: Readonly<Record<What, Told>> = {
  BOOKED: { shipment: shipmentIn('BOOKED', { holds: holdsOf('PAYMENT_DUE') }) },
  RECEIVED: { shipment: shipmentIn('RECEIVED', { pieces: measured }), bill: billOf(0) },
  PICKUP: {
    ...pickup,
    shipment: { ...pickup.shipment, holds: [] },
    bill: billOf(0),
    said: { title: 'Pickup booked', body: '' },
  },
  UNPAID: { shipment: shipmentIn('RECEIVED', { holds: holdsOf('PAYMENT_DUE') }) },
  HELD: { shipment: shipmentIn('RECEIVED', { holds: holdsOf('INVOICE_MISSING') }), bill: billOf(0) },
  SETTLED: {
    shipment: shipmentIn('RECEIVED'),
    bill: billOf(0),
    said: settledWords('DG_REVIEW', 'sample-clerk'),
  },
  FLIGHT: {
    shipment: shipmentIn('RECEIVED'),
    bill: billOf(0),
    said: {
      title: 'Now flies on Friday, November 27',
      body: 'The flight on Friday, November 20 was canceled.',
    },
  },
  OFFERED: {
    shipment: shipmentIn('DRAFT', {
      waits: {
        departureId: flight.id,
        since: at,
        offeredUntil: '2026-11-24T15:00:00.000Z',
      },
    }),
    said: saidOf(offeredNews('2026-11-24T15:00:00.000Z', flight.day)),
  },
  NOT_BOOKED: {
    shipment: shipmentIn('DRAFT'),
    said: saidOf(endedNews('list-closed', flight.day)),
  },
  LEFT: { shipment: shipmentIn('DEPARTED', aloft), flight: flown, bill: billOf(0), now: new Date(left) },
  TROUBLE: leftBehind,
  CORRECTED: {
    shipment: shipmentIn('MANIFESTED'),
    bill: billOf(0),
    said: {
      title: 'Not left yet',
      body: 'We told you by mistake that your shipment had left. It has not left yet. We will tell you when it does.',
    },
  },
  CHANGED: {
    shipment: shipmentIn('BOOKED'),
    flight,
    bill: billOf(0),
    said: askedNews({ what: 'CORRECTION', how: 'PHONE' }, {}, [
      { field: 'consignee.phone', before: '+592 600-1234', after: '+592 600-1243' },
    ]),
  },
  READY: {
    ...waiting,
    shipment: shipmentIn('READY_FOR_COLLECTION', aloft),
  },
  OUT: {
    shipment: shipmentIn('OUT_FOR_DELIVERY', { ...aloft, door: { town: 'Linden' } }),
    capabilities: defaultCapabilities,
    flight: flown,
    bill: billOf(0),
    now: new Date('2026-12-01T15:00:00Z'),
  },
  DELIVERED: {
    shipment: shipmentIn('DELIVERED', { ...aloft, closedAt: handedOver, pieces: handed }),
    handovers: [{ name: 'Marva Sample', at: handedOver, pieces: [1, 2, 3] }],
    flight: flown,
    bill: billOf(0),
    now: new Date('2026-12-02T15:00:00Z'),
  },
  CODE_LOCKED: {
    ...waiting,
    shipment: shipmentIn('READY_FOR_COLLECTION', aloft),
    passedOn: { isLocked: true },
    said: {
      title: 'Code locked',
      body: 'Someone typed five wrong codes at the counter. Get a new code on the page of the shipment and tell it to the receiver.',
    },
  },
  CANCELLED: {
    shipment: shipmentIn('CANCELLED', {
      closedAt: at,
      endedBecause: 'The airline does not take the car battery in box 2.',
      pieces: measured.map((piece) => ({ ...piece, state: 'CANCELLED' })),
    }),
    bill: { ...billOf(-total), paid: total, credited: total },
    said: { title: 'Canceled', body: 'We canceled this shipment.' },
  },
};

const sampleOf = (
  brand: Brand,
  id: string,
  what: What,
  { said = { title: '', body: '' }, isPageOpened = false, ...facts }: Told,
) => {
  const known: ShipmentFacts = { flight, bill: billOf(total), now: new Date(at), brand, ...facts };
  const one = digestOf([{ what, said }], known);
  if (one === undefined) throw new Error(`The sample of ${what} says nothing.`);
  const opinion = what === 'DELIVERED' ? opinionPath('sample-link') : undefined;
  const to = { userId: facts.shipment.ownerId, recipient: 'customer', opinion };
  return { id, digested: digested(one, { ...known, isPageOpened }, to) };
};

const approve: Told = {
  shipment: shipmentIn('RECEIVED', { pieces: measured, reweigh: moreThanTold, holds: holdsOf('REWEIGH') }),
  bill: billOf(0),
};
/** Every letter about a shipment, with sample facts: one for each thing that it can be about, and for each hold. */
export const sampleDigests = (
  brand: Brand,
): readonly { readonly id: string; readonly digested: Digested }[] => [
  ...whats.map((what) =>
    sampleOf(brand, `shipment-${what.toLowerCase().replaceAll('_', '-')}`, what, told[what]),
  ),
  ...sampleFlights(brand),
  sampleOf(brand, 'shipment-ready-known', 'READY', {
    ...told.READY,
    passedOn: { receiverHas: true },
    isPageOpened: true,
  }),
  sampleOf(brand, 'shipment-booked-pickup', 'BOOKED', pickup),
  sampleOf(brand, 'shipment-received-before-pickup', 'RECEIVED', broughtFirst),
  sampleOf(brand, 'shipment-pickup-part', 'PICKUP', broughtInPart),
  sampleOf(brand, 'shipment-held-reweigh', 'HELD', approve),
  ...holdKinds
    .filter((kind) => kind !== 'REWEIGH' && kind !== 'INVOICE_MISSING')
    .map((kind) =>
      sampleOf(brand, `shipment-held-${kind.toLowerCase().replaceAll('_', '-')}`, 'HELD', {
        shipment: shipmentIn(kind === 'CUSTOMS_EXAM' ? 'CUSTOMS' : 'RECEIVED', {
          holds: holdsOf(kind),
          ...(kind === 'CUSTOMS_EXAM' ? aloft : {}),
        }),
        ...(kind === 'PAYMENT_DUE' ? {} : { bill: billOf(0) }),
      }),
    ),
];
