import { tasksAbout } from '#domain/kernel/derived-task.ts';
import { isHere, parcelStates } from '#domain/parcels/lifecycle.ts';
import { parcelTasks } from '#domain/parcels/tasks.ts';
import { traceTasks } from '#domain/parcels/trace/tasks.ts';
import { taskEvents } from '#events/parcels/task-events.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { parcelList } from '../store/parcel-list.ts';
import { parcelStore } from '../store/parcel-store.ts';
import { traceStore } from '../store/traces/trace-store.ts';

/** What waits in parcels and searches. It needs `GetItem` on the table and `Query` on its index. */
export const waiting: Waiting<'PARCELS_TABLE'> = {
  table: 'PARCELS_TABLE',
  sources: (client, table) => {
    const { find } = parcelStore(client, table);
    const { inStates } = parcelList(client, table);
    const traces = traceStore(client, table);
    return {
      parcel: {
        of: async (code) => {
          const parcel = await find(code);
          if (parcel === undefined) return [];
          const { ownerId } = parcel;
          const tasks = parcelTasks(parcel);
          return ownerId === undefined ? tasks : tasksAbout({ customer: ownerId }, tasks);
        },
        open: (page) => inStates(parcelStates.filter(isHere), page),
      },
      trace: {
        of: async (reference) => {
          const trace = await traces.find(reference);
          return trace === undefined ? [] : tasksAbout({ customer: trace.ownerId }, traceTasks(trace));
        },
        open: async (page) => {
          const { items, ...rest } = await traces.inState('OPEN', page);
          return { ...rest, items: items.map(({ reference }) => reference) };
        },
      },
    };
  },
  events: taskEvents,
};
