import { type What, whatOfState } from './whats.ts';

const steps: readonly What[] = Object.values(whatOfState);

/**
 * What is told, with the newest step of the way before what went wrong on an earlier one. That we were wrong about how far it was is not told
 * any more once it has come further.
 * @param happened all that happened, in its order.
 */
export const newestFirst = (told: readonly What[], happened: readonly What[]): readonly What[] => {
  const newest = happened.findLast((what) => steps.includes(what) && told.includes(what));
  if (newest === undefined) return told;
  const isOlder = (what: What): boolean => happened.lastIndexOf(what) < happened.lastIndexOf(newest);
  const kept = told.filter((what) => what !== 'CORRECTED' || !isOlder(what));
  return kept.includes('TROUBLE') && isOlder('TROUBLE')
    ? [newest, ...kept.filter((what) => what !== newest)]
    : kept;
};
