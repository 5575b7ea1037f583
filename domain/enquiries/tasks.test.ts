import { expect, test } from 'vitest';
import { answerBy, enquiryTasks } from './tasks.ts';

const receivedAt = '2026-11-03T19:00:00.000Z';

test('an open message is a task, and says when several people have its number', () => {
  expect(enquiryTasks({ status: 'NEW', receivedAt })).toEqual([{ kind: 'ENQUIRY', since: receivedAt }]);
  expect(enquiryTasks({ status: 'OPEN', receivedAt, people: ['one', 'other'] })).toEqual([
    { kind: 'ENQUIRY_OF_SEVERAL', since: receivedAt },
  ]);
  expect(enquiryTasks({ status: 'ANSWERED', receivedAt })).toEqual([]);
});

test('whoever writes again waits from then, and so does our promise', () => {
  const againAt = '2026-11-05T15:00:00.000Z';
  expect(enquiryTasks({ status: 'NEW', receivedAt, againAt })).toMatchObject([{ since: againAt }]);
  // Received on Tuesday at 2 PM in New York: eight hours later the desk is closed.
  expect(answerBy({ receivedAt })).toBe('2026-11-04T15:00:00.000Z');
  expect(answerBy({ receivedAt, againAt: '2026-11-05T13:30:00.000Z' })).toBe('2026-11-05T21:30:00.000Z');
});
