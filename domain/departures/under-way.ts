import * as z from 'zod/mini';
import type { recordedStates } from './lifecycle.ts';

/**
 * What a flight does after the airline has accepted its cargo, in order: it leaves, lands, its pieces are counted at the destination,
 * customs gets the papers and releases the goods, they can be collected, and all of them are handed over. Everything on the flight comes
 * along. Customs may release goods without keeping the papers first.
 */
export const underWayStates = [
  'DEPARTED',
  'ARRIVED',
  'CHECKED_IN',
  'CUSTOMS',
  'CLEARED',
  'READY',
  'CLOSED',
] as const;
export type UnderWayState = (typeof underWayStates)[number];

/** States between the landing and the end, which are beside the state of the flight itself. */
export const atDestinationStates = [
  'CHECKED_IN',
  'CUSTOMS',
  'CLEARED',
  'READY',
] as const satisfies readonly UnderWayState[];

/** A state that a flight has come to: when that was, and who told us when. */
export const FlightHappening = z.object({
  state: z.enum(underWayStates),
  at: z.string(),
  /** User id. */
  by: z.string(),
  recordedAt: z.string(),
});
export type FlightHappening = z.infer<typeof FlightHappening>;

/** As much of a flight as its way needs. */
interface UnderWay {
  readonly recorded: (typeof recordedStates)[number];
  readonly atDestination?: (typeof atDestinationStates)[number] | undefined;
  readonly happened?: FlightHappening[] | undefined;
}

/** Which states may come next. */
export const nextStates = ({ recorded, atDestination }: UnderWay): readonly UnderWayState[] => {
  if (recorded === 'TENDERED') return ['DEPARTED'];
  if (recorded === 'DEPARTED') return ['ARRIVED'];
  if (recorded !== 'ARRIVED') return [];
  switch (atDestination) {
    case undefined:
      return ['CHECKED_IN'];
    case 'CHECKED_IN':
      return ['CUSTOMS', 'CLEARED'];
    case 'CUSTOMS':
      return ['CLEARED'];
    case 'CLEARED':
      return ['READY'];
    case 'READY':
      return ['CLOSED'];
  }
};

/** What the act writes on the flight: its state, and who says so. */
export const happenedTo = (flight: UnderWay, happening: FlightHappening): Partial<UnderWay> => {
  const { state } = happening;
  const happened = [...(flight.happened ?? []), happening];
  return state === 'DEPARTED' || state === 'ARRIVED' || state === 'CLOSED'
    ? { recorded: state, happened }
    : { atDestination: state, happened };
};

/** A state that a flight has come to; undefined when it has not. */
export const happeningOf = (
  { happened = [] }: Pick<UnderWay, 'happened'>,
  state: UnderWayState,
): FlightHappening | undefined => happened.find((one) => one.state === state);

/** Whether a flight has left. What is on it is its agent's from then on. */
export const hasLeft = ({ recorded }: Pick<UnderWay, 'recorded'>): boolean =>
  recorded === 'DEPARTED' || recorded === 'ARRIVED' || recorded === 'CLOSED';
