import type { Task } from '#domain/tasks/task.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** When a task is due, in red when that is over. One that is out of sight says when it comes back. */
export const Due = ({ task: { due, snoozedUntil } }: { readonly task: Task }) => {
  const now = useNow();
  if (snoozedUntil !== undefined && Date.parse(snoozedUntil) > now)
    return (
      <>
        Back <Instant at={snoozedUntil} />
      </>
    );
  return Date.parse(due) <= now ? (
    <Badge tone="wrong">Late by {spanWords(now - Date.parse(due))}</Badge>
  ) : (
    <Instant at={due} />
  );
};

/** How long it has waited. */
export const Waiting = ({ task: { since } }: { readonly task: Task }) =>
  spanWords(useNow() - Date.parse(since));
