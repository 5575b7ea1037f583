import type { Booking, Visit } from './booking.ts';

type Visited = Pick<Booking, 'visits'>;

const lastOf = ({ visits }: Visited, purpose: Visit['purpose']): Visit | undefined =>
  visits.findLast((visit) => visit.purpose === purpose);

/** The visit that counts: the one that fetches the goods, or in which they are brought. Undefined for a request without a slot. */
export const mainVisit = (booking: Visited): Visit | undefined => lastOf(booking, 'MAIN');

/** The visit that brings empty barrels before that one; undefined where none does. */
export const firstVisit = (booking: Visited): Visit | undefined => lastOf(booking, 'FIRST');

/** The visits that count, the one with empty barrels before the one for the goods. */
export const countingVisits = (booking: Visited): readonly Visit[] =>
  [firstVisit(booking), mainVisit(booking)].filter((visit) => visit !== undefined);

/** Visits that are still to come. Each has its place in a slot. */
export const plannedVisits = ({ visits }: Visited): readonly Visit[] =>
  visits.filter(({ state }) => state === 'PLANNED');

/** The next visit, or while none is to come the one that counted last. */
export const nextVisit = (booking: Visited): Visit | undefined =>
  countingVisits(booking).find(({ state }) => state === 'PLANNED') ?? countingVisits(booking).at(-1);

/** Pounds of the goods. */
export const poundsOf = ({ goods }: Pick<Booking, 'goods'>): number =>
  goods.reduce((sum, { quantity, weightLb }) => sum + quantity * weightLb, 0);

/** Boxes and barrels that we fetch, or that are brought. */
export const piecesOf = ({ goods }: Pick<Booking, 'goods'>): number =>
  goods.reduce((sum, { quantity }) => sum + quantity, 0);

/** Pounds that a visit takes of its slot. Empty barrels weigh next to nothing: their visit takes a place alone. */
export const poundsIn = (booking: Pick<Booking, 'goods'>, { purpose }: Pick<Visit, 'purpose'>): number =>
  purpose === 'FIRST' ? 0 : poundsOf(booking);
