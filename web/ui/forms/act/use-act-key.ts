import { useRef } from 'react';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';

/**
 * The key under which a form is sent: the same until there is an answer, so that a second press after a lost answer does nothing twice.
 * `perText` makes another text another act, with a key of its own.
 */
export const useActKey = (perText: boolean) => {
  const kept = useRef<{ readonly key: string; readonly text: string }>(undefined);
  return {
    of: (sent: unknown): string => {
      const text = perText ? JSON.stringify(sent) : '';
      if (kept.current?.text !== text) kept.current = { key: uuidV7(), text };
      return kept.current.key;
    },
    renew: (): void => {
      kept.current = undefined;
    },
  };
};
