/** Thrown when work took longer than it was given. */
export class DeadlineExceeded extends Error {
  constructor(milliseconds: number) {
    super(`Gave up after ${milliseconds} ms.`);
    this.name = 'DeadlineExceeded';
  }
}

/**
 * Runs work that gets `milliseconds` and no more: then its signal is aborted and DeadlineExceeded is thrown at once,
 * even if the work ignores the signal.
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
  // Work that is overtaken still ends sometime, usually by rejecting; nobody is left to hear it.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
