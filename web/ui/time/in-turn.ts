/**
 * Does one thing after another, each in a task of its own: what a page does when it opens must not add up to a stretch in
 * which a tap finds nobody.
 */
export const inTurn = (works: readonly (() => void)[]): void => {
  for (const work of works) setTimeout(work);
};
