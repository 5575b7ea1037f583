import type { Booking, Visit } from '../../bookings/booking.ts';
import type { Position } from '../../departures/slots/distance.ts';
import type { PlanningSetting } from '../planning/planning-setting.ts';
import type { VisitToMake } from '../run.ts';
import { loadOfBarrels, loadOfGoods } from './load-of.ts';

/** A visit of a booking. */
export interface VisitOfBooking {
  readonly booking: Booking;
  readonly visit: Visit;
}

/** What visits are made of beside their bookings. */
export interface VisitKnown {
  /** The middle of a ZIP code; undefined for one that nobody knows. */
  readonly positionOf: (zip: string) => Position | undefined;
  readonly planning: Pick<PlanningSetting, 'door'>;
}

/** Whether a van is to come: the visit of a pickup that is still planned. */
export const isToDrive = ({ booking, visit }: VisitOfBooking): boolean =>
  booking.way === 'PICKUP' && visit.state === 'PLANNED';

/** Why nobody can drive to a planned visit yet, for dispatch; undefined where somebody can. */
export const notReadyBecause = (
  { booking: { state, place } }: Pick<VisitOfBooking, 'booking'>,
  { positionOf }: Pick<VisitKnown, 'positionOf'>,
): string | undefined => {
  if (place === undefined) return 'Nobody knows where it is.';
  if (state === 'REQUESTED')
    return place.street === undefined
      ? 'Its street is missing.'
      : 'It is a request that nobody has confirmed yet.';
  return positionOf(place.zip) === undefined ? `Nobody knows where ZIP code ${place.zip} is.` : undefined;
};

/** Empty barrels come in a visit of their own before, or along with the one that fetches them full. */
const barrelsOf = ({ booking: { emptyBarrels }, visit: { purpose } }: VisitOfBooking) =>
  emptyBarrels !== undefined && (purpose === 'FIRST') === (emptyBarrels.how === 'FIRST')
    ? emptyBarrels.rows
    : undefined;

const piecesIn = (rows: readonly { readonly quantity: number }[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** Minutes at the door: to park and ring, for each piece, more where there are stairs, and while barrels are filled that we brought along. */
const minutesAt = (
  { booking: { place }, visit: { purpose } }: VisitOfBooking,
  { goods, barrels = [] }: Pick<VisitToMake, 'goods' | 'barrels'>,
  { base, perPiece, stairsPerPiece, perBarrelFilled }: PlanningSetting['door'],
): number => {
  const filled = purpose === 'MAIN' ? piecesIn(barrels) : 0;
  const carried = piecesIn(goods) + (purpose === 'FIRST' ? piecesIn(barrels) : 0);
  return base + carried * (perPiece + (place?.stairs ? stairsPerPiece : 0)) + filled * perBarrelFilled;
};

/**
 * A visit as a run needs it, with what goes onto the van and off it and how long we stay; undefined for one to which nobody can drive
 * (`notReadyBecause`).
 */
export const visitToMake = (of: VisitOfBooking, known: VisitKnown): VisitToMake | undefined => {
  const { booking, visit } = of;
  const { reference, place, name, phone, to, note, shipments, searchConsent } = booking;
  const position = place && known.positionOf(place.zip);
  if (place === undefined || position === undefined || !isToDrive(of)) return undefined;
  const goods = visit.purpose === 'FIRST' ? [] : booking.goods;
  const barrels = barrelsOf(of);
  const takes = loadOfGoods(goods);
  return {
    booking: reference,
    visit: visit.number,
    purpose: visit.purpose,
    window: { from: visit.slot.from, to: visit.slot.to },
    place,
    position: { latitude: position.latitude, longitude: position.longitude },
    name,
    phone,
    to,
    goods,
    ...(barrels && { barrels, brings: loadOfBarrels(barrels) }),
    ...(takes.pieces > 0 && { takes }),
    minutes: minutesAt(of, { goods, ...(barrels && { barrels }) }, known.planning.door),
    ...(note === undefined ? {} : { note }),
    ...(searchConsent === undefined && goods.length > 0 ? { mustAgree: true } : {}),
    shipments,
  };
};
