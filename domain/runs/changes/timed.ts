import { ok, refuse } from '../../kernel/result.ts';
import { type PlannedVehicle, type PlanningFacts, stopToPlan, vanToPlan } from '../planning/board-day.ts';
import type { PlannedRun } from '../planning/day.ts';
import { instantOf, spanOf } from '../planning/minutes.ts';
import { drivenAsOrdered } from '../planning/own-order.ts';
import type { Run, Stop } from '../run.ts';

/** What times follow from beside the run itself. */
export interface TimingFacts extends PlanningFacts {
  readonly vehicle: PlannedVehicle;
}

/** The stops that are driven to, or were. */
const onTheRoad = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ state }) => state !== 'TAKEN_OFF');

const drive = (
  { day, hours, stops }: Pick<Run, 'day' | 'hours' | 'stops'>,
  facts: TimingFacts,
): PlannedRun | undefined => {
  const driven = onTheRoad(stops);
  const planned = drivenAsOrdered(
    {
      stops: driven.map((stop) => stopToPlan(day, stop)),
      vans: [vanToPlan(day, facts.vehicle, hours, facts)],
    },
    [{ van: facts.vehicle.id, stops: driven.map(({ id }) => id) }],
    facts.planning,
  );
  if (!planned.ok) throw new Error(`A run cannot be driven: ${planned.refusal.code}`);
  return planned.value.runs[0];
};

/**
 * A run with the times that follow from its stops in their order, its miles, and when its driver has lunch. What is late stays late: the
 * board shows it.
 */
export const timed = (run: Run, facts: TimingFacts): Run => {
  // It goes to one place, which was reckoned when it was planned.
  if (run.airport !== undefined) return run;
  const { lunch: _, ...rest } = run;
  const driven = drive(run, facts);
  if (driven === undefined) return { ...rest, miles: 0 };
  const times = new Map(driven.visits.map((visit) => [visit.stop, visit]));
  return {
    ...rest,
    miles: driven.miles,
    ...(driven.lunch && { lunch: spanOf(run.day, driven.lunch) }),
    stops: run.stops.map((stop) => {
      const time = times.get(stop.id);
      return time === undefined
        ? stop
        : {
            ...stop,
            planned: { from: instantOf(run.day, time.begins), to: instantOf(run.day, time.leaves) },
          };
    }),
  };
};

/** The same where people were told their times already: only the miles are others. */
export const remeasured = (run: Run, facts: TimingFacts): Run =>
  run.airport === undefined ? { ...run, miles: drive(run, facts)?.miles ?? 0 } : run;

const amount = (count: number, unit: string): string => `${count.toLocaleString('en-US')} ${unit}`;

const overWords = ({ lb, cubicFeet, pieces }: PlannedRun['over']): string =>
  [
    ...(lb > 0 ? [amount(lb, 'pounds')] : []),
    ...(cubicFeet > 0 ? [amount(cubicFeet, 'cubic feet')] : []),
    ...(pieces > 0 ? [amount(pieces, 'pieces')] : []),
  ].join(' and ');

/** The run, unless at its worst moment more is on the van than it carries, or the hours do not hold it. */
export const fitting = (run: Run, facts: TimingFacts) => {
  const driven = drive(run, facts);
  if (driven === undefined) return ok(run);
  const { over, overtimeMinutes } = driven;
  if (over.lb > 0 || over.cubicFeet > 0 || over.pieces > 0)
    return refuse('OVERLOADED', `At the worst moment the van has ${overWords(over)} too much.`, { over });
  return overtimeMinutes > 0
    ? refuse('OUTSIDE_HOURS', `The van would be back ${amount(overtimeMinutes, 'minutes')} after its hours.`)
    : ok(run);
};
