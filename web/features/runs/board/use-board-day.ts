import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, isCalendarDay, newYorkDay } from '#domain/kernel/new-york.ts';
import { useLetterKeys } from '#web/desk-list/keys/letter-keys.ts';
import { takesText } from '#web/ui/search/use-search-keys.ts';

/** Arrows go to the day before and after, T to today, wherever the focus is outside of a field, a stop and a dialog. */
const dayAfter = (key: string, day: string, letters: boolean): string | undefined => {
  if (key === 'ArrowLeft') return addDays(day, -1);
  if (key === 'ArrowRight') return addDays(day, 1);
  return letters && key.toLowerCase() === 't' ? newYorkDay(Date.now()) : undefined;
};

const isElsewhere = (target: EventTarget | null): boolean =>
  takesText(target) ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('[data-stop], header, nav') !== null);

/** The day of the board is in the address. Without one it is today. */
export const useBoardDay = () => {
  const [search, setSearch] = useSearchParams();
  const [letters] = useLetterKeys();
  const asked = search.get('day') ?? '';
  const day = isCalendarDay(asked) ? asked : newYorkDay(Date.now());
  const go = (next: string): void => setSearch({ day: next }, { preventScrollReset: true });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isElsewhere(event.target)) return;
    const next = dayAfter(event.key, day, letters);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', pressed, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return { day, go };
};
