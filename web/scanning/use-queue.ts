import { useEffect, useMemo, useState } from 'react';
import { queueOf } from '#web/device-queue/own-queue.ts';
import type { Outcome } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { ownFirstName } from '#web/session/kept-claims.ts';
import { useOwnId } from '#web/session/use-session.ts';

type Queue = ReturnType<typeof queueOf>;

/** The queue of this device for the person who is signed in. */
export const useOwnQueue = (): Queue => {
  const userId = useOwnId();
  return useMemo(() => queueOf(userId, ownFirstName()), [userId]);
};

/** What waits in the queue now. `onOutcome` hears what became of each thing. */
export const useKept = (queue: Queue, onOutcome: (outcome: Outcome) => void): readonly Kept[] => {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  useEffect(() => {
    let isOpen = true;
    const look = async () => {
      const all = await queue.all();
      if (isOpen) setKept(all);
    };
    const stop = queue.watch((outcome) => {
      if (outcome) onOutcome(outcome);
      void look();
    });
    void look();
    return () => {
      isOpen = false;
      stop();
    };
  }, [queue, onOutcome]);
  return kept;
};
