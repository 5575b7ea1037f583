/** More of the same message, or more messages in one page load, count as a loop. */
const SAME_MESSAGE = 10;
const MESSAGES_PER_PAGE = 100;

const times = new Map<string, number>();

/** True when errors come so often that more of them bring no information. They are counted and not sent. */
export const isLoop = (message: string): boolean => {
  if (times.size > MESSAGES_PER_PAGE) return true;
  const count = (times.get(message) ?? 0) + 1;
  times.set(message, count);
  return count > SAME_MESSAGE;
};
