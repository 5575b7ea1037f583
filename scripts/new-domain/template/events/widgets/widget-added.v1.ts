import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/** Someone added a widget. Published by widgets. Notifications listen and notify staff. */
export const WidgetAddedV1 = {
  type: 'widget-added.v1',
  source: 'skybarrel.widgets',
  notifies: { people: ['desk'] },
  schema: eventEnvelope(
    'widget-added.v1',
    z.object({ id: z.string(), addedAt: z.string(), addedBy: z.string() }),
  ),
} as const;
