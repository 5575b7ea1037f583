import { useEffect, useRef, useState } from 'react';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import { keepLines, keptLines } from '#web/scanning/kept-lines.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { type BenchLine, KeptLine } from './lines.ts';

const keyOf = (userId: string): string => `skybarrel.bench.lines.${userId}`;

/** The last parcels of a person on this device, also those from before the page was loaded. */
export const useLines = (queue: Pick<DeviceQueue, 'all'>) => {
  const userId = useOwnId();
  const [lines, setLines] = useState<readonly BenchLine[]>(() =>
    keptLines(keyOf(userId), KeptLine, Date.now()),
  );
  const before = useRef(lines);
  useEffect(() => {
    const settle = async () => {
      const waiting = new Set((await queue.all()).map(({ id }) => id));
      // It was sent without this screen. What the server refuses would still wait here, so it was recorded.
      setLines((all) =>
        all.map((line) =>
          line.state === 'waiting' && before.current.includes(line) && !waiting.has(line.id)
            ? { ...line, state: 'recorded' }
            : line,
        ),
      );
    };
    void settle().catch(() => undefined);
  }, [queue]);
  useEffect(
    () =>
      keepLines(
        keyOf(userId),
        lines.map(({ name: _, correction: _c, ...kept }) => kept),
      ),
    [userId, lines],
  );
  return [lines, setLines] as const;
};
