import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { taskKindNames } from './kinds.ts';
import { MAX_COUNTED } from './limits.ts';

/** In a file of its own, because the first screen of the desk loads it. */
export const taskCountEndpoints = {
  counts: endpoint('GET /api/tasks/counts', {
    summary: 'How many tasks of each kind wait that the caller can clear; counted up to 100, or fewer.',
    access: 'task.read',
    /** Where counting a kind stops: an overview needs less than the list. */
    query: z.object({
      upTo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_COUNTED)), MAX_COUNTED),
    }),
    reply: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(taskKindNames),
          count: z.int(),
          /** How many of these are due already. */
          late: z.int(),
          /** Since when the oldest of these waits. */
          oldest: z.optional(z.string()),
        }),
      ),
      /** How many the caller has taken. */
      mine: z.int(),
    }),
  }),
} as const;
