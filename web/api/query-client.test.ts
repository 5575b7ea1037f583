import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const cache = createQueryClient();
afterEach(() => cache.clear());

/** A list that is open on the screen. Its first answer is under way, and the next one is there at once. */
const openList = () => {
  let arrive: (list: readonly string[]) => void = () => undefined;
  const ask = vi
    .fn<() => Promise<readonly string[]>>()
    .mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    )
    .mockResolvedValue(['the old one', 'the new one']);
  const list = new QueryObserver(cache, { queryKey: ['list'], queryFn: ask });
  return {
    list,
    close: list.subscribe(() => undefined),
    arrive: (answer: readonly string[]) => arrive(answer),
  };
};

test('a change that is made while a list loads for the first time is in the list', async () => {
  const { list, close, arrive } = openList();
  const changed = cache.invalidateQueries({ queryKey: ['list'] });
  arrive(['the old one']);
  await changed;
  expect(list.getCurrentResult()).toMatchObject({ status: 'success', data: ['the old one', 'the new one'] });
  close();
});

test('a list under another key keeps loading', async () => {
  const { list, close, arrive } = openList();
  await cache.invalidateQueries({ queryKey: ['another list'] });
  arrive(['the old one']);
  await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual(['the old one']));
  close();
});
