import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, dropEarly, takeEarly } from './early.ts';

const ask = vi.fn(async () => new Response('{}'));

beforeEach(() => {
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  dropEarly();
  vi.unstubAllGlobals();
});

test('what was asked early is answered once, to the person who asked', async () => {
  askEarly('/api/profiles/me', 'mine');
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/profiles/me', {
    headers: { accept: 'application/json', authorization: 'Bearer mine' },
  });
  expect(await takeEarly('/api/profiles/me', 'mine')?.answer).toBeInstanceOf(Response);
  expect(takeEarly('/api/profiles/me', 'mine')).toBeUndefined();
  askEarly('/api/profiles/me', 'mine');
  expect(takeEarly('/api/profiles/me', 'of somebody else')).toBeUndefined();
});

test('what nobody took is dropped', () => {
  askEarly('/api/profiles/me', 'mine');
  dropEarly();
  expect(takeEarly('/api/profiles/me', 'mine')).toBeUndefined();
});

test('a failure is told to whoever takes the answer, and to nobody else', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askEarly('/api/profiles/me', 'mine');
  await expect(takeEarly('/api/profiles/me', 'mine')?.answer).rejects.toThrow('Failed to fetch');
});
