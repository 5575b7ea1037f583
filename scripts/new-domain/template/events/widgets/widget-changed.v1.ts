import * as z from 'zod/mini';
import { widgetStatuses } from '#domain/widgets/lifecycle.ts';
import { eventEnvelope } from '../envelope.ts';

const status = z.enum(widgetStatuses);

/** Someone added a widget, or moved it to another status. Published by widgets. Notifications tell staff of new ones, tasks look at it. */
export const WidgetChangedV1 = {
  type: 'widget-changed.v1',
  source: 'skybarrel.widgets',
  notifies: { people: ['desk'] },
  schema: eventEnvelope(
    'widget-changed.v1',
    z.object({
      id: z.string(),
      /** Before is absent for a new widget. */
      status: z.object({ before: z.optional(status), after: status }),
      /** User id. */
      by: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
