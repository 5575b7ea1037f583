import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Finder, Hit } from './finder.ts';

/** Fewer characters than this find too much. */
const SHORTEST = 2;
/** Somebody who types goes on within this time. */
const PAUSE_MS = 180;

/** The hits of one finder. */
export interface Found {
  readonly title: string;
  readonly hits: readonly Hit[];
}

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** What all finders find for a text, once somebody has stopped typing. `isCurrent` is false while it is still that of another text. */
export const useHits = (finders: readonly Finder[], typed: string) => {
  const text = typed.trim();
  const settled = useSettled(text);
  const enabled = settled.length >= SHORTEST;
  const query = useQuery({
    queryKey: ['search', finders.map(({ title }) => title), settled],
    queryFn: ({ signal }): Promise<readonly Found[]> =>
      Promise.all(
        finders.map(async ({ title, find }) => ({
          title,
          hits: await find(settled, signal),
        })),
      ),
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = enabled && text.length >= SHORTEST ? query.data : undefined;
  return {
    found: found?.filter(({ hits }) => hits.length > 0),
    error: enabled ? query.error : null,
    isCurrent: settled === text && !query.isPlaceholderData && found !== undefined,
  };
};
