import type { Turn } from '../draft/draft.ts';

/** Where a stop can be dropped, as the name of a place on the board: `run/stop`, `run/` behind its last one, `/` for open. */
export const placeOf = ({ run = '', before = '' }: Turn): string => `${run}/${before}`;

/** The turn that a place means. */
export const turnAt = (place: string): Turn => {
  const [run = '', before = ''] = place.split('/');
  return { run: run || undefined, before: before || undefined };
};
