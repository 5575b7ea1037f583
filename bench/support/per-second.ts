/** How many of something a second a piece of work gets done. */
export const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return count / ((performance.now() - begun) / 1000);
};
