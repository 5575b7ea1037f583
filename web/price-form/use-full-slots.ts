import { useEffect, useState } from 'react';
import type { FullSlots } from '#domain/departures/slots/flight-made.ts';

const NONE: FullSlots = new Set();

const ask = async (signal: AbortSignal): Promise<FullSlots> => {
  const answer = await fetch('/api/slots?way=PICKUP', { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`Slots answered ${answer.status}`);
  const { slots }: { slots: readonly { id: string; full: boolean }[] } = await answer.json();
  return new Set(slots.filter(({ full }) => full).map(({ id }) => id));
};

/**
 * The pickup slots in which nothing more fits, asked for once a pickup is wanted. Until they are known, and where the server does not
 * answer, none counts as full: nobody waits for a flight to be shown, and the booking looks again.
 */
export const useFullSlots = (isWanted: boolean): FullSlots => {
  const [full, setFull] = useState(NONE);
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    ask(asking.signal).then(setFull, () => undefined);
    return () => asking.abort();
  }, [isWanted]);
  return isWanted ? full : NONE;
};
