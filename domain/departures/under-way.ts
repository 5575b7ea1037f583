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

/** States that somebody may have recorded by mistake, and that can be taken back until something is recorded abroad. */
export const reversibleStates = ['DEPARTED', 'ARRIVED'] as const satisfies readonly UnderWayState[];
export type ReversibleState = (typeof reversibleStates)[number];

/** What was recorded of a flight by mistake: as it was said, and who took it back, when and why. */
export const FlightTakenBack = z.extend(FlightHappening, {
  state: z.enum(reversibleStates),
  takenBackAt: z.string(),
  /** User id. */
  takenBackBy: z.string(),
  reason: z.string(),
  /** The version of the flight that took it back. */
  version: z.int(),
});
export type FlightTakenBack = z.infer<typeof FlightTakenBack>;

/** As much of a flight as its way needs. */
interface UnderWay {
  readonly recorded: (typeof recordedStates)[number];
  readonly atDestination?: (typeof atDestinationStates)[number] | undefined;
  readonly happened?: FlightHappening[] | undefined;
  readonly takenBack?: FlightTakenBack[] | undefined;
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

/** The state that can be taken back: the last one, while nothing further is recorded of the flight. Undefined when there is none. */
export const reversible = ({
  recorded,
  atDestination,
  happened = [],
}: UnderWay): ReversibleState | undefined =>
  reversibleStates.find(
    (state) =>
      state === recorded && atDestination === undefined && happened.some((one) => one.state === state),
  );

/** What taking a state back writes on the flight: the state before, and who says that it did not happen. */
export const takenBackFrom = (
  flight: UnderWay,
  state: ReversibleState,
  said: Pick<FlightTakenBack, 'takenBackAt' | 'takenBackBy' | 'reason' | 'version'>,
): Partial<UnderWay> => {
  const { happened = [], takenBack = [] } = flight;
  const wrong = happened.filter((one) => one.state === state).map((one) => ({ ...one, state, ...said }));
  return {
    recorded: state === 'DEPARTED' ? 'TENDERED' : 'DEPARTED',
    happened: happened.filter((one) => one.state !== state),
    takenBack: [...takenBack, ...wrong],
  };
};
