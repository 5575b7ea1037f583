import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLetterKeys } from '../keys/letter-keys.ts';
import { dayAfterKey, type Span } from './range.ts';

interface GridKeys {
  readonly span: Span;
  readonly day: string;
  /** The row of the day that has the focus, from above; 0 in a month. */
  readonly row: number;
  readonly rows: number;
  readonly onDay: (day: string) => void;
  readonly onRow: (row: number) => void;
  /** Enter on a cell. */
  readonly onOpen: (cell: HTMLElement) => void;
  /** M on a cell or on what is in it. */
  readonly onMove?: (target: HTMLElement) => void;
}

const isLetter = (key: string): boolean => key.length === 1;

/**
 * The keys of a grid of which one cell is reached by Tab: arrows go from day to day and from row to row, Page Up and Page Down to the
 * other months, T to today, Enter opens, M moves. The focus follows, also to days that are only just shown.
 */
export const useGridKeys = ({ span, day, row, rows, onDay, onRow, onOpen, onMove }: GridKeys) => {
  const grid = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  const [letters] = useLetterKeys();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes with the day and the row
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  }, [day, row]);

  const actOf = ({ key, target }: KeyboardEvent): (() => void) | undefined => {
    if (!(target instanceof HTMLElement)) return undefined;
    const isCell = target.dataset.cell !== undefined;
    if (key.toLowerCase() === 'm') return onMove && (() => onMove(target));
    // What is in a cell is a link, and opens by itself.
    if (key === 'Enter') return isCell ? () => onOpen(target) : undefined;
    if (key === 'Escape' && !isCell) return () => target.closest<HTMLElement>('[data-cell]')?.focus();
    const next = dayAfterKey(key, span, day);
    if (next !== undefined) return () => onDay(next);
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as Readonly<Record<string, number>>)[key];
    return by === undefined ? undefined : () => onRow(Math.min(Math.max(row + by, 0), rows - 1));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (isLetter(event.key) && !letters)) return;
    const act = actOf(event);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    follows.current = event.key.startsWith('Arrow') || event.key.startsWith('Page') || isLetter(event.key);
    act();
  };
  return { grid, onKeyDown };
};
