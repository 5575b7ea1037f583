import type { FailedQueue } from '#domain/monitoring/endpoints.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { count, counted } from '../shared/format.ts';
import { Legend } from '../shared/legend.tsx';
import { useFailedQueues } from '../use-monitoring.ts';

const Filled = ({ queues }: { readonly queues: readonly FailedQueue[] }) => (
  <table className="w-full max-w-3xl border-b-[1.5px] border-ink">
    <thead>
      <tr className="border-b-[1.5px] border-ink text-sm">
        <th scope="col" className="py-2 pe-3 text-start">
          Queue
        </th>
        <th scope="col" className="py-2 text-end">
          Messages
        </th>
      </tr>
    </thead>
    <tbody>
      {queues.map(({ name, waiting }) => (
        <tr key={name} className="border-t border-rule">
          <th scope="row" className="break-all py-2 pe-3 text-start font-normal">
            {name}
          </th>
          <td className="py-2 text-end font-display text-xl font-bold tabular-nums">{count(waiting)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Which queues have messages that failed. For admins, who can repair the cause and send the messages again. */
export const QueuesView = () => (
  <div className="grid gap-6">
    <Loaded query={useFailedQueues()} loading="Loading the queues…">
      {({ queues }) => {
        const filled = queues.filter(({ waiting }) => waiting > 0);
        const empty = counted(queues.length - filled.length, 'queue is', 'queues are');
        return filled.length === 0 ? (
          <EmptyState title="No failed messages">
            {counted(queues.length, 'queue was', 'queues were')} checked, and all are empty.
          </EmptyState>
        ) : (
          <div className="grid gap-4">
            <p>
              Something did not happen because a message failed. Repair the cause, then send the messages
              again. They are kept for 14 days.
            </p>
            <Filled queues={filled} />
            <p className="text-ink-soft">{empty} empty.</p>
          </div>
        );
      }}
    </Loaded>
    <Legend terms={['failedMessage']} />
  </div>
);
