import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { DayToPlan, PlannedRun } from './day.ts';
import type { DriveSetting } from './planning-setting.ts';
import { problemOf } from './problem-of.ts';
import { timetable } from './timetable.ts';

/** The stops of a van in the order that a person chose. */
interface OwnOrder {
  readonly van: string;
  readonly stops: readonly string[];
}

/** What comes of an order that a person chose. */
interface OwnPlan {
  readonly runs: readonly PlannedRun[];
  /** The stops that are in no run. */
  readonly open: readonly string[];
}

const isEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/**
 * Drives a day in the order that dispatch chose and says what is late then and by how much, who misses lunch, and what is too much for a
 * van. It changes nothing about the order.
 */
export const drivenAsOrdered = (
  day: DayToPlan,
  orders: readonly OwnOrder[],
  setting: DriveSetting,
): Result<OwnPlan, 'VAN_UNKNOWN' | 'VAN_TWICE' | 'STOP_UNKNOWN' | 'STOP_TWICE'> => {
  const vans = new Map(day.vans.map(({ id }, van) => [id, van]));
  const stops = new Map(day.stops.map(({ id }, stop) => [id, stop]));
  const placed = orders.flatMap((order) => order.stops);
  if (!orders.every(({ van }) => vans.has(van)))
    return refuse('VAN_UNKNOWN', 'A van of this order does not work on this day');
  if (!isEachOnce(orders.map(({ van }) => van)))
    return refuse('VAN_TWICE', 'A van has two orders. Give it one');
  if (!placed.every((stop) => stops.has(stop)))
    return refuse('STOP_UNKNOWN', 'A stop of this order is not on this day');
  if (!isEachOnce(placed)) return refuse('STOP_TWICE', 'A stop is in this order twice');
  const problem = problemOf(day, setting);
  return ok({
    runs: orders
      .filter((order) => order.stops.length > 0)
      .map((order) =>
        timetable(
          day,
          problem,
          vans.get(order.van) ?? 0,
          order.stops.flatMap((stop) => stops.get(stop) ?? []),
        ),
      ),
    open: day.stops.map(({ id }) => id).filter((id) => !placed.includes(id)),
  });
};
