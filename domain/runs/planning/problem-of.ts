import { milesBetween } from '../../departures/slots/distance.ts';
import type { DayToPlan, Hours, Load, StopToPlan, VanToPlan } from './day.ts';
import type { DriveSetting } from './planning-setting.ts';
import type { Window } from './search/clock.ts';
import type { Amounts, Problem, Task, Vehicle } from './search/problem.ts';

/** Miles are counted in hundredths, so that sums of them are exact. */
export const PARTS_OF_MILE = 100;

const amountsOf = (load: Load | undefined): Amounts =>
  load === undefined ? [0, 0, 0] : [load.lb, load.cubicFeet, load.pieces];

/** Windows in order, those that meet as one. */
const windowsOf = (hours: readonly Hours[]): readonly Window[] => {
  const windows: Window[] = [];
  const real = hours.filter(({ from, to }) => from <= to);
  for (const { from, to } of real.toSorted((one, other) => one.from - other.from)) {
    const last = windows.at(-1);
    if (last === undefined || last[1] < from) windows.push([from, to]);
    else windows.splice(-1, 1, [last[0], Math.max(last[1], to)]);
  }
  return windows;
};

const taskOf = (
  { windows, minutes, brings, takes, pinned }: StopToPlan,
  vans: readonly VanToPlan[],
): Task => ({
  windows: windowsOf(windows),
  service: minutes,
  brings: amountsOf(brings),
  takes: amountsOf(takes),
  ...(pinned && { van: vans.findIndex(({ id }) => id === pinned.van) }),
  ...(pinned?.turn !== undefined && { turn: pinned.turn }),
});

const vehicleOf = ({ carries, shift, lunch }: VanToPlan, start: number): Vehicle => ({
  carries: amountsOf(carries),
  leaves: shift.from,
  back: shift.to,
  ...(lunch && { lunch }),
  start,
  end: start + 1,
});

/** The day in numbers. Minutes of a drive are rounded up, so that nobody is promised a time that is too early. */
export const problemOf = (
  { stops, vans }: DayToPlan,
  { roadFactor, milesPerHour }: DriveSetting,
): Problem => {
  const places = [...stops.map(({ place }) => place), ...vans.flatMap(({ start, end }) => [start, end])];
  const miles = places.flatMap((one) => places.map((other) => milesBetween(one, other) * roadFactor));
  return {
    tasks: stops.map((stop) => taskOf(stop, vans)),
    vans: vans.map((van, index) => vehicleOf(van, stops.length + 2 * index)),
    far: Float64Array.from(miles, (each) => Math.round(each * PARTS_OF_MILE)),
    long: Float64Array.from(miles, (each) => Math.ceil((60 * each) / milesPerHour)),
    places: places.length,
  };
};
