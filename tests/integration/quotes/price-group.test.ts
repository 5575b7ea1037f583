import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { PersonGroup } from '#domain/quotes/kept-group/endpoints.ts';
import { newestCardKey, rateCardKey } from '#lambdas/settings/store/settings-items.ts';
import type { Asked } from '../../support/call.ts';
import { aBarrel, admin, marcia, other, type QuotesWorld, staff, startQuotesWorld } from './quotes.world.ts';

/** Somebody whom the desk keeps. */
const kept = 'p-019a1d3c-0000-7000-8000-000000000001';
const trade = { code: 'TRADE', name: 'Trade price', standardPercent: 10, expressPercent: 0 };
const church = { code: 'CHURCH', name: 'Church price', standardPercent: 7.5, expressPercent: 7.5 };

let world: QuotesWorld;
const publish = async (version: number, customerGroups: readonly (typeof trade)[]) => {
  const card = { ...defaultRateCard.card, customerGroups };
  const at = { effectiveFrom: '2026-11-02', publishedAt: '2026-11-01T12:00:00Z', publishedBy: 'a' };
  await world.putSetting({ ...newestCardKey, version });
  await world.putSetting({ ...rateCardKey(version), version, card, ...at });
};
beforeEach(async () => {
  world = await startQuotesWorld();
  await publish(2, [trade, church]);
  await world.keep(marcia.userId, 'marcia@example.test');
  await world.keep(other.userId, 'other@example.test');
  await world.keep(kept, 'guest@example.test');
});
afterEach(() => world.stop());

const put = (userId: string, body: object, as: Asked['as'] = admin) =>
  world.ask('PUT /api/desk/quotes/customers/{userId}/price-group', {
    as,
    params: { userId },
    body: { reason: 'Ships every week.', ...body },
  });
const groupOf = async (userId: string) =>
  (await world.ask('GET /api/desk/quotes/customers/{userId}/price-group', { as: staff, params: { userId } }))
    .body as unknown as PersonGroup;
const offerOf = async (reference: unknown) => (await world.atDesk(String(reference))).quote.offer;
const line = { code: 'group', text: 'Trade price, 10% off freight', amount: -3_500 };

describe('somebody in a price group', () => {
  test('has it as a line of their own quote and of the one that the desk makes, and nobody else has', async () => {
    expect((await put(marcia.userId, { code: 'TRADE' })).status).toBe(200);
    const own = await offerOf(await world.quote());
    expect(own).toMatchObject({ total: 31_500, priceGroup: 'TRADE', rateCardVersion: 2 });
    expect(own.lines).toContainEqual(line);
    expect(await offerOf((await world.requestFor(marcia.userId)).body.reference)).toEqual(own);
    for (const reference of [await world.quote(aBarrel, other), await world.guestQuote()]) {
      const offer = await offerOf(reference);
      expect(offer.total).toBe(35_000);
      expect(offer).not.toHaveProperty('priceGroup');
    }
    const ownGroup = async (as: NonNullable<Asked['as']>) =>
      (await world.ask('GET /api/quotes/price-group', { as })).body;
    expect([await ownGroup(marcia), await ownGroup(other)]).toEqual([{ group: trade }, {}]);
  });

  test('keeps the price of a quote when they come into another, and a new price has that one', async () => {
    await put(marcia.userId, { code: 'TRADE' });
    const reference = await world.quote();
    await put(marcia.userId, { code: 'CHURCH', was: 'TRADE' });
    await publish(3, [{ ...trade, standardPercent: 30 }, church]);
    expect(await offerOf(reference)).toMatchObject({ total: 31_500, priceGroup: 'TRADE' });
    const next = await world.requote(reference);
    expect(await offerOf(next.body.reference)).toMatchObject({
      total: 32_375,
      priceGroup: 'CHURCH',
      rateCardVersion: 3,
    });
    // A card without the group gives nothing off.
    await publish(4, []);
    expect(await offerOf(await world.quote())).toMatchObject({ total: 35_000 });
  });
});

describe('a price group', () => {
  test('is given by an admin alone, from the groups of today, and its page says who did it and why', async () => {
    expect((await put(marcia.userId, { code: 'TRADE' }, staff)).status).toBe(403);
    expect((await put(marcia.userId, { code: 'FAMILY' })).body.code).toBe('NO_SUCH_GROUP');
    expect((await put('p-019a1d3c-0000-7000-8000-00000000000f', { code: 'TRADE' })).body.code).toBe(
      'PROFILE_NOT_FOUND',
    );
    expect(await groupOf(marcia.userId)).toEqual({ others: [], groups: [trade, church] });
    await put(marcia.userId, { code: 'TRADE' });
    await put(marcia.userId, { was: 'TRADE', reason: 'The shop closed.' });
    const { counts } = await groupOf(marcia.userId);
    expect(counts).not.toHaveProperty('group');
    expect(counts?.changes).toMatchObject([
      { group: { code: 'TRADE' }, by: admin.userId, reason: 'Ships every week.' },
      { by: admin.userId, reason: 'The shop closed.' },
    ]);
    const told = (await world.events()).filter(({ type }) => type === 'price-group-changed.v1');
    expect(told.map(({ data }) => data)).toEqual([
      { userId: marcia.userId, after: 'TRADE', by: admin.userId },
      { userId: marcia.userId, before: 'TRADE', by: admin.userId },
    ]);
  });

  test('that a colleague changed meanwhile is not overwritten, and the same again changes nothing', async () => {
    await put(marcia.userId, { code: 'TRADE' });
    const late = await put(marcia.userId, { code: 'CHURCH' });
    expect([late.status, late.body.code]).toEqual([409, 'GROUP_CHANGED']);
    expect(late.body.details).toMatchObject({ group: { counts: { group: { code: 'TRADE' } } } });
    expect((await put(marcia.userId, { code: 'TRADE' })).status).toBe(200);
    expect((await groupOf(marcia.userId)).counts?.version).toBe(1);
  });

  test('of two who are joined is that of the account, and each has their own again when they are parted', async () => {
    await put(kept, { code: 'CHURCH' });
    await put(marcia.userId, { code: 'TRADE' });
    await world.join(kept, marcia.userId);
    const joined = await groupOf(kept);
    expect(joined).toMatchObject({
      counts: { userId: marcia.userId, group: { code: 'TRADE', name: 'Trade price' } },
    });
    expect(joined.others).toMatchObject([{ userId: kept, group: { code: 'CHURCH' } }]);
    expect(await offerOf((await world.requestFor(kept)).body.reference)).toMatchObject({
      priceGroup: 'TRADE',
    });
    await world.part(kept, marcia.userId);
    expect((await groupOf(kept)).counts?.group?.code).toBe('CHURCH');
    expect((await groupOf(marcia.userId)).counts?.group?.code).toBe('TRADE');
    expect(await offerOf((await world.requestFor(kept)).body.reference)).toMatchObject({
      priceGroup: 'CHURCH',
    });
  });

  test('of whom the desk kept goes with them into an account that was in none', async () => {
    await put(kept, { code: 'TRADE' });
    await world.join(kept, other.userId);
    expect(await offerOf(await world.quote(aBarrel, other))).toMatchObject({ priceGroup: 'TRADE' });
    // Changed from now on, it is kept under the account.
    await put(kept, { was: 'TRADE', reason: 'They are not the shop.' });
    expect(await offerOf(await world.quote(aBarrel, other))).not.toHaveProperty('priceGroup');
    await world.part(kept, other.userId);
    expect((await groupOf(kept)).counts?.group?.code).toBe('TRADE');
    expect((await groupOf(other.userId)).counts).not.toHaveProperty('group');
  });
});
