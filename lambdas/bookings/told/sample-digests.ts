import type { Booking, Visit } from '#domain/bookings/booking.ts';
import type { BookingFacts } from '#domain/bookings/next-step/facts.ts';
import { sampleBooking, tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import type { Digested } from '../../runtime/digest.ts';
import { digested } from './letters/letter.ts';
import { type Happening, whatNow } from './letters/what-now.ts';

const { heldBy: _, ...alone }: Booking = { ...sampleBooking, shipments: [] };
const { flight: __, ...timeless }: Booking = { ...alone, state: 'REQUESTED', visits: [] };
const { street: ___, ...nowhere } = { ...sampleBooking.place, zip: '11226', stairs: false, miles: 13 };

const visitIn = (state: Visit['state'], failure?: Visit['failure']): Visit[] => [
  { number: 1, purpose: 'MAIN', slot: tuesday, state, ...(failure === undefined ? {} : { failure }) },
];
/** What is fetched on Wednesday misses the flight of Friday, so that it makes that of the week after. */
const weekAfter = { departureId: 'GY-2026-12-11', day: '2026-12-11' };
const moved: Visit[] = [
  ...visitIn('RESCHEDULED'),
  { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
];
const before = tuesday.id;
const at = '2026-12-01T15:00:00.000Z';

const manyBoxes: Booking['goods'] = [{ kind: 'box', quantity: 12, weightLb: 45 }];
/** A pickup of three kinds of goods for two people, whose shipments are not booked yet. */
const forTwo: Partial<Booking> = {
  goods: [
    ...sampleBooking.goods,
    { kind: 'barrel', barrel: 'B77', quantity: 2, weightLb: 200 },
    ...manyBoxes,
  ],
  shipments: ['7K3M9-Q2X4T-C', 'ZHTGQ-4JKHY-1'],
};
const empties: Partial<Booking> = {
  flight: weekAfter,
  emptyBarrels: { how: 'FIRST', rows: [{ barrel: 'B55', quantity: 1 }] },
  visits: [
    { number: 1, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
    { number: 2, purpose: 'FIRST', slot: tuesday, state: 'PLANNED' },
  ],
};
const silent: Partial<Booking> = { shipments: ['7K3M9-Q2X4T-C'], searchConsent: undefined };

/** Each thing that can be told of a booking, with the booking as it is then. */
const told: Readonly<Record<string, readonly [Happening, Partial<Booking>]>> = {
  made: [{ what: 'MADE' }, {}],
  'made-for-two': [{ what: 'MADE' }, forTwo],
  'made-in-price': [{ what: 'MADE' }, { ...forTwo, goods: manyBoxes, heldBy: '7K3M9-Q2X4T-C' }],
  'made-empties': [{ what: 'MADE' }, empties],
  'made-no-consent': [{ what: 'MADE' }, silent],
  'made-drop-off': [{ what: 'MADE' }, { way: 'DROP_OFF' }],
  requested: [{ what: 'MADE' }, { state: 'REQUESTED' }],
  'requested-street': [{ what: 'MADE' }, { state: 'REQUESTED', place: nowhere }],
  'requested-time': [{ what: 'MADE' }, timeless],
  'requested-drop-off': [{ what: 'MADE' }, { ...timeless, way: 'DROP_OFF' }],
  confirmed: [{ what: 'CONFIRMED' }, {}],
  moved: [
    { what: 'MOVED', given: { before } },
    { visits: moved, flight: weekAfter },
  ],
  'moved-closed-day': [
    { what: 'MOVED', given: { before, because: 'schedule' } },
    { visits: moved, flight: weekAfter },
  ],
  'moved-empties': [{ what: 'FIRST_MOVED' }, empties],
  'moved-flight': [{ what: 'STAYS', given: { because: 'flight' } }, {}],
  cancelled: [{ what: 'CANCELLED' }, { state: 'CANCELLED', visits: visitIn('CANCELLED') }],
  'cancelled-late': [{ what: 'CANCELLED' }, { state: 'CANCELLED', visits: visitIn('CANCELLED'), feeFor: 1 }],
  'cancelled-by-us': [
    { what: 'CANCELLED_BY_US' },
    { state: 'CANCELLED', visits: visitIn('CANCELLED'), endedBecause: 'The street is closed that day.' },
  ],
  failed: [{ what: 'FAILED' }, { state: 'NO_SHOW', visits: visitIn('NO_SHOW'), feeFor: 1 }],
  'failed-van': [
    { what: 'FAILED' },
    {
      state: 'FAILED',
      visits: visitIn('FAILED', { reason: 'carrier_vehicle_breakdown', at, by: 'sample-driver' }),
    },
  ],
  'failed-drop-off': [
    { what: 'FAILED' },
    {
      way: 'DROP_OFF',
      state: 'FAILED',
      visits: visitIn('FAILED', { reason: 'carrier_vehicle_full', at, by: 'sample-clerk' }),
    },
  ],
  completed: [{ what: 'COMPLETED' }, { state: 'COMPLETED', visits: visitIn('DONE') }],
};

/** The day before the van comes. */
const now = new Date('2026-11-30T15:00:00.000Z');

/** The flight that the goods make, whose cutoff is on the Tuesday before it. */
const flightOf = ({ flight }: Booking): BookingFacts['flight'] => ({
  day: flight?.day ?? '2026-12-04',
  cargoCutoff: flight?.day === weekAfter.day ? '2026-12-08T19:00:00.000Z' : '2026-12-01T19:00:00.000Z',
  state: 'OPEN',
});

/** Those whose goods a sample brings. */
const receivers = [
  { ...sampleShipment, state: 'BOOKED' as const, isPageOpened: false },
  {
    number: 'ZHTGQ-4JKHY-1',
    state: 'BOOKED' as const,
    isPageOpened: true,
    consignee: { ...sampleShipment.consignee, name: 'Anita Sample' },
  },
];

/** Every letter about a booking, with sample facts. */
export const sampleDigests = (
  brand: Brand,
): readonly { readonly id: string; readonly digested: Digested }[] =>
  Object.entries(told).map(([id, [happening, change]]) => {
    const booking: Booking = { ...alone, ...change };
    const fee = booking.feeFor === undefined ? {} : { fee: 3500 };
    const said = whatNow({ booking, ...fee }, [happening]);
    if (said === undefined) throw new Error(`The sample of ${id} says nothing.`);
    const { searchConsent } = booking;
    const shipments = receivers
      .slice(0, booking.shipments.length)
      .map((receiver) => ({ ...receiver, searchConsent }));
    const held =
      booking.heldBy === undefined ? undefined : { number: 'INV-1000001', left: 38_500, isPaid: false };
    const facts = { now, flight: flightOf(booking), booking, brand, shipments, held };
    return { id: `booking-${id}`, digested: digested(said, facts) };
  });
