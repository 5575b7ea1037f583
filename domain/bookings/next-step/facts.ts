import type { VisitBill } from '../../billing/charges/visit-bill.ts';
import type { Flight } from '../../departures/flight.ts';
import { type Cents, dollars } from '../../kernel/money.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { pathTo } from '../../kernel/paths.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { Brand } from '../../settings/brand.ts';
import { goodsWords } from '../../shipments/next-step/goods-words.ts';
import { kindsWords } from '../../shipments/tracking/piece-titles.ts';
import type { Booking, Visit } from '../booking.ts';
import { isOpen, keepsPlace } from '../lifecycle.ts';
import { plannedVisits } from '../visits.ts';

/** Everything that says what is to be done for a pickup or a drop-off. */
export interface BookingFacts {
  readonly booking: Booking;
  readonly brand: Pick<Brand, 'name' | 'facility' | 'hours' | 'phone' | 'email'>;
  /** The flight that it makes, as long as its shipment is still to be booked and the flight can be; absent where it is not read. */
  readonly flight?: Pick<Flight, 'day' | 'cargoCutoff' | 'state'> | undefined;
  /** What its visits cost on an invoice of its owner; absent while nothing is charged, where the price of a shipment has it, and where it is not read. */
  readonly bill?: VisitBill | undefined;
  readonly now: Date;
}

/** The page of a booking, where its owner does everything that is not done elsewhere. */
export const pageOf = ({ reference }: Pick<Booking, 'reference'>): string =>
  pathTo('/dashboard/bookings/:reference', { reference });

/** Whether a visit is still to come, or is taking place. */
export const isToCome = (visit: Visit | undefined, now: Date): visit is Visit =>
  visit?.state === 'PLANNED' && visit.slot.to > now.toISOString();

/** Each box and barrel of it by itself. */
export const eachOf = ({ goods }: Pick<Booking, 'goods'>) =>
  goods.flatMap(({ kind, quantity }) =>
    Array.from({ length: quantity }, () => ({
      kind: kind === 'barrel' ? ('BARREL' as const) : ('BOX' as const),
      state: 'BOOKED' as const,
    })),
  );

/** What is fetched or brought, in the words of its shipment: `barrel and 2 boxes`. */
export const bookedGoodsWords = (booking: Pick<Booking, 'goods'>): string => {
  const pieces = eachOf(booking);
  return pieces.length === 0 ? 'goods' : goodsWords(pieces);
};

/** The same where nobody's name is before it: `1 barrel and 2 boxes`. */
export const countedGoodsWords = (booking: Pick<Booking, 'goods'>): string => {
  const pieces = eachOf(booking);
  return pieces.length === 0 ? 'goods' : kindsWords(pieces).replace(', ', ' and ');
};

/** The same to whoever owns it: `your barrel and 2 boxes`. */
export const yourGoods = (booking: Pick<Booking, 'goods'>): string => `your ${bookedGoodsWords(booking)}`;

/** The flight that it makes, as long as its time holds and the flight is to come. */
export const flightWords = ({ booking, now }: BookingFacts): readonly string[] => {
  const { flight, state, touched } = booking;
  // Without a time nobody knows which flight it makes.
  const isHeld = keepsPlace(state) && touched === undefined && plannedVisits(booking).length > 0;
  return flight !== undefined && isHeld && flight.day >= newYorkDay(now)
    ? [`It is in time for the flight on ${dayWords(flight.day)}.`]
    : [];
};

/** Whether nobody has said yet who receives its goods, so that they can be on no flight. */
export const lacksShipment = ({ shipments, state }: Pick<Booking, 'shipments' | 'state'>): boolean =>
  shipments.length === 0 && state !== 'CANCELLED';

/** Whether its shipment is still to be booked, whose price was shown as a whole: the pickup is a part of that. */
export const isBeforeShipment = ({ heldBy, shipments, priced, state }: Booking): boolean =>
  heldBy === undefined && shipments.length === 0 && priced !== undefined && isOpen(state);

/** How much of a price is for the pickup, which is its own sum nowhere. `whole` says of which price: `the total`. */
export const pickupPart = (pickup: Cents, whole: string): string =>
  `${dollars(pickup)} of ${whole} is for the pickup.`;

/** That a pickup is no price of its own beside that of its shipment; undefined where it is one, or costs nothing. */
const partOfPrice = (booking: Booking): string | undefined => {
  const { price, way } = booking;
  return way === 'PICKUP' && price !== undefined && price.total > 0 && isBeforeShipment(booking)
    ? `${pickupPart(price.total, 'the price of your shipment')} You do not pay for it separately.`
    : undefined;
};

/** What a pickup costs by itself, in cents; undefined where the price of a shipment has it, or it costs nothing. */
export const ownPrice = (booking: Booking): number | undefined => {
  const { heldBy, price } = booking;
  return heldBy !== undefined || price === undefined || price.total <= 0 || partOfPrice(booking) !== undefined
    ? undefined
    : price.total;
};

/** When a pickup is paid that has a price of its own. */
export const PAID_AFTER = 'on your invoice after our visit';

/** What costs the price of a pickup whose last visit was in vain: that visit costs its fee, or nothing. */
export const NEW_PICKUP = 'A new pickup';

/** What an invoice charges for a visit that the customer missed, in cents. Undefined where nothing is charged. */
export const missedFeeOf = (bill: VisitBill | undefined): Cents | undefined =>
  bill?.code === 'MISSED_PICKUP' ? bill.amount : undefined;

/** What a pickup costs beside a shipment: where the price of one has it, that says so. */
export const priceWords = (booking: Booking): readonly string[] => {
  const own = ownPrice(booking);
  const part = booking.heldBy === undefined ? partOfPrice(booking) : undefined;
  if (own !== undefined) return [`The pickup costs ${dollars(own)}. We put it ${PAID_AFTER}.`];
  return part === undefined ? [] : [part];
};

/** With the reference, which is what is in the code. Said by itself where the dock is named. */
export const showCode = ({ reference }: Pick<Booking, 'reference'>): string =>
  `Show the code of ${reference} at the dock, on your phone or on paper.`;
