import { useEffect } from 'react';
import { unsentOf } from '#web/device-queue/unsent.ts';

/** Sends what this person left on this device, whichever screen of the desk they open. Loaded only when there is something. */
export const useSendUnsent = (userId: string): void => {
  useEffect(() => {
    if (unsentOf(userId) > 0)
      void import('#web/device-queue/own-queue.ts').then(({ queueOf }) => queueOf(userId));
  }, [userId]);
};
