import type { LiveStore } from '../live-store.ts';
import type { DecisionStore, Leading } from '../missed/decision-store.ts';
import { shownAt } from '../missed/shown-at.ts';
import type { Answer, Answers } from './blog-files.ts';

/** The addresses that the edge leads elsewhere than was decided. */
export const ledElsewhere = ({ wanted, applied }: Leading): readonly string[] =>
  [...new Set([...wanted.keys(), ...applied.keys()])].filter(
    (path) => wanted.get(path) !== applied.get(path),
  );

/** What the edge is to answer at some addresses by what was decided. Where readers see a post by now, that stays. */
export const answersOfLeads = async (
  live: Pick<LiveStore, 'ownersOf' | 'several'>,
  { wanted }: Pick<Leading, 'wanted'>,
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
export type LeadStore = Pick<DecisionStore, 'leading' | 'apply'>;
