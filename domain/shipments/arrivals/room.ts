import { arrivalEndpoints } from './endpoints.ts';
import { arrivalFlightEndpoints } from './flight-endpoints.ts';

/** What agents see and record at a destination, of one shipment and of a whole flight. */
export const arrivalsRoom = {
  ...arrivalEndpoints,
  ...arrivalFlightEndpoints,
} as const;
