import * as z from 'zod/mini';
import { DeskListName } from '#domain/desk/presence.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody shared a view of a list with their colleagues, or took one away. Without its name and question: both may name a customer. Published by desk. */
export const SharedViewChangedV1 = {
  type: 'shared-view-changed.v1',
  source: 'skybarrel.desk',
  notifies: { nobody: 'It is in the sheet of the views for whoever looks for one.' },
  schema: eventEnvelope(
    'shared-view-changed.v1',
    z.object({
      view: z.string(),
      list: DeskListName,
      what: z.enum(['shared', 'removed']),
      /** User id of who shared it. */
      owner: z.string(),
      /** User id. */
      by: z.string(),
    }),
  ),
} as const;
