import { expect, test } from 'vitest';
import { figuresOf } from '#domain/blog/figures/post-figures.ts';
import type { AcceptedEvent, ClientBatch } from '#domain/telemetry/batch.ts';
import { toPostMonth } from '../../counters/counter-items.ts';
import { postAdditions } from './posts.ts';

const batchOf = (records: readonly AcceptedEvent[]): ClientBatch<'business'> => ({
  id: 'b',
  kind: 'business',
  receivedAt: '2026-12-01T03:00:00.000Z',
  person: 'p',
  verified: false,
  userAgent: 'test',
  records,
});
const event = (name: AcceptedEvent['event'], post: string | number): AcceptedEvent => ({
  event: name,
  at: 0,
  sessionId: 's',
  route: '(other)',
  facts: { post },
});

test('what follows a post counts for it, in the month of New York', () => {
  const [addition, ...more] = postAdditions(
    batchOf([event('post_opened', 'by-when'), event('quote_requested', 'by-when'), event('visit', 'other')]),
  );
  expect(more).toEqual([]);
  expect(addition?.key).toEqual({ pk: 'POSTS#2026-11', sk: 'by-when' });
  const once = addition?.add(undefined);
  const twice = addition?.add(once);
  expect(figuresOf([toPostMonth(twice ?? {})])).toMatchObject({ opened: 2, readers: 1, quotes: 2 });
  // The counts that were read stay as they are, for another try.
  expect(figuresOf([toPostMonth(once ?? {})])).toMatchObject({ opened: 1 });
});

test('invented addresses make few items, and what is none makes none', () => {
  const invented = Array.from({ length: 100 }, (_, at) => event('post_opened', `made-up-${at}`));
  expect(postAdditions(batchOf(invented)).length).toBeLessThanOrEqual(5);
  const none = ['../admin', 'Ä', '', 'a'.repeat(81), 7].map((post) => event('post_opened', post));
  expect(postAdditions(batchOf(none))).toEqual([]);
});
