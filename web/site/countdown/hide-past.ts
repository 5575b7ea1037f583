import { newYorkDay } from '#domain/kernel/new-york.ts';

/**
 * Hides what a page says about a day (`data-until="2026-12-25"`) once that day is over in New York. A page may be
 * months old. Without scripts the line stays, and its year shows that it is past.
 */
export const hidePast = (now = Date.now()): void => {
  const today = newYorkDay(now);
  for (const line of document.querySelectorAll<HTMLElement>('[data-until]'))
    line.hidden = (line.dataset.until ?? '') < today;
};
