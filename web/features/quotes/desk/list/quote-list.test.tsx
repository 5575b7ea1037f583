import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quoteCountEndpoints } from '#domain/quotes/count-endpoint.ts';
import { examples } from '#domain/quotes/endpoint-examples.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { api } from '#web/api/client.ts';
import { addressNow, choose, closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { QuoteListPage } from './quote-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-1', useMay: () => () => true }));
vi.mock('#web/session/use-names.ts', () => ({ useNames: () => () => 'Ann' }));
const calling = vi.mocked(api as (endpoint: unknown, input: { query?: object }) => Promise<unknown>);

let screen: HTMLElement;
const open = async (search = '') => {
  screen = await openScreen(<QuoteListPage area="/staff" />, `/staff/quotes${search}`);
  await settle();
};
const routes = new Map<unknown, string>([
  [quoteEndpoints.queue, 'queue'],
  [quoteEndpoints.list, 'list'],
  [quoteEndpoints.search, 'search'],
]);
/** The list that was asked last, and what. */
const asked = () => {
  const [endpoint, { query = {} } = {}] = calling.mock.calls.findLast(([one]) => routes.has(one)) ?? [];
  const { limit: _, ...question } = JSON.parse(JSON.stringify(query));
  return [routes.get(endpoint), question];
};
const narrow = (label: string, value: string) =>
  choose(
    [...screen.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label),
    value,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) =>
    endpoint === quoteCountEndpoints.deskCounts
      ? { waiting: 5, price: 3, reply: 2, nobody: 4, me: 1 }
      : examples.list.reply,
  );
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test.each([
  ['', 'queue', {}],
  ['?taken=me&task=price&to=GY&days=7', 'queue', { taken: 'me', task: 'price', to: 'GY', days: 7 }],
  ['?status=SENT&to=JM', 'list', { status: 'SENT', to: 'JM' }],
  ['?which=open&days=3', 'list', { which: 'open', days: 3 }],
  ['?status=EXPIRED', 'list', { status: 'EXPIRED' }],
  ['?closed=2026-11&to=GY', 'list', { closed: '2026-11', to: 'GY' }],
  ['?closed=2026-11&to=GY&status=EXPIRED', 'list', { closed: '2026-11' }],
  ['?status=EXPIRED&to=GY', 'list', { status: 'EXPIRED' }],
  ['?search=narine&status=SENT', 'search', { search: 'narine' }],
])('%s asks what it can', async (search, list, question) => {
  await open(search);
  expect(asked()).toEqual([list, question]);
});

test('narrows what waits, what is open and what is over, each by what it has', async () => {
  await open();
  expect(screen.textContent).toContain('Waiting for us (5)');
  await narrow('Needs', 'price');
  await narrow('Taken by', 'nobody');
  await narrow('To', 'JM');
  expect(asked()).toEqual(['queue', { task: 'price', taken: 'nobody', to: 'JM' }]);
  await narrow('Show', 'open');
  await narrow('Status', 'SENT');
  await narrow('Asked', '7');
  expect(asked()).toEqual(['list', { which: 'open', status: 'SENT', days: 7 }]);
  await narrow('Status', '');
  expect(asked()).toEqual(['list', { which: 'open', days: 7 }]);
  await narrow('Show', '2026-11');
  await narrow('To', 'JM');
  await narrow('Ended', 'EXPIRED');
  expect(asked()).toEqual(['list', { closed: '2026-11', status: 'EXPIRED' }]);
  expect(addressNow()).toContain('closed=2026-11&status=EXPIRED');
  await narrow('Show', '');
  expect(addressNow()).toBe('/staff/quotes');
});
