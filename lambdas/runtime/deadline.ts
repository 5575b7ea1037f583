/** Thrown when work took longer than its limit. */
export class DeadlineExceeded extends Error {
  constructor(milliseconds: number) {
    super(`Gave up after ${milliseconds} ms.`);
    this.name = 'DeadlineExceeded';
  }
}

/**
 * Runs work with a time limit. At the limit its signal is aborted and DeadlineExceeded is thrown at once, even when the
 * work ignores the signal.
 */
export const withDeadline = async <Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = new DeadlineExceeded(milliseconds);
      controller.abort(late);
      reject(late);
    }, milliseconds);
  });
  const running = work(controller.signal);
  // Work that goes on after the limit usually rejects later. Nobody handles that any more.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
