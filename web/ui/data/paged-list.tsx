import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { type Asked, Loaded } from './loaded.tsx';

/**
 * Remembers the cursors of earlier pages, because the API only gives the cursor of the next one. Set a `key` from the
 * search on the component, so that another search begins at its first page.
 */
export const useCursorPages = () => {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return {
    page: cursors.length,
    cursor: cursors.at(-1),
    next: (cursor: string) => setCursors((known) => [...known, cursor]),
    previous: () => setCursors((known) => (known.length > 1 ? known.slice(0, -1) : known)),
  };
};

interface Page<Item> {
  readonly items: readonly Item[];
  /** Cursor of the page after this one. */
  readonly next?: string | undefined;
}

interface PagedListProps<Item> {
  readonly pages: ReturnType<typeof useCursorPages>;
  /** Asks for the page at `pages.cursor`. */
  readonly query: Asked<Page<Item>>;
  readonly loading: string;
  /** What an empty list means. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list with cursor pagination: the number of pages is unknown, so there are only links back and forward. */
export const PagedList = <Item,>({ pages, query, loading, empty, children }: PagedListProps<Item>) => (
  <Loaded query={query} loading={loading}>
    {({ items, next }) => {
      if (items.length === 0 && pages.page === 1) return empty;
      const busy = query.isPlaceholderData ?? false;
      return (
        <>
          {children(items)}
          {pages.page === 1 && next === undefined ? null : (
            <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
              <Button look="plain" onClick={pages.previous} disabled={pages.page === 1 || busy}>
                ← Previous
              </Button>
              <p className="label-caption" aria-live="polite">
                Page {pages.page}
              </p>
              <Button
                look="plain"
                onClick={() => next === undefined || pages.next(next)}
                disabled={next === undefined || busy}
              >
                Next →
              </Button>
            </nav>
          )}
        </>
      );
    }}
  </Loaded>
);
