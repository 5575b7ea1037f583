import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { TrialRow } from '#domain/shipments/trial/trial.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { TryOnPast } from './try-on-past.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
type Page = { readonly items: readonly TrialRow[]; readonly next?: string };
const calling = vi.mocked(
  api as (endpoint: unknown, input: { readonly query: { readonly cursor?: string } }) => Promise<Page>,
);

const { card } = defaultRateCard;
const barrel: TrialRow = { number: '7K3M9-Q2X4T-C', to: 'GY', before: 35_000, after: 36_000 };
const box: TrialRow = { number: '7K3M9-Q2X4T-D', to: 'JM', before: 4000, after: 3900 };
const heavy: TrialRow = {
  number: '7K3M9-Q2X4T-E',
  to: 'JM',
  before: 50_000,
  noPrice: 'A barrel is too heavy.',
};
const pages: Readonly<Record<string, Page>> = {
  first: { items: [barrel], next: 'second' },
  second: { items: [box, heavy] },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:00:00Z') });
  calling.mockReset();
  calling.mockImplementation(async (_endpoint, { query: { cursor = 'first' } }) => {
    const page = pages[cursor];
    if (page === undefined) throw new Error(`There is no page ${cursor}.`);
    return page;
  });
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

describe('the shipments of a month at new prices', () => {
  test('are added up over all pages, with those that change most and those that have no price', async () => {
    const screen = await openScreen(<TryOnPast card={card} />);
    expect(calling).not.toHaveBeenCalled();
    await press('Price November 2026 again');
    await settle();
    expect(calling.mock.calls.map(([, input]) => input)).toMatchObject([
      { query: { limit: 100 }, body: { month: '2026-11', card } },
      { query: { limit: 100, cursor: 'second' }, body: { month: '2026-11', card } },
    ]);
    const rows = [...screen.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Guyana1$350.00$360.00+$10.00 (2.9%)10',
      'Jamaica1$40.00$39.00-$1.00 (-2.5%)01',
      'All2$390.00$399.00+$9.00 (2.3%)11',
    ]);
    expect(screen.querySelector('[role=status]')?.textContent).toBe(
      '3 shipments of November 2026 priced again.',
    );
    expect([...screen.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '7K3M9-Q2X4T-C to Guyana: $350.00 → $360.00, +$10.00',
      '7K3M9-Q2X4T-D to Jamaica: $40.00 → $39.00, -$1.00',
    ]);
    expect(screen.textContent).toContain('One shipment has no price by the new card');
    expect(screen.textContent).toContain('A barrel is too heavy.');
  });

  test('say that they are not all where a page does not come', async () => {
    calling.mockImplementation(async (_endpoint, { query: { cursor } }) => {
      if (cursor === undefined) return pages.first as Page;
      throw new ApiError(503, { code: 'BUSY', message: 'Try again in a moment.', correlationId: 'c' });
    });
    const screen = await openScreen(<TryOnPast card={card} />);
    await press('Price November 2026 again');
    await settle();
    expect(screen.textContent).toContain('Only 1 shipment of November 2026 could be read');
    expect(screen.textContent).toContain('Try again in a moment.');
  });

  test('say so where none closed', async () => {
    calling.mockResolvedValue({ items: [] });
    const screen = await openScreen(<TryOnPast card={card} />);
    await press('Price November 2026 again');
    await settle();
    expect(screen.textContent).toContain('No shipment closed in November 2026 that could be priced again.');
  });
});
