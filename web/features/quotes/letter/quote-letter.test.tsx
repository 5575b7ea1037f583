import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { letterFor } from '#domain/quotes/customer-quote.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { boxQuote, sampleQuote } from '#domain/quotes/testing/sample-quote.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { closeScreen, openScreen } from '#web/ui/testing/screen.tsx';
import type { QuoteActions } from './quote-actions.ts';
import { QuoteLetter } from './quote-letter.tsx';

const act = { mutate: vi.fn(), mutateAsync: vi.fn(), error: null, isPending: false };
const actions = { answer: act, ask: act, requote: act } as unknown as QuoteActions;
const open = (quote: Quote) =>
  openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <QuoteLetter
        letter={letterFor({ quote, history: [] })}
        actions={actions}
        next={<button type="button">Book</button>}
      />
    </SiteSettingsContext>,
  );
const accepted = { ...sampleQuote, status: 'ACCEPTED', answeredAt: sampleQuote.changedAt } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(sampleQuote.changedAt), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json({ slots: [] }));
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a price is to be accepted by one instant, and its flight is for when it is booked', async () => {
  const { textContent } = await open(sampleQuote);
  expect(textContent).toContain('Accept your quote by Tue, Nov 10, 1:59 PM (New Jersey time).');
  expect(textContent).toContain('Accept in time, and your price stays $375.00');
  expect(textContent).toContain('If you book now, it flies ');
});

test('an accepted price says what to do now, that it stays, and no day', async () => {
  const screen = await open(accepted);
  const said = screen.querySelector('[role=status]')?.textContent;
  expect(said).toContain(
    'Book it when you are ready: your price stays $375.00The price is for the sizes and weights you gave. Nothing is on a flight yet.Book',
  );
  expect(
    [...screen.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Book'),
  ).toHaveLength(1);
  expect(screen.textContent).not.toContain('Accept your quote');
});

test.each(
  allDestinations.flatMap(({ code }) =>
    (['VIEWED', 'DRAFT', 'ACCEPTED'] as const).map((status) => [code, status] as const),
  ),
)('a quote of one box to %s that is %s speaks of no barrel', async (to, status) => {
  const screen = await open({ ...boxQuote, status, request: { ...boxQuote.request, to } });
  expect(screen.textContent).toContain('1 box to');
  expect(screen.textContent).not.toMatch(/barrel/i);
});

test('once it is a shipment, no other flight is named', async () => {
  const screen = await open({ ...accepted, status: 'CONVERTED', shipment: '7K3M9-Q2X4T-C' });
  expect(screen.textContent).not.toContain('If you book now');
});
