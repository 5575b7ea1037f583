import { join } from 'node:path';
import type { EventContract } from '#events/envelope.ts';
import { exportsIn } from './exports-in.ts';

/** Every event, from its file in `events`. Tests check that each has an example, a publisher and a listener. */
export const eventCatalogue = (await exportsIn(
  join(import.meta.dirname, '../events'),
  '*/*.v*.ts',
)) as readonly EventContract[];

/** Events that people are notified of. The notifier listens to these. */
export const announcedEvents = eventCatalogue.filter(({ notifies }) => 'people' in notifies);
