import { deskRunEndpoints } from './desk/endpoints.ts';
import { driveEndpoints } from './driving/endpoints.ts';
import { positionEndpoints } from './positions/endpoints.ts';

/** What dispatch does with runs, and what their drivers tell. */
export const runEndpoints = {
  ...deskRunEndpoints,
  ...driveEndpoints,
  ...positionEndpoints,
} as const;
