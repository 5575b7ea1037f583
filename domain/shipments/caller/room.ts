import { callerEndpoints } from './endpoints.ts';

/** What the desk does for people who call or walk in. */
export const callerRoom = { ...callerEndpoints } as const;
