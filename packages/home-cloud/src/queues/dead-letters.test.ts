import { expect, it } from 'vitest';
import { reportDeadLetters } from './dead-letters.ts';

const queue = (name: string, ready: number, deadLettersOf: readonly string[] = []) => ({
  name,
  ready,
  deadLettersOf,
});

it('reports the number of messages in each dead-letter queue, and nothing if there are none', () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  reportDeadLetters([queue('jobs', 7), queue('jobs-dead', 0, ['jobs'])], log);
  expect(lines).toEqual([]);
  reportDeadLetters(
    [queue('jobs', 7), queue('jobs-dead', 1, ['jobs']), queue('mail-dead', 21, ['mail'])],
    log,
  );
  expect(lines).toEqual([
    '22 messages failed and wait in dead-letter queues (jobs-dead: 1, mail-dead: 21). Look at them and send them again at /local/queues.',
  ]);
});
