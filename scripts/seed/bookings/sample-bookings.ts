import type { FailureReason } from '#domain/bookings/failure-reasons.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { customers } from '../people.ts';

/** What became of a booking. Without one it is still to come. */
type Ending =
  | 'done'
  | 'nobody'
  | 'canceled'
  | 'canceled too late'
  | 'moved'
  | { readonly vain: FailureReason };

/** A booking of the samples. */
export interface SampleBooking {
  readonly shows: string;
  /** Whose it is. */
  readonly sender: string;
  readonly way: 'PICKUP' | 'DROP_OFF';
  readonly to: DestinationCode;
  readonly zip?: string;
  /** Its slot is so many days from now, or the next one after that; before now where it is negative. */
  readonly inDays: number;
  readonly barrels: number;
  readonly ending?: Ending;
  /** Empty barrels come in a visit before. */
  readonly emptiesFirst?: true;
  /** The desk has made it for a caller, and this is not known yet. */
  readonly open?: 'street' | 'slot';
}

const CUSTOMER = 'customer@skybarrel.test';
const sampleOf = (name: string): string => `${name}.sample@example.test`;
const brooklyn = { way: 'PICKUP', to: 'GY', zip: '11226', barrels: 1 } as const;
const newark = { way: 'PICKUP', to: 'JM', zip: '07103', barrels: 2 } as const;

/** One for each state, which people and tests find by what it shows. */
export const namedBookings: readonly SampleBooking[] = [
  { ...brooklyn, shows: 'A pickup to come', sender: CUSTOMER, inDays: 3 },
  {
    ...newark,
    shows: 'A pickup that was moved',
    sender: sampleOf('anita.persaud'),
    inDays: 4,
    ending: 'moved',
  },
  {
    ...brooklyn,
    shows: 'A pickup with empty barrels before',
    sender: sampleOf('rohan.singh'),
    inDays: 8,
    emptiesFirst: true,
  },
  {
    ...brooklyn,
    shows: 'A pickup without a time',
    sender: sampleOf('marva.williams'),
    inDays: 3,
    open: 'slot',
  },
  {
    ...newark,
    shows: 'A pickup without a street',
    sender: sampleOf('keisha.campbell'),
    inDays: 5,
    open: 'street',
  },
  { shows: 'A drop-off to come', sender: CUSTOMER, way: 'DROP_OFF', to: 'GY', inDays: 2, barrels: 1 },
  { ...brooklyn, shows: 'A pickup that is done', sender: CUSTOMER, inDays: -4, ending: 'done' },
  {
    ...newark,
    shows: 'A failed pickup: not ready',
    sender: sampleOf('devon.braithwaite'),
    inDays: -2,
    ending: { vain: 'consignee_not_ready' },
  },
  {
    ...brooklyn,
    shows: 'A failed pickup: our van',
    sender: sampleOf('shanelle.joseph'),
    inDays: -3,
    ending: { vain: 'carrier_vehicle_breakdown' },
  },
  {
    ...newark,
    shows: 'A pickup where nobody was',
    sender: sampleOf('curtis.larose'),
    inDays: -5,
    ending: 'nobody',
  },
  { ...brooklyn, shows: 'A pickup canceled in time', sender: CUSTOMER, inDays: -6, ending: 'canceled' },
  {
    ...newark,
    shows: 'A pickup canceled too late',
    sender: sampleOf('terrence.adams'),
    inDays: -7,
    ending: 'canceled too late',
  },
];

/** The week that has passed, and the two before it. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 7;
const EACH_DAY = 2;

const places = [
  { way: 'PICKUP', zip: '11203' },
  { way: 'PICKUP', zip: '07302' },
  { way: 'DROP_OFF' },
  { way: 'PICKUP', zip: '11226' },
  { way: 'PICKUP', zip: '07017' },
] as const;
const destinations: readonly DestinationCode[] = ['GY', 'GY', 'JM', 'TT', 'GY', 'BB'];
const past: readonly Ending[] = [
  'done',
  'done',
  'done',
  { vain: 'consignee_not_home' },
  'done',
  'canceled',
  'done',
  { vain: 'weather_delay' },
  'done',
  'nobody',
];

const pick = <One>(choices: readonly One[], place: number): One => choices[place % choices.length] as One;

/** Three weeks of a small business, the oldest day first. */
export const bookingsOfWeeks: readonly SampleBooking[] = Array.from(
  { length: (DAYS_BACK + DAYS_AHEAD) * EACH_DAY },
  (_, place) => {
    const inDays = Math.floor(place / EACH_DAY) - DAYS_BACK;
    return {
      shows: `Booking ${place + 1} of three weeks`,
      sender: pick(customers, place * 5 + 2).email,
      ...pick(places, place),
      to: pick(destinations, place),
      // Today is left out: a slot of today can still be to come, or not.
      inDays: inDays < 0 ? inDays : inDays + 1,
      barrels: (place % 3) + 1,
      ...(inDays < 0 ? { ending: pick(past, place) } : {}),
    };
  },
);
