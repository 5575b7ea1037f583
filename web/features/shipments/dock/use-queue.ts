import { useEffect, useMemo, useState } from 'react';
import { queueOf } from '#web/device-queue/own-queue.ts';
import type { Outcome } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { useOwnId } from '#web/session/use-session.ts';

/** The queue of this device, with what waits in it now. `onOutcome` hears what became of each thing. */
export const useQueue = (onOutcome: (outcome: Outcome) => void) => {
  const userId = useOwnId();
  const queue = useMemo(() => queueOf(userId), [userId]);
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
  return { queue, kept };
};
