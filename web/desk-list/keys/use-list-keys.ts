import { useEffect, useEffectEvent } from 'react';
import { takesText } from '#web/ui/search/use-search-keys.ts';
import { useLetterKeys } from './letter-keys.ts';

/** What the keys of a list do. */
export interface ListKeys {
  /** Absent where the list has no search of its own: the slash is then for the one in the header. */
  readonly toSearch: (() => void) | undefined;
  readonly move: (by: 1 | -1) => void;
  /** Absent where rows cannot be chosen. */
  readonly choose: (() => void) | undefined;
  readonly showHelp: () => void;
  /** Absent while nothing is open. */
  readonly close: (() => void) | undefined;
}

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const actOf = (event: KeyboardEvent, keys: ListKeys, letters: boolean): (() => void) | undefined => {
  if (event.key === 'Escape') return keys.close;
  // Arrows scroll the panel and move through menus of other parts of the screen.
  if (isIn(event.target, '[data-rows]') || event.target === document.body) {
    if (event.key === 'ArrowDown') return () => keys.move(1);
    if (event.key === 'ArrowUp') return () => keys.move(-1);
  }
  const byLetter: Readonly<Record<string, (() => void) | undefined>> = {
    j: () => keys.move(1),
    k: () => keys.move(-1),
    x: keys.choose,
    '?': keys.showHelp,
    '/': keys.toSearch,
  };
  return letters ? byLetter[event.key] : undefined;
};

/**
 * The keys of a list, wherever the focus is outside of a field. They are heard before those of the rest of the screen, so that a
 * slash leads to the search of the list and not to the one in the header.
 */
export const useListKeys = (keys: ListKeys): void => {
  const [letters] = useLetterKeys();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return;
    if (takesText(event.target) && event.key !== 'Escape') return;
    // Escape in a search, or in a menu of the header, is theirs.
    if (event.key === 'Escape' && isIn(event.target, 'search, header')) return;
    const act = actOf(event, keys, letters);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', pressed, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
};
