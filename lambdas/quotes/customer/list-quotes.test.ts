import { expect, test } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { quoteStatuses } from '#domain/quotes/lifecycle.ts';
import { sampleQuote } from '#domain/quotes/testing/sample-quote.ts';
import { listOpen } from './list-quotes.ts';

const expiresAt = '2026-11-27T15:00:00.000Z';
const now = new Date('2026-11-24T15:00:00.000Z');

test('the first screen has what waits for an answer with its last hour, and what was accepted until it is booked', async () => {
  const items = quoteStatuses.map((status) => ({ ...sampleQuote, reference: status, status, expiresAt }));
  const open = listOpen({ ofOwner: () => Promise.resolve({ items }) }, () => now);
  const answer = await open({ caller: { userId: sampleQuote.ownerId ?? '', roles: ['customer'] } } as never);
  const { to } = sampleQuote.request;
  const { total } = sampleQuote.offer;
  expect(answer).toEqual(
    ok({
      items: [
        { reference: 'SENT', to, total, expiresAt },
        { reference: 'VIEWED', to, total, expiresAt },
        { reference: 'ACCEPTED', to, total },
      ],
    }),
  );
});
