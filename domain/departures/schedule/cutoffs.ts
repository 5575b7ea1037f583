import { type DestinationCode, destinationCodes } from '../../kernel/destinations.ts';
import { nextDeparture } from './departure.ts';
import type { FlightSchedule } from './flight-rule.ts';

/** A cutoff that the desk works toward, with the flights that it decides about. */
export interface Cutoff {
  /** `cargo`: goods must be at the dock. `booking`: goods at the dock must be booked. */
  readonly kind: 'cargo' | 'booking';
  readonly at: Date;
  /** The flights of one day, which all have this cutoff. */
  readonly departureDay: string;
  readonly to: readonly DestinationCode[];
}

const kinds = { cargo: false, booking: true } as const;

/** The next cutoff of each kind for every destination, the nearest first. Destinations that share one are together. */
export const nextCutoffs = (schedule: FlightSchedule, now: Date): readonly Cutoff[] => {
  const found = new Map<string, Cutoff>();
  for (const to of destinationCodes) {
    for (const kind of ['cargo', 'booking'] as const) {
      const { cutoff: at, departureDay } = nextDeparture(schedule, to, now, kinds[kind]);
      const key = `${kind} ${at.toISOString()} ${departureDay}`;
      const known = found.get(key);
      found.set(key, { kind, at, departureDay, to: [...(known?.to ?? []), to] });
    }
  }
  return [...found.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
};
