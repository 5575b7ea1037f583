import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { sendJob } from './jobs.ts';
import { queueOf } from './own-queue.ts';

vi.mock('./jobs.ts', () => ({ sendJob: vi.fn() }));
const sending = vi.mocked(sendJob);
const lost = new ApiError(UNREACHABLE, {
  code: 'UNREACHABLE',
  message: 'No connection.',
  correlationId: '',
});

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

test('a page that never hears that the network is back sends what waits within five seconds', async () => {
  sending.mockRejectedValueOnce(lost).mockResolvedValue({ recorded: true });
  const queue = queueOf('dock-1');
  await queue.add({ id: 'a', line: '7K3M9-Q2X4T-C', words: 'a', payload: {} });
  await vi.waitFor(() => expect(queue.isStuck()).toBe(true));
  expect(sending).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(5_000);
  await vi.waitFor(async () => expect(await queue.all()).toEqual([]));
  expect(sending).toHaveBeenCalledTimes(2);
});
