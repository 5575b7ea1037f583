import { COMMENTS_PLACE } from '#domain/blog/comments/comment.ts';
import { dateWords } from '#domain/kernel/new-york-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Task, TaskSubject } from '#domain/tasks/task.ts';
import type { Area } from '#web/shell/screens.ts';

/** Where a task is cleared. */
export const placeOf = (area: Area, { kind, id }: TaskSubject): string => {
  switch (kind) {
    case 'shipment':
      return pathTo(`${area}/shipments/:number`, { number: id });
    case 'quote':
      return pathTo(`${area}/quotes/:reference`, { reference: id });
    case 'enquiry':
      return pathTo(`${area}/enquiries/:reference`, { reference: id });
    case 'flight':
      return pathTo(`${area}/departures/:id`, { id });
    case 'waybills':
      return pathTo(`${area}/departures`, {});
    case 'shipper':
      return pathTo(`${area}/shippers/:userId`, { userId: id });
    case 'invoice':
      return pathTo(`${area}/billing/:number`, { number: id });
    case 'queue':
      return `${pathTo(`${area}/monitoring`, {})}?view=queues`;
    case 'mail':
      return pathTo(`${area}/returned-mail`, {});
    case 'booking':
      return pathTo(`${area}/bookings/:reference`, { reference: id });
    case 'parcel':
      return pathTo(`${area}/parcels/:code`, { code: id });
    case 'claim':
      return pathTo(`${area}/claims/:reference`, { reference: id });
    case 'trace':
      return pathTo(`${area}/parcel-traces/:reference`, { reference: id });
    case 'comments':
      return `${pathTo(`${area}/blog/:id`, { id })}#${COMMENTS_PLACE}`;
    case 'vehicle':
      return pathTo(`${area}/vehicles/:id`, { id });
    case 'driver':
      return pathTo(`${area}/drivers/:id`, { id });
    case 'runs':
      return `${pathTo(`${area}/runs`, {})}?day=${id}`;
    case 'post':
      return pathTo(`${area}/blog/monitoring`, {});
  }
};

/** Things that are not called by their id: there is one stock of numbers and one list of mail, a post is called by its title, and those who drive and what they drive by their names. */
const nameless: readonly TaskSubject['kind'][] = [
  'waybills',
  'mail',
  'post',
  'comments',
  'vehicle',
  'driver',
];

/** How the thing is called beside the name of the task. A customer is called by name. */
export const calledBy = ({ kind, id }: TaskSubject, nameOf: (userId: string) => string): string => {
  if (kind === 'shipper') return nameOf(id);
  if (kind === 'runs') return dateWords(id);
  return nameless.includes(kind) ? '' : id;
};

/** The customers whose things tasks are about. */
export const customersOf = (tasks: readonly Pick<Task, 'about'>[]): readonly string[] =>
  tasks.flatMap(({ about }) => about?.customer ?? []);

/** Whose thing it is and what: `Marva S.: 3 boxes to Guyana`. Empty where the task does not say so. */
export const aboutWords = ({ about }: Pick<Task, 'about'>, nameOf: (userId: string) => string): string =>
  [about?.customer && nameOf(about.customer), about?.what].filter(Boolean).join(': ');
