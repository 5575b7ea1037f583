import { pickupLineCodes } from '../../quotes/engine/pickup-fee.ts';
import { waitsForPickup } from '../../shipments/pickup.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import type { Booking, Place } from '../booking.ts';
import { isChangeable, stateAfter } from '../changes/changed.ts';
import { isToComplete } from '../changes/made.ts';
import { type By, next, noneToCome } from '../changes/step.ts';
import { goodsOfShipments } from '../goods-of-shipments.ts';
import { type BookingState, mayBecome } from '../lifecycle.ts';

const placeOf = ({ pickup, pickupMiles = 0 }: Shipment, town: string | undefined): Place | undefined =>
  pickup && {
    zip: pickup.zip,
    stairs: pickup.stairs,
    miles: pickupMiles,
    ...(pickup.street === undefined ? {} : { street: pickup.street }),
    ...(town === undefined ? {} : { town }),
  };

const isPickupLine = (code: string): boolean => pickupLineCodes.some((one) => one === code);

const priceOf = ({ promise }: Pick<Shipment, 'promise'>): NonNullable<Booking['price']> => {
  const lines = promise.lines.filter(({ code }) => isPickupLine(code));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, total, rateCardVersion: promise.rateCardVersion };
};

/** What a request has of its shipment. */
const ofShipment = (shipment: Shipment, town: string | undefined) => {
  const place = placeOf(shipment, town);
  const { searchConsent } = shipment;
  return {
    goods: goodsOfShipments([shipment]),
    price: priceOf(shipment),
    ...(place === undefined ? {} : { place }),
    ...(searchConsent === undefined ? {} : { searchConsent }),
  };
};

/** What is known of a new request beside its shipment. */
export interface SoldKnown extends By {
  readonly reference: string;
  /** City and state of the ZIP code. */
  readonly town?: string | undefined;
}

/**
 * The request for a pickup that was sold with a shipment and that nobody has booked yet. The price of the shipment has its lines, so it is
 * charged there. A slot is missing, and often a street.
 */
export const soldPickup = (shipment: Shipment, { reference, town, by, at }: SoldKnown): Booking => ({
  reference,
  version: 1,
  way: 'PICKUP',
  state: 'REQUESTED',
  ownerId: shipment.ownerId,
  name: shipment.shipper.name,
  phone: shipment.shipper.phone ?? '',
  to: shipment.to,
  photos: [],
  visits: [],
  shipments: [shipment.number],
  heldBy: shipment.number,
  ...ofShipment(shipment, town),
  createdAt: at,
  createdBy: by,
  changedAt: at,
});

/** Whether a shipment that no booking brings waits for a van. What a booking that it left has told of it counts no more: only its price does. */
export const sellsPickup = ({ coming: _, ...shipment }: Shipment): boolean => waitsForPickup(shipment);

/** Whether a booking brings a shipment alone, and the price of that has its pickup. */
const isAlone = ({ shipments, heldBy }: Booking, { number }: Shipment): boolean =>
  heldBy === number && shipments.length === 1;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Follows = By & Pick<SoldKnown, 'town'>;

/** A booking with a time after its shipment has another ZIP code, or other stairs: we come there. A street belongs to its ZIP code. */
const broughtAlong = (before: Booking, shipment: Shipment, { town, ...by }: Follows): Booking => {
  const { place: was } = before;
  const { place, price } = ofShipment(shipment, town);
  if (was === undefined || place === undefined) return before;
  const isThere = place.zip === was.zip;
  if (isThere && place.stairs === was.stairs) return before;
  const after = next(before, { price, place: isThere ? { ...was, stairs: place.stairs } : place }, by);
  return { ...after, state: stateAfter(before, after, false) };
};

/**
 * A booking after the shipment changed that it brings alone and that pays for it: of a request without a time, goods, price and place
 * follow; of one with a time, the ZIP code and the stairs, which are changed with the shipment alone. How to get to the door is known to
 * the booking only. The same booking where nothing is to follow.
 */
export const followed = (before: Booking, shipment: Shipment, follows: Follows): Booking => {
  if (!isAlone(before, shipment) || !isChangeable(before)) return before;
  return isToComplete(before)
    ? requestAfter(before, shipment, follows)
    : broughtAlong(before, shipment, follows);
};

const requestAfter = (before: Booking, shipment: Shipment, { town, ...by }: Follows): Booking => {
  const { price, place, searchConsent = before.searchConsent, ...brings } = ofShipment(shipment, town);
  // What of it came to our dock is left out already.
  const goods = before.brought === undefined ? brings.goods : before.goods;
  const street = place?.street ?? before.place?.street;
  const access = before.place?.access;
  const now = place && {
    ...place,
    ...(street === undefined ? {} : { street }),
    ...(access === undefined ? {} : { access }),
  };
  const isSame =
    same(goods, before.goods) &&
    same(price, before.price) &&
    same(inOrder(now), inOrder(before.place)) &&
    searchConsent?.at === before.searchConsent?.at;
  if (isSame) return before;
  const known = {
    ...(now === undefined ? {} : { place: now }),
    ...(searchConsent === undefined ? {} : { searchConsent }),
  };
  return next(before, { goods, price, ...known }, by);
};

const inOrder = (place: Place | undefined) =>
  place && [place.zip, place.street, place.town, place.stairs, place.access, place.miles];

/** What is said of a booking that ends because nothing is left to bring. */
const nothingLeft = ({ state }: Pick<Shipment, 'state'>): string =>
  state === 'CANCELLED' ? 'The shipment was canceled.' : 'The shipment comes to us in another way now.';

/** Whether a shipment is no longer one of a booking: it was canceled, or comes in another way now. */
export const isLeft = ({ way }: Pick<Booking, 'way'>, shipment: Pick<Shipment, 'state' | 'howItComes'>) =>
  shipment.state === 'CANCELLED' || shipment.howItComes !== way;

/** States in which a shipment can leave its booking: afterwards it is a record of what was. */
const isReleasable = (state: BookingState): boolean => mayBecome(state, 'CANCELLED');

/**
 * A booking without a shipment that was canceled, or comes in another way now: it brings the others, or it is canceled by us, free of
 * charge. The same booking where it is over, or never had the shipment.
 * @param heldBy the one of the others whose price has a pickup too. Without any, the booking is charged by itself.
 */
export const released = (
  before: Booking,
  shipment: Pick<Shipment, 'number' | 'state'>,
  { heldBy, ...by }: By & Pick<Booking, 'heldBy'>,
): Booking => {
  const { number } = shipment;
  if (!before.shipments.includes(number) || !isReleasable(before.state)) return before;
  const { touched, heldBy: held, ...rest } = before;
  const others = before.shipments.filter((each) => each !== number);
  const holding = held === number ? heldBy : held;
  const after = { ...rest, ...(holding === undefined ? {} : { heldBy: holding }) };
  if (others.length > 0)
    return next(after, { shipments: others, ...(touched === undefined ? {} : { touched }) }, by);
  return next(
    after,
    {
      state: 'CANCELLED',
      visits: noneToCome(before.visits, by),
      closedAt: by.at,
      endedBecause: nothingLeft(shipment),
    },
    by,
  );
};
