import * as z from 'zod/mini';
import { counters } from '#domain/billing/drawers/drawer.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody opened a drawer of cash. Published by billing. */
export const DrawerOpenedV1 = {
  type: 'drawer-opened.v1',
  source: 'skybarrel.billing',
  notifies: { nobody: 'Whoever counts a drawer stands before it, and the takings of the day show it.' },
  schema: eventEnvelope(
    'drawer-opened.v1',
    z.object({
      drawer: z.uuid(),
      counter: z.enum(counters),
      /** User id of whose drawer it is. */
      holder: z.string(),
      /** Cents that were counted into it. */
      float: z.int(),
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
