import type { QueueState } from './queues.ts';

/** Logs how many messages are in dead-letter queues, because nothing empties those automatically. Logs nothing if there are none. */
export const reportDeadLetters = (
  queues: readonly Pick<QueueState, 'name' | 'ready' | 'deadLettersOf'>[],
  log: (line: string) => void,
): void => {
  const filled = queues.filter(({ ready, deadLettersOf }) => ready > 0 && deadLettersOf.length > 0);
  if (filled.length === 0) return;
  const count = filled.reduce((sum, { ready }) => sum + ready, 0);
  const each = filled.map(({ name, ready }) => `${name}: ${ready}`).join(', ');
  log(
    `${count === 1 ? '1 message' : `${count} messages`} failed and ${count === 1 ? 'waits' : 'wait'} in dead-letter queues (${each}). Look at them and send them again at /local/queues.`,
  );
};
