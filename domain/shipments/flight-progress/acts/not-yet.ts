import { airlineMissing } from '../../../departures/airline.ts';
import type { FlightRecord } from '../../../departures/flight.ts';
import type { UnderWayState } from '../../../departures/under-way.ts';
import { newYorkDay, OUR_TIME } from '../../../kernel/new-york.ts';
import { dayWords } from '../../tracking/local-times.ts';

/** Why a flight cannot have left or landed yet. Each has its way out on the screen of the flight. */
export const notYetCodes = ['BEFORE_ITS_DAY', 'AIRLINE_MISSING', 'MANIFEST_OLD'] as const;
type NotYetCode = (typeof notYetCodes)[number];

/** What is said to whoever records a state too early. */
export interface NotYet {
  readonly code: NotYetCode;
  readonly message: string;
}

const deeds: Readonly<Partial<Record<UnderWayState, string>>> = { DEPARTED: 'left', ARRIVED: 'landed' };

/**
 * Why a flight cannot have come to a state at an instant; undefined when it can. Whoever records that it has left says it to everybody
 * on board: so it is the day of the flight, its airline and flight number are known, and customs and agent have the paper of what is on it.
 * Days are those of New York, where it leaves.
 */
export const notYet = (
  { day, ...flight }: Pick<FlightRecord, 'day' | 'carrier' | 'flightNumber'>,
  state: UnderWayState,
  at: string,
  { isManifestOld }: { readonly isManifestOld: boolean },
): NotYet | undefined => {
  const deed = deeds[state];
  if (deed === undefined) return undefined;
  if (newYorkDay(new Date(at)) < day)
    return {
      code: 'BEFORE_ITS_DAY',
      message: `This flight leaves on ${dayWords(day)}, ${OUR_TIME}. Before that day it cannot have ${deed}.`,
    };
  if (state !== 'DEPARTED') return undefined;
  const missing = airlineMissing(flight);
  if (missing !== undefined)
    return { code: 'AIRLINE_MISSING', message: `Set ${missing} first, on the page of this departure.` };
  return isManifestOld
    ? {
        code: 'MANIFEST_OLD',
        message:
          'Pieces were taken off this flight or put on it since its manifest was made. Make the next manifest first.',
      }
    : undefined;
};
