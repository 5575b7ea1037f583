/** Works through tasks with so many at once; ends with the first failure. */
export const abreast = async <Task>(
  tasks: readonly Task[],
  atOnce: number,
  work: (task: Task) => Promise<void>,
): Promise<void> => {
  const waiting = tasks.values();
  const worker = async () => {
    for (const task of waiting) await work(task);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** How many of something a second a piece of work gets done. */
export const perSecond = async (count: number, work: () => Promise<void>): Promise<number> => {
  const begun = performance.now();
  await work();
  return count / ((performance.now() - begun) / 1000);
};
