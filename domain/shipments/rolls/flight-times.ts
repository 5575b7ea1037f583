import type { Flight } from '../../departures/flight.ts';

/** What a sender was promised of a flight: its day in New York, and the instant before which goods are due. */
export type Times = Pick<Flight, 'day' | 'cargoCutoff'>;

export const sameTimes = (one: Times, other: Times): boolean =>
  one.day === other.day && one.cargoCutoff === other.cargoCutoff;

/** As much of a flight as says when it flies. */
export interface MovedFlight extends Times, Pick<Flight, 'id' | 'eta' | 'state'> {}

/** One of the times that a flight was moved. */
interface Move {
  readonly flight: string;
  readonly before: Times;
  readonly after: Times;
}

/** A move by names and texts, for whoever is told of it later. */
export const givenOfMove = ({ flight, before, after }: Move) => ({
  flight,
  day: before.day,
  cargoCutoff: before.cargoCutoff,
  toDay: after.day,
  toCutoff: after.cargoCutoff,
});
type GivenOfMove = ReturnType<typeof givenOfMove>;

/** The same again; undefined for what is no move of a flight. */
export const moveOf = (given: Readonly<Partial<Record<string, string>>> = {}): Move | undefined => {
  const { flight, day, cargoCutoff, toDay, toCutoff }: Partial<GivenOfMove> = given;
  return flight && day && cargoCutoff && toDay && toCutoff
    ? { flight, before: { day, cargoCutoff }, after: { day: toDay, cargoCutoff: toCutoff } }
    : undefined;
};

/**
 * What was promised before a flight was moved, for the one who is told of all these moves now. Undefined when there is nothing to tell: it is
 * as it was before them, or does not leave. So it is when it was moved once more since the last of them: that move has an event of its own,
 * which tells it here or elsewhere.
 */
export const beforeMoves = (moves: readonly Move[], flight: MovedFlight | undefined): Times | undefined => {
  const [first] = moves;
  const last = moves.at(-1);
  if (first === undefined || last === undefined || flight === undefined || flight.state === 'CANCELLED')
    return undefined;
  return sameTimes(last.after, flight) && !sameTimes(first.before, flight) ? first.before : undefined;
};
