import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressNow, closeScreen, goBack, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { DeskList } from './desk-list.tsx';
import type { ListKind } from './list-kind.ts';
import { livePage } from './question/live-page.ts';
import { useListPlace } from './question/use-list-place.ts';
import { RowLink } from './rows/row-link.tsx';

// The kit without the parts that have their own tests.
vi.mock('./slots.ts', () => ({ slots: {} }));

interface Crate {
  readonly id: string;
  readonly version: number;
}
const kind: ListKind<Crate> = {
  name: 'shipments',
  one: 'crate',
  many: 'crates',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  pathOf: (id) => `/crates/${id}`,
  columns: [{ key: 'id', heading: 'Crate', cell: ({ id }) => <RowLink id={id}>{id}</RowLink> }],
  lines: ({ id, version }) => ({ title: id, detail: `version ${version}` }),
};

let crates: Crate[];
const ask = vi.fn(async (query: string) => {
  const search = new URLSearchParams(query).get('search') ?? '';
  return { items: crates.filter(({ id }) => id.includes(search)) };
});

const Crates = ({ hasSearch = true }: { readonly hasSearch?: boolean }) => {
  const place = useListPlace();
  const query = useQuery({
    queryKey: [place.query, place.cursor],
    queryFn: () => ask(place.query),
    ...livePage,
  });
  return (
    <main>
      <DeskList
        kind={kind}
        title="Crates"
        place={place}
        query={query}
        {...(hasSearch ? { searchLabel: 'Number' } : {})}
        filters={null}
        empty={<p>No crates</p>}
        panel={(id) => <input aria-label={`Note on ${id}`} />}
      />
    </main>
  );
};

let screen: HTMLElement;
let isWide: boolean;
const resized = new Set<() => void>();
const rows = () => [...screen.querySelectorAll<HTMLElement>('[data-row]')];
const row = (id: string) => rows().find((one) => one.dataset.row === id);
const panel = () => screen.querySelector<HTMLElement>('aside:not([hidden])');
const box = () => screen.querySelector<HTMLInputElement>('input[type=search]');
const note = (id: string) => screen.querySelector<HTMLInputElement>(`[aria-label="Note on ${id}"]`);
const focused = () => document.activeElement;
const news = () => screen.querySelector('[role=status]')?.textContent;
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
};
/** A key as a person presses it: on what has the focus. Enter follows a link. */
const key = async (name: string) => {
  const target = focused() ?? document.body;
  await act(async () => {
    const went = target.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
    if (went && name === 'Enter' && target instanceof HTMLAnchorElement) target.click();
  });
  await settle();
};
const open = async (at = '/crates') => {
  screen = await openScreen(<Crates />, at);
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
  isWide = true;
  resized.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide || !query.includes('68.75rem'),
    addEventListener: (_: string, onChange: () => void) => resized.add(onChange),
    removeEventListener: () => {},
  }));
  crates = ['A1', 'A2', 'B1'].map((id) => ({ id, version: 1 }));
  ask.mockClear();
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

test('a row opens beside the list, by Enter or by mouse; Escape closes it and leads back to the row', async () => {
  await open();
  await key('j');
  await key('ArrowDown');
  expect(focused()).toBe(row('A2'));
  await key('Enter');
  expect(addressNow()).toBe('/crates?open=A2');
  expect(focused()).toBe(panel());
  expect(panel()?.getAttribute('aria-label')).toBe('crate A2');
  expect(rows()).toHaveLength(3);
  await key('Escape');
  expect(addressNow()).toBe('/crates');
  expect(panel()).toBeNull();
  expect(focused()).toBe(row('A2'));
});

test('the back button closes what is open, however many rows were looked at', async () => {
  await open();
  await act(async () => row('A1')?.click());
  await key('j');
  await key('j');
  expect(addressNow()).toBe('/crates?open=B1');
  await goBack();
  expect(addressNow()).toBe('/crates');
  expect(focused()).toBe(row('B1'));
});

test('what was typed into a row is there again after looking at another one', async () => {
  await open('/crates?open=A1');
  await type(note('A1'), 'Call her back');
  await act(async () => row('B1')?.click());
  expect(note('A1')?.closest('[hidden]')).not.toBeNull();
  await act(async () => row('A1')?.click());
  expect(note('A1')?.value).toBe('Call her back');
  expect(note('A1')?.closest('[hidden]')).toBeNull();
});

test('a window that becomes narrow keeps the open row and what was typed into it', async () => {
  await open('/crates?open=A1');
  await type(note('A1'), 'Call her back');
  isWide = false;
  for (const onChange of resized) await act(async () => onChange());
  expect(addressNow()).toBe('/crates?open=A1');
  expect(note('A1')?.value).toBe('Call her back');
});

test('without room for both, a row is a link to its page, and an address with an open row leads there', async () => {
  isWide = false;
  await open('/crates?open=A2');
  expect(addressNow()).toBe('/crates/A2');
  await goBack('/crates');
  await act(async () => row('B1')?.click());
  expect(addressNow()).toBe('/crates/B1');
});

test('the rows stay while others change, leave and arrive, and say so', async () => {
  await open();
  crates = [
    { id: 'C1', version: 1 },
    { id: 'A1', version: 1 },
    { id: 'A2', version: 2 },
  ];
  await pass(5000);
  expect(rows().map((one) => one.dataset.row)).toEqual(['A1', 'A2', 'B1']);
  expect(news()).toContain('1 new, 1 changed, 1 no longer in this list');
  expect(row('A2')?.textContent).toContain('Changed while you looked');
  await press('Refresh');
  expect(rows().map((one) => one.dataset.row)).toEqual(['C1', 'A1', 'A2']);
  expect(news()).toBe('3 crates shown');
  crates = crates.slice(0, 1);
  await pass(5000);
  await press('Refresh');
  expect(news()).toBe('1 crate shown');
});

test('a change of the row that is open is not news', async () => {
  await open('/crates?open=A1');
  crates = crates.map((one) => ({ ...one, version: 2 }));
  await pass(5000);
  expect(news()).toContain('2 changed');
  expect(row('A1')?.textContent).not.toContain('Changed');
});

test('a slash leads to the search, which asks while somebody types; Enter opens the only row', async () => {
  await open();
  await key('/');
  expect(focused()).toBe(box());
  await type(box(), 'B1');
  expect(ask.mock.lastCall?.[0]).toBe('');
  await pass(250);
  expect(addressNow()).toBe('/crates?search=B1');
  expect(rows()).toHaveLength(1);
  await key('Enter');
  expect(addressNow()).toBe('/crates?search=B1&open=B1');
});

test('Enter in the search does not wait: it asks at once, and leads to the first of several rows', async () => {
  await open();
  await key('/');
  await type(box(), 'A');
  await key('Enter');
  await settle();
  expect(addressNow()).toBe('/crates?search=A');
  expect(focused()).toBe(row('A1'));
});

test('keys are letters in a field, and do nothing once somebody turned them off', async () => {
  await open();
  box()?.focus();
  await key('j');
  expect(focused()).toBe(box());
  box()?.blur();
  const dialog = screen.querySelector('dialog[aria-labelledby=keys-title]');
  const showModal = vi.fn();
  Object.assign(dialog ?? {}, { showModal });
  await key('?');
  expect(showModal).toHaveBeenCalledOnce();
  await press('Letters and signs work as keys');
  await key('j');
  expect(focused()).toBe(document.body);
  await key('ArrowDown');
  expect(focused()).toBe(row('A1'));
  await press('Letters and signs work as keys');
});

test('says that it is empty', async () => {
  crates = [];
  await open();
  expect(screen.textContent).toContain('No crates');
});

test('what comes to an empty list is shown at once, for it moves nothing', async () => {
  crates = [];
  await open();
  expect(rows()).toEqual([]);
  crates = [{ id: 'first', version: 1 }];
  await pass(livePage.refetchInterval);
  expect(row('first')).toBeDefined();
});

test('in a list without a search of its own, a slash is left to the one in the header', async () => {
  const heard = vi.fn();
  screen = await openScreen(<Crates hasSearch={false} />, '/crates');
  await settle();
  document.addEventListener('keydown', heard);
  await key('/');
  document.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0].defaultPrevented).toBe(false);
});
