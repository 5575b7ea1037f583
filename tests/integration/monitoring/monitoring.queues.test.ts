import type { SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { listQueues } from '#lambdas/monitoring/list-queues.ts';
import { failedQueues } from '#lambdas/runtime/queues/failed-queues.ts';

test('queues of messages that failed are listed with the fullest first', async () => {
  const counts: Readonly<Record<string, string>> = { LostEvents: '2', TelemetryDeadLetters: '11' };
  const sqs = {
    send: async ({ input: { QueueUrl } }: { readonly input: { readonly QueueUrl: string } }) => ({
      Attributes: { ApproximateNumberOfMessages: counts[QueueUrl.split('/').at(-1) ?? ''] },
    }),
  } as unknown as SQSClient;
  const urls = ['LettersDeadLetters', 'LostEvents', 'TelemetryDeadLetters'];
  const queues = failedQueues(sqs, urls.map((name) => `https://queue.test/1/${name}`).join(' '));
  expect(await listQueues(queues)({} as never)).toEqual({
    ok: true,
    value: {
      queues: [
        { name: 'TelemetryDeadLetters', waiting: 11 },
        { name: 'LostEvents', waiting: 2 },
        { name: 'LettersDeadLetters', waiting: 0 },
      ],
    },
  });
  expect(await queues.waitingIn('SomebodyElses')).toBeUndefined();
});
