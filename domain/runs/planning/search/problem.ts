import type { Lunch, Window } from './clock.ts';

/** How much of each kind: pounds, cubic feet, pieces. */
export type Amounts = readonly [lb: number, cubicFeet: number, pieces: number];

/** A stop in numbers. Its place is its number in the list. */
export interface Task {
  /** When it may begin, the earliest window first; no two of them meet. */
  readonly windows: readonly Window[];
  /** How long it takes. */
  readonly service: number;
  /** What is carried there from the yard and stays. */
  readonly brings: Amounts;
  /** What is taken along there and carried to the yard. */
  readonly takes: Amounts;
  /** The only van that may go there. */
  readonly van?: number;
  /** Among the stops with a turn in one van, those with a lower one come first. */
  readonly turn?: number;
}

/** A van of the day in numbers. Its places are those after the stops. */
export interface Vehicle {
  readonly carries: Amounts;
  /** When it may leave, and when it must be back. */
  readonly leaves: number;
  readonly back: number;
  readonly lunch?: Lunch;
  readonly start: number;
  readonly end: number;
}

/** Stops and vans in numbers: times and miles in whole units, whichever they are. */
export interface Problem {
  readonly tasks: readonly Task[];
  readonly vans: readonly Vehicle[];
  /** How far and how long it is from place to place, row by row. */
  readonly far: Float64Array;
  readonly long: Float64Array;
  readonly places: number;
}

/** What a list has at a place of which the caller knows that it is there. */
export const at = <Item>(items: ArrayLike<Item>, index: number): Item => items[index] as Item;

/** How far it is from one place to another. */
export const farOf = ({ far, places }: Problem, from: number, to: number): number =>
  at(far, from * places + to);

/** How long it is from one place to another. */
export const longOf = ({ long, places }: Problem, from: number, to: number): number =>
  at(long, from * places + to);

/** Whether a van may go to a stop at all. */
export const mayServe = ({ van }: Task, vehicle: number): boolean => van === undefined || van === vehicle;
