import { afterEach, expect, test, vi } from 'vitest';
import { runWhenIdle } from './run-when-idle.ts';

const rests: (() => void)[] = [];
const rest = (): void => {
  for (const act of rests.splice(0)) act();
};
const browser = { hidden: false };
const leave = (): void => {
  browser.hidden = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

vi.stubGlobal('requestIdleCallback', (act: () => void) => rests.push(act));
vi.spyOn(document, 'hidden', 'get').mockImplementation(() => browser.hidden);
afterEach(() => {
  rest();
  browser.hidden = false;
});

test('everything waits for the browser to rest, and is done in its order', () => {
  const done: number[] = [];
  runWhenIdle([1, 2, 3].map((n) => () => done.push(n)));
  expect(done).toEqual([]);
  rest();
  expect(done).toEqual([1, 2, 3]);
});

test('a page that is left before it came to rest does everything at once, and nothing twice', () => {
  const [first, nested] = [vi.fn(), vi.fn()];
  runWhenIdle([first, () => runWhenIdle([nested])]);
  leave();
  expect([first.mock.calls.length, nested.mock.calls.length]).toEqual([1, 1]);
  rest();
  expect([first.mock.calls.length, nested.mock.calls.length]).toEqual([1, 1]);
});

test('what begins to listen because the page is left still hears that it is', () => {
  const heard = vi.fn();
  runWhenIdle([() => document.addEventListener('visibilitychange', heard, { once: true })]);
  leave();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('after one that fails the others are done all the same', () => {
  const failing = () => {
    throw new Error('no storage');
  };
  const after = vi.fn();
  runWhenIdle([failing, after]);
  expect(rests.shift()).toThrow('no storage');
  rest();
  expect(after).toHaveBeenCalledTimes(1);
});

test('a page opened out of sight does everything at once, also after one that fails', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  browser.hidden = true;
  const failing = () => {
    throw new Error('no storage');
  };
  const after = vi.fn();
  runWhenIdle([failing, after]);
  expect(after).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(new Error('no storage'));
});

test('a browser that cannot tell when it rests goes on right away', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const work = vi.fn();
  runWhenIdle([work]);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
});
