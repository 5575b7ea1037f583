import { pathTo } from '#domain/kernel/paths.ts';
import type { TaskSubject } from '#domain/tasks/task.ts';
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
    case 'queue':
      return `${pathTo(`${area}/monitoring`, {})}?view=queues`;
  }
};

/** How the thing is called beside the name of the task. The stock of numbers is only one. */
export const calledBy = ({ kind, id }: TaskSubject): string => (kind === 'waybills' ? '' : id);
