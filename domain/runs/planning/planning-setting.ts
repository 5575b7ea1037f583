import * as z from 'zod/mini';
import { ClockTime } from '../../departures/schedule/clock.ts';
import { boundedNumber } from '../../kernel/bounded-number.ts';
import { crossFieldCheck, type FieldProblem } from '../../kernel/cross-field-check.ts';

const minutes = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

/**
 * How drives are reckoned, for there is no map of roads. Miles are straight ones times a factor, and minutes follow from a speed that is
 * the same everywhere.
 */
export const DriveSetting = z.strictObject({
  /** How much longer a road is than the straight line. */
  roadFactor: boundedNumber(1, 3, 2),
  milesPerHour: boundedNumber(5, 70, 0),
});
export type DriveSetting = z.infer<typeof DriveSetting>;

const clockMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Between the two times there is room for lunch. */
const lunchProblems = ({
  minutes: long,
  from,
  to,
}: {
  readonly minutes: number;
  readonly from: string;
  readonly to: string;
}): readonly FieldProblem[] =>
  clockMinutes(to) - clockMinutes(from) < long
    ? [{ path: ['to'], message: 'Choose a later time: lunch does not fit before it' }]
    : [];

/** How days are planned: a setting. */
export const PlanningSetting = z.strictObject({
  ...DriveSetting.shape,
  /** Minutes at a door: to park and to ring, for each piece that is carried, more for each where there are stairs, and while each barrel is filled. */
  door: z.strictObject({
    base: minutes(60),
    perPiece: minutes(30),
    stairsPerPiece: minutes(30),
    perBarrelFilled: minutes(60),
  }),
  /** The lunch of a driver: so many minutes, all of them between two times on the clocks of New York. */
  lunch: z
    .strictObject({ minutes: minutes(120), from: ClockTime, to: ClockTime })
    .check(crossFieldCheck(lunchProblems)),
});
export type PlanningSetting = z.infer<typeof PlanningSetting>;

/** Until the owner has measured some runs. */
export const defaultPlanning: PlanningSetting = {
  roadFactor: 1.3,
  milesPerHour: 20,
  door: { base: 8, perPiece: 2, stairsPerPiece: 3, perBarrelFilled: 10 },
  lunch: { minutes: 30, from: '11:00', to: '14:00' },
};
