/**
 * What is stored about a flight. Until its manifest is made a flight is `SCHEDULED`, and the clock says what that means
 * (`flightState`). So no state is ever wrong because a timer did not run.
 */
export const recordedStates = [
  'SCHEDULED',
  'MANIFESTED',
  'TENDERED',
  'DEPARTED',
  'ARRIVED',
  'CLOSED',
  'CANCELLED',
] as const;
type RecordedState = (typeof recordedStates)[number];

/**
 * The state of a flight (trade.md, Flights). `PLANNED`: it can be booked later. `OPEN`: it can be booked. `CARGO_CLOSED`: only
 * goods that are at the dock can be booked. `BOOKING_CLOSED`: its manifest can be made. `CLOSING`: its shipments are looked at one by
 * one, and what was looked at stays as it is. `MANIFESTED`: its manifest is made. `TENDERED`: the airline has accepted the cargo.
 */
export const flightStates = [
  'PLANNED',
  'OPEN',
  'CARGO_CLOSED',
  'BOOKING_CLOSED',
  'CLOSING',
  'MANIFESTED',
  'TENDERED',
  'DEPARTED',
  'ARRIVED',
  'CLOSED',
  'CANCELLED',
] as const;
export type FlightState = (typeof flightStates)[number];

/**
 * The states that may follow each state. The clock moves a flight from `PLANNED` to `BOOKING_CLOSED`; a cutoff that staff
 * move to a later time brings it back.
 */
export const flightMoves = {
  PLANNED: ['OPEN', 'CANCELLED'],
  OPEN: ['CARGO_CLOSED', 'PLANNED', 'CANCELLED'],
  CARGO_CLOSED: ['BOOKING_CLOSED', 'OPEN', 'CANCELLED'],
  BOOKING_CLOSED: ['CLOSING', 'CARGO_CLOSED', 'OPEN', 'CANCELLED'],
  CLOSING: ['MANIFESTED', 'BOOKING_CLOSED', 'CANCELLED'],
  MANIFESTED: ['TENDERED', 'CANCELLED'],
  TENDERED: ['DEPARTED', 'CANCELLED'],
  // The state before: somebody recorded by mistake that it has left, or landed.
  DEPARTED: ['ARRIVED', 'TENDERED'],
  ARRIVED: ['CLOSED', 'DEPARTED'],
  CLOSED: [],
  CANCELLED: [],
} as const satisfies Record<FlightState, readonly FlightState[]>;

/** Whether one state may follow another. */
export const mayFollow = (from: FlightState, to: FlightState): boolean =>
  (flightMoves[from] as readonly FlightState[]).includes(to);

/** Whether staff may still change day, airline and capacity of a flight: until its manifest is being made. */
export const mayOverride = (state: FlightState): boolean =>
  mayFollow(state, 'CANCELLED') && !['CLOSING', 'MANIFESTED', 'TENDERED'].includes(state);

/** When the clock changes the state of a flight: instants as ISO 8601 in UTC. */
interface FlightTimes {
  readonly recorded: RecordedState;
  readonly opensAt: string;
  readonly cargoCutoff: string;
  readonly bookingCutoff: string;
  /** While its manifest is being made. */
  readonly closing?: object | undefined;
}

/** The state of a flight at an instant. Cutoffs are exclusive: at that instant the flight is closed. */
export const flightState = (
  { recorded, opensAt, cargoCutoff, bookingCutoff, closing }: FlightTimes,
  now: Date,
): FlightState => {
  if (recorded !== 'SCHEDULED') return recorded;
  if (closing !== undefined) return 'CLOSING';
  const at = now.toISOString();
  if (at >= bookingCutoff) return 'BOOKING_CLOSED';
  if (at >= cargoCutoff) return 'CARGO_CLOSED';
  return at >= opensAt ? 'OPEN' : 'PLANNED';
};

/** Whether pieces are put with the load of a flight at the dock: from when it can be booked until the airline has accepted the cargo. */
export const isLoading = (state: FlightState): boolean =>
  ['OPEN', 'CARGO_CLOSED', 'BOOKING_CLOSED', 'CLOSING', 'MANIFESTED'].includes(state);
