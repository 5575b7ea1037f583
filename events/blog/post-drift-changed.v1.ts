import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/** A post that readers see began to state a price or a time that does not hold, or does so no longer. Published by blog. */
export const PostDriftChangedV1 = {
  type: 'post-drift-changed.v1',
  source: 'skybarrel.blog',
  notifies: { nobody: 'It becomes a task of whoever writes the blog.' },
  schema: eventEnvelope(
    'post-drift-changed.v1',
    z.object({
      id: z.string(),
      drifts: z.boolean(),
    }),
  ),
} as const;
