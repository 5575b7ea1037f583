import { type RefObject, useRef } from 'react';

const idOf = (link: Element | null | undefined): string | undefined =>
  link instanceof HTMLElement ? link.dataset.row : undefined;

/** The focus among the rows of a list. Each row has one link, and the focus is on it or on something beside it. */
export const useRowFocus = (): {
  readonly rows: RefObject<HTMLDivElement | null>;
  readonly first: () => string | undefined;
  /** The row that has the focus. */
  readonly current: () => string | undefined;
  readonly focus: (id: string) => void;
  /** The row so many places after another one; the first row without one. Stops at both ends. */
  readonly beside: (id: string | undefined, by: 1 | -1) => string | undefined;
} => {
  const rows = useRef<HTMLDivElement>(null);
  const links = (): readonly HTMLElement[] => [
    ...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
  ];
  return {
    rows,
    first: () => idOf(links()[0]),
    current: () =>
      rows.current?.contains(document.activeElement)
        ? idOf(document.activeElement?.closest('li, tr')?.querySelector('[data-row]'))
        : undefined,
    focus: (id) => {
      const link = links().find((one) => idOf(one) === id);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
    },
    beside: (id, by) => {
      const ids = links().map(idOf);
      const place = id === undefined ? -1 : ids.indexOf(id);
      return place === -1 ? ids[0] : ids[Math.min(Math.max(place + by, 0), ids.length - 1)];
    },
  };
};
