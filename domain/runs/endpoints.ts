import { deskRunEndpoints } from './desk/endpoints.ts';

/** What dispatch does with runs. */
export const runEndpoints = { ...deskRunEndpoints } as const;
