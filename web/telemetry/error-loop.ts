/** The same message oftener than this, or more messages than that in one page load, are a loop. */
const SAME_MESSAGE = 10;
const MESSAGES_PER_PAGE = 100;

const times = new Map<string, number>();

/** True where errors come so often that more of them say nothing new: they are counted, not sent. */
export const isLoop = (message: string): boolean => {
  if (times.size > MESSAGES_PER_PAGE) return true;
  const count = (times.get(message) ?? 0) + 1;
  times.set(message, count);
  return count > SAME_MESSAGE;
};
