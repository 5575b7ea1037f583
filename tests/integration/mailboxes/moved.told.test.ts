import { describe, expect, test } from 'vitest';
import { feedOf } from '#domain/notifications/audience.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import { compose } from '#events/envelope.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { changed } from '#lambdas/mailboxes/told/changed.ts';
import { announcements } from '#lambdas/parcels/told/announcements.ts';
import { newId } from '#lambdas/runtime/new-id.ts';

const at = '2026-11-28T15:00:00.000Z';
const origin = { newId, correlationId: 'test' };

describe('a mailbox that was moved', () => {
  test('is told to whoever had it, once, and to whoever has it now', () => {
    const data = { number: '10001', userId: 'cleo', from: 'ann', what: ['moved' as const], by: 'staff-1' };
    const event = compose(MailboxChangedV1, { subject: '10001', version: 2, at, data }, origin);
    const parts = changed.partsOf(event, defaultBrand, defaultCapabilities, changed.facts?.sample);
    const letters = parts.flatMap(({ letters: each = [] }) => each);
    expect(letters.map(({ to, heading }) => [to, heading])).toEqual([
      [{ userId: 'cleo' }, expect.stringMatching(/^You have .* 10001 now$/)],
      [{ userId: 'ann' }, expect.stringMatching(/^You no longer have .* 10001$/)],
    ]);
    expect(JSON.stringify(letters[1])).not.toContain('Sample Person');
  });

  test.each([
    ['with its mailbox is told of in the letter of the mailbox alone', 'system', []],
    ['by the desk is told of to whoever has it now and to whoever had it', 'staff-1', ['cleo', 'ann']],
  ])('each parcel that another gets %s', (_, by, told) => {
    const { code, mailbox } = sampleParcel;
    const before = { state: 'IN_STORAGE' as const, ownerId: 'ann' };
    const data = { code, state: 'IN_STORAGE' as const, ownerId: 'cleo', mailbox, by, before };
    const facts = { subject: code, version: 3, at, data: { ...data, what: ['assigned' as const] } };
    const event = compose(ParcelChangedV1, facts, origin);
    const [announcement] = announcements.filter(({ type }) => type === ParcelChangedV1.type);
    const parts = announcement?.partsOf(event, defaultBrand, defaultCapabilities, {
      ...sampleParcel,
      ownerId: 'cleo',
    });
    const readers = (parts ?? []).flatMap(({ soon = [] }) => soon.map(({ to }) => to.userId));
    expect(readers).toEqual(told);
    // Whoever had it has nothing to do for it any more.
    const settled = (parts ?? []).flatMap((part) => part.settled ?? []);
    expect(settled.map(({ audience }) => audience)).toEqual([feedOf('ann'), feedOf('ann')]);
    expect(parts).toHaveLength(told.length + 1);
  });
});
