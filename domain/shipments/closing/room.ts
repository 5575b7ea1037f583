import { flightProgressEndpoints } from '../flight-progress/endpoints.ts';
import { rollPreviewEndpoints } from '../rolls/preview-endpoints.ts';
import { replanEndpoints } from '../rolls/replan-endpoints.ts';
import { closingEndpoints } from './endpoints.ts';

/** A flight from its cutoff on: its list, its manifest, how far everything on it is, and where what cannot fly with it goes. */
export const closingRoom = {
  ...closingEndpoints,
  ...flightProgressEndpoints,
  ...replanEndpoints,
  ...rollPreviewEndpoints,
} as const;
