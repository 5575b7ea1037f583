import { join } from 'node:path';
import type { EventContract } from '#events/envelope.ts';
import type { TaskEvent } from '#events/task-event.ts';
import { exportsIn } from './exports-in.ts';
import type { Heard } from './patterns/events/heard-events.ts';

const events = join(import.meta.dirname, '../events');

/** Every event, from its file in `events`. Tests check that each has an example, a publisher and a listener. */
export const eventCatalogue = (await exportsIn(events, '*/*.v*.ts')) as readonly EventContract[];

/** Events that people are notified of. The notifier listens to these. */
export const announcedEvents = eventCatalogue.filter(({ notifies }) => 'people' in notifies);

const changing = (await exportsIn(events, '*/task-events.ts')) as readonly (readonly TaskEvent[])[];

const heardOf = ({ contract, only }: TaskEvent): Heard => {
  if (only === undefined) return contract;
  const { id, description, data } = only;
  const pattern = { source: [contract.source], detailType: [contract.type], detail: { data } };
  return { id, description, pattern: () => pattern };
};

/** What the list of tasks listens to: the events that can change a task, from the file of each domain. One that changes tasks of several is heard once. */
export const taskEvents: readonly Heard[] = [
  ...new Map(changing.flat().map((each) => [each.only?.id ?? each.contract.type, heardOf(each)])).values(),
];
