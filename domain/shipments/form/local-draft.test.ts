import { expect, test } from 'vitest';
import { DRAFT_PREFIX, encodeDraft } from './draft-text.ts';
import { DRAFT_LIFETIME_MS, decodeDraft } from './local-draft.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const draft = { data: { name: 'Marva' }, timestamp: now - 1000 };

test('a draft is stored as data, timestamp and version 1, under the key that the owner fixed', () => {
  expect(JSON.parse(encodeDraft(draft))).toEqual({ ...draft, version: 1 });
  expect(DRAFT_PREFIX).toBe('shipment_draft_');
  expect(decodeDraft(encodeDraft(draft), now)).toEqual(draft);
});

test.each<[string | null, string]>([
  [null, 'nothing'],
  ['{', 'no JSON'],
  ['{"version":2,"timestamp":1,"data":{}}', 'another version'],
  [encodeDraft({ ...draft, timestamp: now - DRAFT_LIFETIME_MS }), 'one that is 30 days old'],
])('%s is no draft: %s', (stored, _why) => {
  expect(decodeDraft(stored, now)).toBeUndefined();
});

test('a draft of a device whose clock is ahead counts as written now', () => {
  expect(decodeDraft(encodeDraft({ ...draft, timestamp: now + 5000 }), now)?.timestamp).toBe(now);
});
