import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/reports/endpoint-examples.ts';
import { reportEndpoints } from '#domain/reports/endpoints.ts';
import { examples as shipmentExamples } from '#domain/shipments/endpoint-examples.ts';
import { opinionEndpoints } from '#domain/shipments/opinion/endpoints.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { HowItWas } from './how-it-was.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const [day] = examples.days.reply.days;
const [opinion] = shipmentExamples.opinions.reply.items;
let days: readonly object[];
let items: readonly object[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T03:00:00Z'), toFake: ['Date'] });
  days = [day ?? {}, { ...day, day: '2026-11-21', good: 4, fair: 0, bad: 2 }];
  items = [opinion ?? {}, { ...opinion, number: '00000-00000-F', words: undefined }];
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => (endpoint === reportEndpoints.days ? { days } : { items }));
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

const open = async () => {
  const screen = await openScreen(<HowItWas />, '/admin');
  await settle();
  return screen;
};

test('adds up two weeks, and shows what senders wrote this month in New York, each with its shipment', async () => {
  const screen = await open();
  expect([...screen.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Good7',
    'So-so1',
    'Not good2',
  ]);
  expect(calling).toHaveBeenCalledWith(
    opinionEndpoints.opinions,
    { query: { month: '2026-11' } },
    expect.anything(),
  );
  expect([...screen.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('One barrel came with a dent.'),
  ]);
  expect(screen.querySelector('a')?.getAttribute('href')).toBe(`/admin/shipments/${opinion?.number}`);
});

test('says that nobody has answered, rather than three zeros', async () => {
  days = [{ ...day, good: 0, fair: 0, bad: 0 }];
  items = [];
  const screen = await open();
  expect(screen.textContent).toContain('Nobody has answered in the last two weeks.');
  expect(screen.querySelector('dl')).toBeNull();
});
