import { createHash } from 'node:crypto';
import type { Booking } from '#domain/bookings/booking.ts';
import type { BookingFields } from '#domain/bookings/booking-form.ts';
import { completedBy, type Known, made } from '#domain/bookings/changes/made.ts';
import { isInOrder } from '#domain/bookings/changes/moved.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { goodsOfShipments, heldByOf } from '#domain/bookings/goods-of-shipments.ts';
import { timesOf } from '#domain/bookings/slot-claims.ts';
import { poundsOf } from '#domain/bookings/visits.ts';
import { slotSettings } from '#domain/departures/slots/slot-settings.ts';
import type { Slot } from '#domain/departures/slots/slots.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { EndsDraft } from '../../shipments/index.ts';
import type { BookingClaims } from '../store/claims.ts';
import { type BookedGoods, bookedGoods, type GoodsDeps } from './booked-goods.ts';
import type { ChangeDeps } from './change-booking.ts';
import { closeRequests } from './close-requests.ts';
import { ownPhotos, type PhotoDeps } from './own-photos.ts';
import { type FoundPlace, type PlaceDeps, placeOf, priceOf } from './pickup-price.ts';
import { bookableSlot, flightIn, type Need, refuseSlot } from './slot-offers.ts';
import { writeBooking } from './write-booking.ts';

export interface MakeDeps extends ChangeDeps, PlaceDeps, PhotoDeps, Omit<GoodsDeps, 'bookings' | 'claims'> {
  readonly claims: BookingClaims;
  readonly newReference: () => string;
  readonly endsDraft: EndsDraft;
}

/** A booking that somebody makes, for themselves or at the desk for another. */
export interface Making {
  readonly form: BookingFields;
  /** Whose it is, with every id of that person. */
  readonly ownerId: string;
  readonly ownerIds: readonly string[];
  /** Who makes it; their held places become its own. */
  readonly by: string;
  readonly key: string;
  readonly correlationId: string;
  readonly atDesk: boolean;
  /** The unfinished form that it was typed in. */
  readonly draft?: string | undefined;
}

type Refusals = EndpointRefusal<typeof bookingEndpoints.make>;
type Made = Result<Booking, never, Refusals>;

const bodyHash = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** The answer for a form that made a booking before; undefined for a new one. */
const madeBefore = async (deps: MakeDeps, making: Making, body: string): Promise<Made | undefined> => {
  const known = await deps.claims.madeBy(making.by, making.key);
  if (known === undefined) return undefined;
  if (known.body !== body)
    return refuse('KEY_USED', 'This form has made another booking already. Open it, or begin a new one.');
  const booking = await deps.bookings.find(known.reference);
  if (booking === undefined) return undefined;
  await closeRequests(deps, known.others, booking, making);
  return ok(booking);
};

/** The slots of a form. The empty barrels come before they are fetched full. */
const slotsOf = async (
  deps: MakeDeps,
  { form, atDesk }: Making,
  need: Need,
  now: Date,
): Promise<Result<{ readonly main?: Slot; readonly first?: Slot }, never, Refusals>> => {
  const wanted = async (id: string | undefined, lb: number) =>
    id === undefined ? ok(undefined) : bookableSlot(deps, id, { ...need, lb }, now, { atDesk });
  const isFirst = form.emptyBarrels?.how === 'FIRST';
  const [main, first] = await Promise.all([
    wanted(form.slot, need.lb),
    wanted(isFirst ? form.firstSlot : undefined, 0),
  ]);
  if (!main.ok) return main;
  if (!first.ok) return first;
  const times = (slot: Slot | undefined) => slot && timesOf(slot);
  if (!isInOrder(times(first.value), times(main.value)))
    return refuse('FIRST_SLOT_TOO_LATE', 'The empty barrels have to come before we pick up the full ones.');
  return ok({
    ...(main.value === undefined ? {} : { main: main.value }),
    ...(first.value === undefined ? {} : { first: first.value }),
  });
};

/** Where we come and what it costs; nothing for goods that are brought. */
const pickupOf = async (
  deps: MakeDeps,
  { way, zip, stairs }: BookingFields,
  now: Date,
): Promise<Result<{ readonly place?: FoundPlace; readonly price?: Booking['price'] }, never, Refusals>> => {
  if (way === 'DROP_OFF' || zip === undefined) return ok({});
  const place = await placeOf(deps, zip);
  if (!place.ok) return place;
  const price = await priceOf(deps, place.value, stairs, now);
  return price.ok ? ok({ place: place.value, price: price.value }) : price;
};

/** The request that a booking completes: the first that was made for one of its shipments. */
const requestIn = ({ requests }: BookedGoods): Booking | undefined => Object.values(requests)[0];

/** The other requests whose shipments it takes over, by their references. */
const othersIn = (goods: BookedGoods): readonly string[] => [
  ...new Set(
    Object.values(goods.requests)
      .map(({ reference }) => reference)
      .filter((reference) => reference !== requestIn(goods)?.reference),
  ),
];

const bookingFor = async (
  deps: MakeDeps,
  { form, ownerId, by, atDesk }: Making,
  goods: BookedGoods,
  now: Date,
  known: Pick<Known, 'place' | 'price'> & { readonly main?: Slot; readonly first?: Slot },
): Promise<Booking> => {
  const { main, first, place, price } = known;
  const heldBy = heldByOf(goods.shipments);
  const schedule = await deps.readSetting('schedule');
  const facts: Known = {
    reference: deps.newReference(),
    ownerId,
    by,
    at: now.toISOString(),
    place,
    price,
    heldBy,
    slot: main && timesOf(main),
    firstSlot: first && timesOf(first),
    flight: main && (await flightIn(deps, form.to, main, now)),
    confirms: atDesk || form.way === 'DROP_OFF' || slotSettings(schedule).confirms === 'AT_ONCE',
    consent: atDesk ? 'AT_COUNTER' : 'ONLINE',
  };
  const request = requestIn(goods);
  return request === undefined ? made(form, facts) : completedBy(request, form, facts);
};

/** One try, to be made again when a reference is taken, or when a slot, a request or the same form is written at this moment. */
const tryOnce = async (deps: MakeDeps, making: Making) => {
  const { form, ownerIds, by, key, correlationId, atDesk, draft } = making;
  const body = bodyHash(form);
  const known = await madeBefore(deps, making, body);
  if (known !== undefined) return known;
  const now = deps.clock();
  const [goods, photos] = await Promise.all([
    bookedGoods(deps, form, ownerIds),
    ownPhotos(deps, { photos: form.photos, ownerIds, now }),
  ]);
  if (!goods.ok) return goods;
  if (!photos.ok) return photos;
  const filled = {
    ...form,
    goods: form.goods.length > 0 ? form.goods : goodsOfShipments(goods.value.shipments),
  };
  const need: Need = { way: form.way, to: form.to, lb: poundsOf(filled) };
  const [pickup, slots] = await Promise.all([pickupOf(deps, form, now), slotsOf(deps, making, need, now)]);
  if (!pickup.ok) return pickup;
  if (!slots.ok) return slots;
  const after = await bookingFor(deps, { ...making, form: filled }, goods.value, now, {
    ...pickup.value,
    ...slots.value,
  });
  const others = othersIn(goods.value);
  const from = Object.entries(goods.value.requests).map(([number, { reference }]) => [number, reference]);
  const outcome = await writeBooking(deps, {
    before: requestIn(goods.value),
    after,
    said: { byDesk: atDesk },
    origin: { by, newId: deps.newId, correlationId },
    now,
    also: deps.endsDraft(by, draft, now),
    holder: by,
    from: Object.fromEntries(from),
    guards: {
      'sent-before': deps.claims.form(by, key, { reference: after.reference, body, others }, now),
    },
  });
  if ('full' in outcome) return refuseFull(deps, need, slots.value, outcome.full, now);
  // Another booking has a shipment since a moment. Whether it is only the request that its event makes, the next try reads.
  if (!('written' in outcome)) return again;
  await closeRequests(deps, others, after, making);
  return ok(after);
};

const refuseFull = (
  deps: MakeDeps,
  need: Need,
  { main, first }: { readonly main?: Slot; readonly first?: Slot },
  full: string,
  now: Date,
) => {
  const isFirst = first?.id === full;
  const slot = isFirst ? first : main;
  return refuseSlot(deps, 'SLOT_FULL', isFirst ? { ...need, lb: 0 } : need, { id: full, slot }, now);
};

/**
 * Makes a booking, once for each form, with its places in slots. Of two who want the last place, the second is offered the next best. Of
 * two clicks at once, the second finds the place taken by the first, so what refuses it is no answer before the form is looked for again.
 * @throws OthersKeptWriting when others kept writing. It is then safe to ask again.
 */
export const makeBooking = (deps: MakeDeps, making: Making): Promise<Made> =>
  untilWritten<Made>(
    `A new booking of ${making.ownerId}`,
    async () => {
      const made = await tryOnce(deps, making);
      if (made === again || made.ok) return made;
      return (await madeBefore(deps, making, bodyHash(making.form))) ?? made;
    },
    deps,
  );
