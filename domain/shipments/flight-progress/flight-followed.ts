import type { FlightRecord } from '../../departures/flight.ts';

/** As much of a flight as those on it need to follow it. */
export type FlightFollowed = Pick<
  FlightRecord,
  'id' | 'recorded' | 'manifest' | 'tendered' | 'atDestination' | 'happened' | 'takenBack'
>;
