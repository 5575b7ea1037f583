/** The rate of a piece of work, in items a second. */
export const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return count / ((performance.now() - begun) / 1000);
};
