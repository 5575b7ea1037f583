import { useEffect, useRef, useState } from 'react';
import type { BookingSummary } from '#domain/bookings/booking.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { states } from '../words.tsx';
import { isPlaced, keyOf, type PlacedVisit } from './slot-facts.tsx';

const wordsOf = (before: PlacedVisit, now: PlacedVisit | undefined): string | undefined => {
  if (now === undefined) return `${before.name} is no longer here`;
  if (now.visit.slot.id !== before.visit.slot.id) return `${now.name} is now ${slotWords(now.visit.slot)}`;
  return now.state === before.state ? undefined : `${now.name}: ${states[now.state].words}`;
};

/** What has changed in the calendar while somebody looked at the same days, in a sentence. Empty when nothing has. */
export const useSayMoved = (of: string, shown: readonly BookingSummary[] | undefined): string => {
  const seen = useRef<{ readonly of: string; readonly visits: readonly PlacedVisit[] }>(undefined);
  const [said, say] = useState('');
  useEffect(() => {
    if (shown === undefined) return;
    const visits = shown.filter(isPlaced);
    const before = seen.current;
    seen.current = { of, visits };
    if (before === undefined || before.of !== of) return say('');
    const now = new Map(visits.map((visit) => [keyOf(visit), visit]));
    const known = new Set(before.visits.map(keyOf));
    const changes = [
      ...before.visits.flatMap((visit) => wordsOf(visit, now.get(keyOf(visit))) ?? []),
      ...visits.filter((visit) => !known.has(keyOf(visit))).map(({ name }) => `${name} is new`),
    ];
    if (changes.length > 0) say(`Changed just now: ${changes.join('; ')}.`);
  }, [of, shown]);
  return said;
};
