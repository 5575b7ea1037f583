import { useEffect, useRef, useState } from 'react';
import type { queueOf } from '#web/device-queue/own-queue.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { keepLines, keptLines } from './kept-lines.ts';
import type { ScanLine } from './scan-lines.ts';

/** The last scans of a person on this device, also those from before the page was loaded. */
export const useLines = (queue: Pick<ReturnType<typeof queueOf>, 'all'>) => {
  const userId = useOwnId();
  const [lines, setLines] = useState(() => keptLines(userId, Date.now()));
  const before = useRef(lines);
  useEffect(() => {
    const forgetSent = async () => {
      const waiting = new Set((await queue.all()).map(({ id }) => id));
      const wasSent = (line: ScanLine) =>
        line.state === 'waiting' && before.current.includes(line) && !waiting.has(line.id);
      // It was sent without this screen: what became of it is on the shipment, and no line claims to know. Of an alarm one thing is
      // known: what the server refuses would still wait here.
      setLines((all) =>
        all
          .filter((line) => line.alarm !== undefined || !wasSent(line))
          .map((line) => (wasSent(line) ? { ...line, state: 'recorded' } : line)),
      );
    };
    void forgetSent();
  }, [queue]);
  useEffect(() => keepLines(userId, lines), [userId, lines]);
  return [lines, setLines] as const;
};
