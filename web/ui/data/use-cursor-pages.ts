import { useState } from 'react';

/**
 * Remembers the cursors of the pages passed, so that one can go back in a list that only knows 'next'.
 * `reset` belongs wherever the search changes.
 */
export const useCursorPages = () => {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return {
    page: cursors.length,
    cursor: cursors.at(-1),
    next: (cursor: string) => setCursors((known) => [...known, cursor]),
    previous: () => setCursors((known) => (known.length > 1 ? known.slice(0, -1) : known)),
    reset: () => setCursors([undefined]),
  };
};
