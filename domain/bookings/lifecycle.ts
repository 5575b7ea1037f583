/**
 * The state of a booking (trade.md, Bookings). `REQUESTED`: a street, a time or our yes is missing. `CONFIRMED`: we come, or expect the
 * goods. `ASSIGNED`, `EN_ROUTE`, `ARRIVED`: a driver has it. `COMPLETED`: the goods are with us. `FAILED`: we were there in vain.
 * `NO_SHOW`: nobody came to the dock, or nobody was at the address. `CANCELLED`: by the customer, or by us with a reason.
 */
export const bookingStates = [
  'REQUESTED',
  'CONFIRMED',
  'ASSIGNED',
  'EN_ROUTE',
  'ARRIVED',
  'COMPLETED',
  'FAILED',
  'NO_SHOW',
  'CANCELLED',
] as const;
export type BookingState = (typeof bookingStates)[number];

/**
 * The states that may follow each state. A booking that failed, or to which nobody came, gets another slot and is confirmed again; its
 * visit before that is kept as rescheduled. Nothing follows a completed or canceled one.
 */
export const bookingMoves = {
  REQUESTED: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['ASSIGNED', 'EN_ROUTE', 'ARRIVED', 'REQUESTED', 'COMPLETED', 'FAILED', 'NO_SHOW', 'CANCELLED'],
  // Drivers may forget to say that it is next, or that they are there.
  ASSIGNED: ['EN_ROUTE', 'ARRIVED', 'CONFIRMED', 'REQUESTED', 'COMPLETED', 'FAILED', 'NO_SHOW', 'CANCELLED'],
  EN_ROUTE: ['ARRIVED', 'ASSIGNED', 'CONFIRMED', 'COMPLETED', 'FAILED', 'NO_SHOW', 'CANCELLED'],
  // Confirmed again once empty barrels were brought, until they are fetched full.
  ARRIVED: ['COMPLETED', 'CONFIRMED', 'FAILED', 'NO_SHOW'],
  COMPLETED: [],
  FAILED: ['CONFIRMED', 'REQUESTED', 'CANCELLED'],
  NO_SHOW: ['CONFIRMED', 'REQUESTED', 'CANCELLED'],
  CANCELLED: [],
} as const satisfies Record<BookingState, readonly BookingState[]>;

/** Whether a state may follow another. */
export const mayBecome = (from: BookingState, to: BookingState): boolean =>
  (bookingMoves[from] as readonly BookingState[]).includes(to);

/** The states in which its next visit is agreed on, whether a run has it or not. */
export const agreedStates = [
  'CONFIRMED',
  'ASSIGNED',
  'EN_ROUTE',
  'ARRIVED',
] as const satisfies readonly BookingState[];

/** The states in which something is still to happen. A failed one waits for another slot or for its end. */
const openStates = [
  'REQUESTED',
  'CONFIRMED',
  'ASSIGNED',
  'EN_ROUTE',
  'ARRIVED',
  'FAILED',
  'NO_SHOW',
] as const satisfies readonly BookingState[];

/** Whether something is still to happen. */
export const isOpen = (state: BookingState): boolean =>
  (openStates as readonly BookingState[]).includes(state);

/** Whether its last visit was in vain, and it waits for another one or for its end. */
export const isInVain = (state: string): boolean => state === 'FAILED' || state === 'NO_SHOW';

/** The states in which a booking has its place in a slot: a request that waits for staff has it too. */
const inSlot: readonly BookingState[] = ['REQUESTED', 'CONFIRMED', 'ASSIGNED', 'EN_ROUTE', 'ARRIVED'];

/** Whether a booking in this state keeps its place in a slot. */
export const keepsPlace = (state: BookingState): boolean => inSlot.includes(state);

/** How a visit ended, or that it is still to come. `RESCHEDULED`: another slot took its place. */
export const visitStates = ['PLANNED', 'DONE', 'RESCHEDULED', 'FAILED', 'NO_SHOW', 'CANCELLED'] as const;
