import { useCallback } from 'react';
import { useKept, useOwnQueue } from '../use-queue.ts';
import { NotSent } from './not-sent.tsx';

/** What someone scanned before they got other work, and what the server said of it, on the screens that they have now. */
export const NotSentHere = () => {
  const queue = useOwnQueue();
  const kept = useKept(
    queue,
    useCallback(() => undefined, []),
  );
  return (
    <div className="grid gap-2">
      <NotSent kept={kept} queue={queue} />
      {kept.some(({ refused }) => refused) ? (
        <p>Someone who may do this has to scan these pieces again.</p>
      ) : null}
    </div>
  );
};
