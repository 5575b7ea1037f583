import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMore, needsMore } from './load-more.ts';

/** One of the things that the loaded file does. */
const { hidePast } = vi.hoisted(() => ({ hidePast: vi.fn() }));
vi.mock('../countdown/hide-past.ts', () => ({ hidePast }));

let page: AbortController;

beforeEach(() => {
  vi.resetModules();
  hidePast.mockClear();
  page = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, act: unknown) =>
    listen(type, act as EventListener, { signal: page.signal }),
  );
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const open = (attributes: object): void => {
  document.body.innerHTML = `<p ${Object.keys(attributes).join(' ')}></p>`;
  loadMore();
};
/** How often the file ran, after something happened on the page. */
const runsAfter = async (...happened: readonly string[]): Promise<number> => {
  for (const type of happened) window.dispatchEvent(new Event(type));
  await vi.dynamicImportSettled();
  return hidePast.mock.calls.length;
};

test.each(['scroll', 'pointerdown', 'focusin'])('a post loads more with the first %s', async (touch) => {
  open(needsMore);
  expect(await runsAfter('load')).toBe(0);
  expect(await runsAfter(touch, touch)).toBe(1);
});

test('a search that is in the address does not wait for a touch', async () => {
  history.replaceState(null, '', '/blog?q=barrel');
  open(needsMore);
  expect(await runsAfter()).toBe(1);
});

test('a page that needs nothing more loads nothing', async () => {
  open({});
  expect(await runsAfter('scroll', 'pointerdown', 'focusin')).toBe(0);
});
