import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { GUEST_QUOTES_PER_INBOX_AND_DAY } from '#domain/quotes/limits.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { newestCardKey, rateCardKey, sectionKey } from '#lambdas/settings/store/settings-items.ts';
import { connectionReset, type Faults } from '../../support/tables.ts';
import { aBarrel, aHeavyBarrel, marcia, other, type QuotesWorld, startQuotesWorld } from './quotes.world.ts';

let world: QuotesWorld;
let faults: Faults;
beforeEach(async () => {
  faults = {};
  world = await startQuotesWorld({
    before: (operation) => faults.before?.(operation),
    after: (operation) => faults.after?.(operation),
  });
});
afterEach(() => world.stop());

const { perLb } = defaultRateCard.card;
/** Publishes a card with other prices from a day on. */
const publish = async (effectiveFrom: string, prices: Partial<RateCard>) => {
  const card = { ...defaultRateCard.card, ...prices };
  const stored = { version: 2, effectiveFrom, card, publishedAt: '2026-11-01T12:00:00Z', publishedBy: 'a' };
  await world.putSetting({ ...newestCardKey, version: 2 });
  await world.putSetting({ ...rateCardKey(2), ...stored });
};
/** A card that doubles the rate to Guyana. */
const publishDearerCard = (effectiveFrom: string) =>
  publish(effectiveFrom, { perLb: { ...perLb, GY: 2 * perLb.GY } });

describe('a quote of a customer', () => {
  test('has the price of the engine, the rate-card version, and can be accepted for seven days', async () => {
    const { status, body } = await world.request();
    expect(status).toBe(200);
    expect((await world.show(String(body.reference))).body.quote).toMatchObject({
      status: 'VIEWED',
      name: 'Marcia',
      offer: { number: 1, total: 35_000, rateCardVersion: 1, isByHand: false },
      sentAt: '2026-11-02T15:00:00.000Z',
      expiresAt: '2026-11-10T04:59:00.000Z',
      flight: 'GY-2026-11-06',
    });
  });

  test('says what an export filing adds where its value alone leaves that open', async () => {
    const offered = async (values: object) => {
      const worth = { request: { ...aBarrel.request, declaredValue: 360_000, ...values } };
      const { body } = await world.request(worth);
      const { quote } = (await world.show(String(body.reference))).body as { quote: { offer: unknown } };
      return quote.offer;
    };
    expect(await offered({})).toMatchObject({ total: 35_000, filing: 3500 });
    const known = await offered({ dearestKindValue: 360_000 });
    expect(known).toMatchObject({ total: 38_500 });
    expect(known).not.toHaveProperty('filing');
  });

  test('with a pickup has the flight that the first pickup makes', async () => {
    world.moveTo('2026-11-03T15:00:00.000Z');
    const flightOf = async (form: object) => (await world.atDesk(await world.quote(form))).quote;
    // Tuesday, four hours before the cutoff: the van comes on Wednesday at the earliest.
    expect(await flightOf(aBarrel)).toMatchObject({ flight: 'GY-2026-11-06' });
    expect(await flightOf({ ...aBarrel, pickupZip: '11203' })).toMatchObject({ flight: 'GY-2026-11-13' });
  });

  test('has the miles of its ZIP code, whatever the browser says', async () => {
    const form = { request: { ...aBarrel.request, pickupMiles: 0.1 }, pickupZip: '11203' };
    const reference = await world.quote(form);
    const { quote } = await world.atDesk(reference);
    expect(quote).toMatchObject({ request: { pickupMiles: 13.7 }, offer: { total: 38_500 } });
    const unasked = await world.quote({ request: { ...aBarrel.request, pickupMiles: 5 } });
    expect((await world.atDesk(unasked)).quote).toMatchObject({ offer: { total: 35_000 } });
  });

  test('has the tolls of its ZIP code, whatever the browser says', async () => {
    await publish('2026-11-02', { pickupAreas: [{ zip: '112', name: 'Brooklyn', toll: 1400 }] });
    const form = { request: { ...aBarrel.request, pickupZip: '07102' }, pickupZip: '11203' };
    const { quote } = await world.atDesk(await world.quote(form));
    expect(quote).toMatchObject({ request: { pickupZip: '11203' }, offer: { total: 38_500 + 1400 } });
    expect(quote.offer.lines).toContainEqual({ code: 'PT', text: 'Tolls to Brooklyn', amount: 1400 });
  });

  test('has no pickup beyond our radius, also where the card has a price for it', async () => {
    const near = { ...defaultSettings.schedule.pickup, radiusMiles: 13 };
    await world.putSetting({
      ...sectionKey('schedule'),
      version: 1,
      value: { ...defaultSettings.schedule, pickup: near },
      changedAt: '2026-11-01T12:00:00Z',
      changedBy: 'admin-1',
    });
    expect((await world.request({ ...aBarrel, pickupZip: '11226' })).status).toBe(200);
    const { status, body } = await world.request({ ...aBarrel, pickupZip: '11203' });
    expect([status, body.code]).toEqual([422, 'NO_PRICE']);
    expect(body.message).toContain('We pick up within 13 miles of our dock.');
  });

  test('keeps its price when a new rate card comes, and a new quote has the new one', async () => {
    const before = await world.quote();
    await publishDearerCard('2026-11-03');
    world.moveTo('2026-11-04T15:00:00Z');
    expect((await world.show(before)).body.quote).toMatchObject({
      offer: { total: 35_000, rateCardVersion: 1 },
    });
    expect((await world.answer(before, { offer: 1, answer: 'accept' })).status).toBe(200);
    const after = await world.quote();
    expect((await world.atDesk(after)).quote).toMatchObject({ offer: { total: 70_000, rateCardVersion: 2 } });
  });

  test('that a person must look at waits at the desk without a price that could be accepted', async () => {
    const reference = await world.quote(aHeavyBarrel);
    expect((await world.atDesk(reference)).quote).toMatchObject({
      status: 'DRAFT',
      waitsFor: 'price',
      offer: { review: ['HEAVY_BARREL'] },
    });
    expect(await world.answer(reference, { offer: 1, answer: 'accept' })).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_CLOSED' },
    });
  });

  test.each([
    [
      'a barrel that is too heavy',
      { request: { ...aBarrel.request, goods: [{ ...aBarrel.request.goods[0], weight: 201 }] } },
    ],
    ['an unknown ZIP code', { ...aBarrel, pickupZip: '00000' }],
    ['a town without delivery', { request: { ...aBarrel.request, doorDelivery: true }, town: 'Nowhere' }],
  ])('with %s is refused with a sentence, and nothing is stored', async (_, form) => {
    const { status, body } = await world.request(form);
    expect([status, body.code]).toEqual([422, 'NO_PRICE']);
    expect(String(body.message)).toMatch(/^[A-Z].{15,}\.$/);
    expect(await world.stored('QUOTE#')).toEqual([]);
  });
});

describe('the same form', () => {
  test('sent three times at once is one quote', async () => {
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => world.request(aBarrel, marcia, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect((await world.events()).map(({ type }) => type).sort()).toEqual([
      'quote-requested.v1',
      'quote-sent.v1',
    ]);
  });

  test('gets its reference when the first answer was lost', async () => {
    const key = newId();
    let lost = false;
    faults = {
      after: (operation) => {
        if (operation !== 'TransactWriteItems' || lost) return;
        lost = true;
        throw connectionReset();
      },
    };
    const first = await world.request(aBarrel, marcia, key);
    const again = await world.request(aBarrel, marcia, key);
    expect(lost).toBe(true);
    expect([first.status, again.body.reference]).toEqual([200, first.body.reference]);
  });

  test('with other goods under the same key is refused', async () => {
    const key = newId();
    await world.request(aBarrel, marcia, key);
    expect((await world.request(aHeavyBarrel, marcia, key)).body.code).toBe('KEY_REUSED');
    expect((await world.request(aBarrel, other, key)).status).toBe(200);
  });
});

describe('a quote of a guest', () => {
  test('is behind a link that is only in the e-mail, and only its hash is stored', async () => {
    const { status, body } = await world.guestRequest();
    expect([status, Object.keys(body)]).toEqual([200, ['reference']]);
    await world.deliver();
    const secret = world.lastSecret();
    expect(world.mail.map(({ to }) => to)).toEqual(['guest@example.test']);
    expect(secret).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(await world.stored(''))).not.toContain(secret);
    expect((await world.open(secret)).body.quote).toMatchObject({
      reference: body.reference,
      status: 'VIEWED',
    });
    expect(await world.stored('LINK#')).toMatchObject([{ uses: 1 }]);
    await world.open(secret);
    expect(await world.stored('LINK#')).toMatchObject([{ uses: 2 }]);
  });

  test('is mailed once, however often its event comes', async () => {
    await world.guestQuote();
    await world.deliver();
    await world.deliver();
    expect(world.mail).toHaveLength(1);
  });

  test('has nothing in its e-mail that the guest has typed, and nothing personal in its events', async () => {
    await world.guestQuote();
    await world.deliver();
    expect(JSON.stringify(world.mail[0]?.letter)).not.toContain('Gwen');
    expect(JSON.stringify(await world.events())).not.toMatch(/Gwen|guest@/);
  });

  test('is not made without work, with work that is used, or too often for one inbox', async () => {
    const proof = await world.prove();
    expect((await world.guestRequest({ proof })).status).toBe(200);
    expect((await world.guestRequest({ proof })).body.code).toBe('CHALLENGE_REFUSED');
    const forged = { ...proof, challenge: { ...proof.challenge, signature: '0'.repeat(64) } };
    expect((await world.guestRequest({ proof: forged })).body.code).toBe('CHALLENGE_REFUSED');
    for (let made = 1; made < GUEST_QUOTES_PER_INBOX_AND_DAY; made += 1)
      expect((await world.guestRequest({ email: `guest+${made}@example.test` })).status).toBe(200);
    expect((await world.guestRequest()).body.code).toBe('TOO_MANY_QUOTES');
    expect((await world.guestRequest({ email: 'somebody@example.test' })).status).toBe(200);
  });

  test('gets its answer again, even though its work is used by then', async () => {
    const [proof, key] = [await world.prove(), newId()];
    const first = await world.guestRequest({ proof, key });
    expect((await world.guestRequest({ proof, key })).body).toEqual(first.body);
  });

  test.each([
    ['guessed', () => 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['too old', (secret: string) => secret],
  ])('does not open with a link that is %s', async (why, guess) => {
    await world.guestQuote();
    await world.deliver();
    const secret = world.lastSecret();
    if (why === 'too old') world.advance(31 * 86_400_000);
    expect(await world.open(guess(secret))).toMatchObject({ status: 404, body: { code: 'LINK_REFUSED' } });
  });
});

describe('whoever signs in with the verified address of a guest', () => {
  test('owns the quote, and the link ends', async () => {
    const reference = await world.guestQuote();
    await world.deliver();
    const secret = world.lastSecret();
    const gwen = { userId: 'customer-4' };
    expect((await world.show(reference, gwen)).status).toBe(404);
    expect((await world.ask('POST /api/quotes/claim', { as: gwen })).body).toEqual({ claimed: 1 });
    expect((await world.ask('POST /api/quotes/claim', { as: gwen })).body).toEqual({ claimed: 0 });
    expect((await world.show(reference, gwen)).body.quote).toMatchObject({ reference });
    const { body } = await world.ask('GET /api/quotes', { as: gwen });
    expect(body.items).toMatchObject([{ reference }]);
    expect(await world.open(secret)).toMatchObject({ status: 409, body: { code: 'QUOTE_IN_ACCOUNT' } });
    expect((await world.byLink('answer', secret, { offer: 1, answer: 'accept' })).status).toBe(409);
  });

  test.each(['customer-1', 'customer-2', 'customer-3'])(
    'is nobody else: %s, with another address or one that is not verified, gets nothing',
    async (userId) => {
      const reference = await world.guestQuote();
      expect((await world.ask('POST /api/quotes/claim', { as: { userId } })).body).toEqual({ claimed: 0 });
      expect((await world.show(reference, { userId })).status).toBe(404);
    },
  );
});
