import { useCallback } from 'react';
import { NotSent } from '#web/scanning/not-sent.tsx';
import { useKept, useOwnQueue } from '#web/scanning/use-queue.ts';
import { signedInstead } from './signed-instead.tsx';

/** What someone scanned before they got other work, and what the server said of it, on the screens that they have now. */
export const NotSentHere = () => {
  const queue = useOwnQueue();
  const kept = useKept(
    queue,
    useCallback(() => undefined, []),
  );
  return (
    <div className="grid gap-2">
      <NotSent kept={kept} queue={queue} answerTo={signedInstead(queue)} />
      {kept.some(({ refused }) => refused) ? (
        <p>Someone who may do this has to scan these pieces again.</p>
      ) : null}
    </div>
  );
};
