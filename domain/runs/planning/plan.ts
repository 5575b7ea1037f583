import type { DayToPlan, PlannedRun } from './day.ts';
import { type WhyLeftOut, whyNever, whyNotBeside } from './left-out.ts';
import type { DriveSetting } from './planning-setting.ts';
import { problemOf } from './problem-of.ts';
import { at } from './search/problem.ts';
import { type Effort, solve, usualEffort } from './search/solve.ts';
import { timetable } from './timetable.ts';

/** A plan for a day: each stop is in one run, or is named with the reason why it is in none. */
interface DayPlan {
  /** Of the vans that have stops. */
  readonly runs: readonly PlannedRun[];
  readonly leftOut: readonly (WhyLeftOut & { readonly stop: string })[];
}

/**
 * Plans a day: what dispatch pinned first, then as many stops as it finds a way for, then as few miles as it can. No van is overloaded,
 * late or without lunch, and what is pinned stays so. The same day gives the same plan.
 */
export const planDay = (day: DayToPlan, setting: DriveSetting, effort: Effort = usualEffort): DayPlan => {
  const problem = problemOf(day, setting);
  const why = day.stops.map((_stop, stop) => whyNever(problem, stop));
  const wanted = day.stops.flatMap((_stop, stop) => (why[stop] === undefined ? [stop] : []));
  const { routes, absent } = solve(problem, effort, wanted);
  for (const stop of absent) why[stop] = whyNotBeside(problem, routes, stop);
  return {
    runs: routes
      .filter(({ stops }) => stops.length > 0)
      .map(({ van, stops }) => timetable(day, problem, van, stops)),
    leftOut: why.flatMap((each, stop) =>
      each === undefined ? [] : { stop: at(day.stops, stop).id, ...each },
    ),
  };
};
