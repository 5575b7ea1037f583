import type { LiveStore } from '../live-store.ts';
import type { DecisionStore, Redirecting } from '../missed/decision-store.ts';
import { shownAt } from '../missed/shown-at.ts';
import type { Answer, Answers } from './blog-files.ts';

/** The addresses of which the edge does not do yet what was decided. */
export const changedRedirects = ({ wanted, applied }: Redirecting): readonly string[] =>
  [...new Set([...wanted.keys(), ...applied.keys()])].filter(
    (path) => wanted.get(path) !== applied.get(path),
  );

/** What the edge is to answer at some addresses by what was decided. Where readers see a post by now, that stays. */
export const answersOfRedirects = async (
  live: Pick<LiveStore, 'ownersOf' | 'several'>,
  { wanted }: Pick<Redirecting, 'wanted'>,
  paths: readonly string[],
): Promise<Answers> => {
  const shown = await shownAt(live, paths);
  return new Map(
    paths.flatMap((path): readonly (readonly [string, Answer])[] => {
      if (shown.has(path)) return [];
      const movedTo = wanted.get(path);
      return [[path, movedTo === undefined ? 'gone' : { movedTo }]];
    }),
  );
};

/** What the publishing needs of decisions. */
export type RedirectStore = Pick<DecisionStore, 'redirecting' | 'apply'>;
