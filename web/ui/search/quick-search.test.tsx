import { act, lazy } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressNow, closeScreen, openScreen, press, settle, type } from '../testing/screen.tsx';
import type { Hit } from './finder.ts';
import { QuickSearch } from './quick-search.tsx';
import { SearchHits } from './search-hits.tsx';

const hit = (number: string): Hit => ({ to: `/staff/mailboxes/${number}`, title: number, detail: 'Active' });
let hits: readonly Hit[];
const find = vi.fn(async () => hits);
const findQuotes = vi.fn(async (): Promise<readonly Hit[]> => []);
let screen: HTMLElement;
const box = () => screen.querySelector<HTMLInputElement>('input[role="combobox"]');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  hits = [hit('10018'), hit('10028')];
  find.mockClear();
  screen = await openScreen(
    <>
      <input aria-label="Another field" />
      <QuickSearch
        label="Name or number"
        list={(box) => (
          <SearchHits
            box={box}
            finders={[
              { title: 'Mailboxes', find },
              { title: 'Quotes', find: findQuotes },
            ]}
            all={(typed) => `/staff/mailboxes?search=${typed}`}
            recent={{ hits: () => [], keep: () => undefined }}
          />
        )}
      />
    </>,
  );
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(250)));
const search = async (text: string) => {
  await type(box(), text);
  await wait();
  await settle();
};
const key = (name: string, on: EventTarget | null = box()) =>
  act(
    async () =>
      void on?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  );
const options = () => [...screen.querySelectorAll('[role="option"]')];

describe('the search box', () => {
  test('takes the focus on a slash, but not while somebody types', async () => {
    const other = screen.querySelector<HTMLInputElement>('input[aria-label="Another field"]');
    other?.focus();
    await key('/', other);
    await wait();
    expect(document.activeElement).toBe(other);
    other?.blur();
    await key('/', document.body);
    await wait();
    expect(document.activeElement).toBe(box());
  });

  test.each(['/', 'k'])('does not open behind an open sheet on %s', async (pressed) => {
    const sheet = document.createElement('dialog');
    sheet.open = true;
    document.body.append(sheet);
    const event = { key: pressed, ctrlKey: pressed === 'k', bubbles: true, cancelable: true };
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', event)));
    await wait();
    expect(document.activeElement).not.toBe(box());
    sheet.remove();
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', event)));
    await wait();
    expect(document.activeElement).toBe(box());
  });

  test('asks once for what is typed, and shows the hits under their title', async () => {
    await type(box(), '00');
    await search('0018');
    expect(find.mock.calls.map(([typed]: unknown[]) => typed)).toEqual(['0018']);
    expect(options().map(({ textContent }) => textContent)).toEqual(['10018Active', '10028Active']);
    expect(screen.textContent).toContain('Mailboxes');
  });

  test('opens the hit that the arrows chose', async () => {
    await search('0018');
    await key('ArrowDown');
    await key('ArrowDown');
    expect(box()?.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    await key('Enter');
    expect(addressNow()).toBe('/staff/mailboxes/10028');
    expect(box()?.value).toBe('');
  });

  test('opens the only hit on Enter, and the list when there are several', async () => {
    await search('0018');
    await key('Enter');
    expect(addressNow()).toBe('/staff/mailboxes?search=0018');
    hits = [hit('10018')];
    await search('10018');
    await key('Enter');
    expect(addressNow()).toBe('/staff/mailboxes/10018');
  });

  test('opens the only hit of the list that Enter would open, whatever else is found', async () => {
    hits = [hit('10018')];
    const quote = { to: '/staff/quotes/QTE-1', title: 'QTE-1', detail: 'Opened' };
    findQuotes.mockResolvedValueOnce([quote, { ...quote, to: '/staff/quotes/QTE-2' }]);
    await search('0018');
    expect(options()).toHaveLength(3);
    await key('Enter');
    expect(addressNow()).toBe('/staff/mailboxes/10018');
  });

  test('says that nothing was found', async () => {
    hits = [];
    await search('zzz');
    expect(screen.querySelector('[role="status"]')?.textContent).toBe('Nothing found for “zzz”.');
  });

  test('says that it is searching until the first answer is there', async () => {
    let answer: ((found: readonly Hit[]) => void) | undefined;
    find.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await search('10');
    expect(screen.querySelector('[role=status]')?.textContent).toBe('Searching…');
    answer?.(hits);
    await settle();
    expect(options()).toHaveLength(2);
  });

  test('shows what the others found when one kind could not be searched, and says which', async () => {
    findQuotes.mockRejectedValueOnce(new Error('away'));
    await search('0018');
    expect(options()).toHaveLength(2);
    expect(screen.querySelector('[role="alert"]')?.textContent).toBe('Not searched: Quotes.');
  });

  test('never says that nothing was found when it could not look, and searches again when asked', async () => {
    hits = [];
    findQuotes.mockRejectedValueOnce(new Error('away'));
    await search('persaud');
    expect(screen.textContent).not.toContain('Nothing found');
    expect(screen.querySelector('[role="alert"]')?.textContent).toBe(
      'We could not search just now. Not searched: Quotes.',
    );
    hits = [hit('10018')];
    await press('Try again');
    await settle();
    expect(screen.querySelector('[role="alert"]')).toBeNull();
    expect(options()).toHaveLength(1);
  });

  test('says so when nothing at all could be searched', async () => {
    for (const finder of [find, findQuotes]) finder.mockRejectedValueOnce(new Error('away'));
    await search('persaud');
    expect(screen.querySelector('[role="alert"]')?.textContent).toBe(
      'We could not search just now. Not searched: Mailboxes, Quotes.',
    );
  });

  test('Enter does not open a hit of the text before', async () => {
    await search('0018');
    await key('ArrowDown');
    await type(box(), '0019');
    await key('Enter');
    expect(addressNow()).toBe('/staff/mailboxes?search=0019');
  });

  test('is empty and closed after Escape', async () => {
    await search('0018');
    await key('Escape');
    expect(box()?.value).toBe('');
    expect(options()).toEqual([]);
  });
});

test('a list that does not load without a network says so at the box, and the screen stays', async () => {
  closeScreen();
  const Lost = lazy(async (): Promise<{ default: () => null }> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  screen = await openScreen(
    <>
      <p>Three boxes to scan</p>
      <QuickSearch label="Name or number" list={() => <Lost />} />
    </>,
  );
  vi.spyOn(console, 'error').mockReturnValue();
  await act(async () => box()?.focus());
  await settle();
  expect(screen.querySelector('[role="alert"]')?.textContent).toContain('The search could not load.');
  expect(screen.textContent).toContain('Three boxes to scan');
  expect(box()).not.toBeNull();
});
