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
  /** It could not be asked. The others were. */
  readonly hasFailed: boolean;
}

/** What the finders find. One that fails says so, and hides nothing of the others. */
const findAll = async (
  finders: readonly Finder[],
  text: string,
  signal: AbortSignal,
): Promise<readonly Found[]> => {
  const outcomes = await Promise.allSettled(finders.map(({ find }) => find(text, signal)));
  return finders.map(({ title }, place) => {
    const outcome = outcomes[place];
    return outcome?.status === 'fulfilled'
      ? { title, hits: outcome.value, hasFailed: false }
      : { title, hits: [], hasFailed: true };
  });
};

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('');
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
    queryFn: ({ signal }) => findAll(finders, settled, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = enabled && text.length >= SHORTEST ? query.data : undefined;
  const isCurrent = settled === text && !query.isPlaceholderData && found !== undefined;
  return {
    found: found?.filter(({ hits }) => hits.length > 0),
    /** The titles of those that could not be asked for this text. */
    failed: (isCurrent ? found : []).filter(({ hasFailed }) => hasFailed).map(({ title }) => title),
    isCurrent,
    isAsking: query.isFetching,
    again: () => void query.refetch(),
  };
};
