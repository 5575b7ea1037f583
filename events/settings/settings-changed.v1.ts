import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * An admin changed a section of the settings, or published or withdrew a rate card. Published by settings. Content
 * listens and renders the public pages again. It reads the current settings, because events may arrive out of order.
 */
export const SettingsChangedV1 = {
  type: 'settings-changed.v1',
  source: 'skybarrel.settings',
  notifies: { nobody: 'The admin who did it sees it, and everybody else sees it on the pages.' },
  schema: eventEnvelope(
    'settings-changed.v1',
    z.object({
      part: z.enum([
        'brand',
        'claims',
        'testimonials',
        'home',
        'schedule',
        'flights',
        'capabilities',
        'wording',
        'taxes',
        'accounts',
        'commissions',
        'planning',
        'rate-card',
      ]),
      version: z.int(),
      changedBy: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
