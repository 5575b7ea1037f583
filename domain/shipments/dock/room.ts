import { dockEndpoints } from './endpoints.ts';
import { measureEndpoints } from './measure-endpoints.ts';

/** What devices at the dock ask: scans, measures, how far a flight is loaded. */
export const dockRoom = {
  ...dockEndpoints,
  ...measureEndpoints,
} as const;
