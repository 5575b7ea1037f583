import type { DestinationCode } from '../../kernel/destinations.ts';
import { addDays, weekdayOf } from '../../kernel/new-york.ts';
import { departureOn } from './departure.ts';
import { type FlightSchedule, ruleChangeKey } from './flight-rule.ts';

/** No flight takes longer than sixty days, and none is moved by more than a week. */
const WEEKS_BEFORE = 10;

/** A flight as far as somebody asks for the last one before a day. */
export interface LastFlight {
  readonly departureDay: string;
  /** Goods must be at the dock before this instant. */
  readonly cargoCutoff: Date;
  /** Last day on which goods are expected at the destination. */
  readonly expectedBy: string;
}

const lastFlight = ({
  departureDay,
  cargoCutoff,
  eta,
}: {
  readonly departureDay: string;
  readonly cargoCutoff: Date | number;
  readonly eta: { readonly to: string };
}): LastFlight => ({ departureDay, cargoCutoff: new Date(cargoCutoff), expectedBy: eta.to });

/**
 * The last flight of a lane whose goods are expected at the destination on a day at the latest: `lastFlightBy(schedule, 'GY', '2026-12-24')`.
 * Undefined where the flights before that day are all cancelled. Also flights that are no longer to be made are answered.
 */
export const lastFlightBy = (
  schedule: FlightSchedule,
  to: DestinationCode,
  day: string,
): LastFlight | undefined => {
  const { departs } = schedule.lanes[to];
  const newest = addDays(day, -((weekdayOf(day) - departs + 7) % 7));
  const ofRule = Array.from({ length: WEEKS_BEFORE }, (_, week) => {
    const usualDay = addDays(newest, -7 * week);
    return { ...departureOn(schedule, to, usualDay), ...schedule.changes?.[ruleChangeKey(to, usualDay)] };
  });
  const added = (schedule.added ?? []).filter((flight) => flight.to === to);
  return (
    [...ofRule, ...added]
      // A cancelled one has no cutoff.
      .filter(({ cargoCutoff, eta }) => Number(cargoCutoff) > 0 && eta.to <= day)
      .map(lastFlight)
      .toSorted((one, other) => other.departureDay.localeCompare(one.departureDay))[0]
  );
};

/** Goods for Christmas have to be there on the day before. */
const CHRISTMAS_EVE = '12-24';

/** The last flight of a lane whose goods are there for Christmas of a year, `2026`. */
export const lastFlightForChristmas = (
  schedule: FlightSchedule,
  to: DestinationCode,
  year: string,
): LastFlight | undefined => lastFlightBy(schedule, to, `${year}-${CHRISTMAS_EVE}`);
