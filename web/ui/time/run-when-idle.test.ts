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

test('tasks wait until the browser is idle, and run in order', () => {
  const done: number[] = [];
  runWhenIdle([1, 2, 3].map((n) => () => done.push(n)));
  expect(done).toEqual([]);
  rest();
  expect(done).toEqual([1, 2, 3]);
});

test('a page that is left before it was idle runs all tasks at once, each only once', () => {
  const [first, nested] = [vi.fn(), vi.fn()];
  runWhenIdle([first, () => runWhenIdle([nested])]);
  leave();
  expect([first.mock.calls.length, nested.mock.calls.length]).toEqual([1, 1]);
  rest();
  expect([first.mock.calls.length, nested.mock.calls.length]).toEqual([1, 1]);
});

test('a listener that a task adds when the page is left still gets the event', () => {
  const heard = vi.fn();
  runWhenIdle([() => document.addEventListener('visibilitychange', heard, { once: true })]);
  leave();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a failing task does not stop the others', () => {
  const failing = () => {
    throw new Error('no storage');
  };
  const after = vi.fn();
  runWhenIdle([failing, after]);
  expect(rests.shift()).toThrow('no storage');
  rest();
  expect(after).toHaveBeenCalledTimes(1);
});

test('a page that is opened hidden runs all tasks at once, also after a failing one', () => {
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

test('without requestIdleCallback tasks run right after the current one', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const work = vi.fn();
  runWhenIdle([work]);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
});
