import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';

/** What ends sessions. It is apart, because every first screen can sign out: the schemas of the others are not loaded there. */
export const sessionEndpoints = {
  endSessions: endpoint('DELETE /api/sessions', {
    summary: "Ends every session of the caller, on all devices, the caller's own included.",
    access: 'signed-in',
    reply: z.object({}),
  }),
} as const;
