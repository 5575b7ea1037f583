import type { Trip } from '#domain/runs/airport/trip.ts';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import type { Tell } from '../day/use-tell.ts';

/** A run with its flight, and how its driver tells what happens to it. */
export interface AtAirline {
  readonly run: OwnRun;
  readonly trip: Trip;
  readonly act: Tell['act'];
}
