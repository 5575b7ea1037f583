import * as z from 'zod/mini';
import { counters } from '#domain/billing/drawers/drawer.ts';
import { eventEnvelope } from '../envelope.ts';

/** A drawer of cash was counted and closed. The reason of a difference is left out, for people type names into it. Published by billing. */
export const DrawerClosedV1 = {
  type: 'drawer-closed.v1',
  source: 'skybarrel.billing',
  notifies: { nobody: 'Whoever counts a drawer stands before it, and the takings of the day show it.' },
  schema: eventEnvelope(
    'drawer-closed.v1',
    z.object({
      drawer: z.uuid(),
      counter: z.enum(counters),
      /** User id of whose drawer it is. */
      holder: z.string(),
      /** Cents that were counted into it. */
      float: z.int(),
      /** Cents that were in it. */
      counted: z.int(),
      cashIn: z.int(),
      cashBack: z.int(),
      /** What came into it out of bags of drivers, in cents. Absent without any. */
      bags: z.optional(z.int()),
      /** Of a bag: the drawer that has its money now. */
      into: z.optional(z.uuid()),
      /** What was there too much, in cents; below nothing what was missing. */
      difference: z.int(),
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
