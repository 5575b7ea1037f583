import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quoteReader } from '#lambdas/quotes/quote-reader.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  aBarrel,
  aHeavyBarrel,
  marcia,
  other,
  type QuotesWorld,
  staff,
  startQuotesWorld,
} from './quotes.world.ts';

/** Somebody whom the desk keeps, and another one of whom it has no address. */
const kept = 'p-019a1d3c-0000-7000-8000-000000000001';
const unwritten = 'p-019a1d3c-0000-7000-8000-000000000002';
/** The account that confirmed the address of the first. */
const gwen = { userId: 'customer-4' };

let world: QuotesWorld;
beforeEach(async () => {
  world = await startQuotesWorld();
  await world.keep(marcia.userId, 'marcia@example.test');
  await world.keep(kept, 'guest@example.test');
  await world.keep(unwritten, '');
});
afterEach(() => world.stop());

const madeFor = async (id: string, form: object = aBarrel): Promise<string> =>
  String((await world.requestFor(id, { form })).body.reference);
const mine = async (as: object) =>
  ((await world.ask('GET /api/quotes', { as: as as never })).body.items as { reference: string }[]).map(
    ({ reference }) => reference,
  );

const goods = fc.array(
  fc.record({
    kind: fc.constant('barrel'),
    barrel: fc.constantFrom('B30', 'B55', 'B77'),
    quantity: fc.integer({ min: 1, max: 3 }),
    // Over 176 lb our desk looks at it, and an aircraft takes no more than 250.
    weight: fc.constantFrom(90, 140, 198, 330),
    weightUnit: fc.constantFrom('lb', 'kg'),
  }),
  { minLength: 1, maxLength: 3 },
);
const forms = fc.record(
  {
    request: fc.record({
      to: fc.constantFrom('GY', 'JM', 'SR'),
      goods,
      service: fc.constantFrom('standard', 'express'),
      mailbox: fc.constant(false),
      brokerage: fc.boolean(),
      insured: fc.boolean(),
      doorDelivery: fc.boolean(),
    }),
    // One that we fetch from, one that is too far, and one that nobody knows.
    pickupZip: fc.constantFrom('11203', '90210', '00000'),
    town: fc.constantFrom('Georgetown', 'Nowhere'),
  },
  { requiredKeys: ['request'] },
);

/** What a quote says, apart from its number and from who asked how. */
const sameOf = async ({ status, body }: Awaited<ReturnType<QuotesWorld['request']>>) => {
  if (status !== 200) return { status, ...body };
  const { reference, how, ...quote } = (await world.atDesk(String(body.reference))).quote;
  return quote;
};

test('the desk makes the quote that the customer could make, or is refused as they would be', async () => {
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(forms, async (form) => {
      const own = await world.request(form);
      expect(await sameOf(await world.requestFor(marcia.userId, { form }))).toEqual(await sameOf(own));
      if (own.status === 200) priced += 1;
    }),
    { numRuns: 40, examples: [[aBarrel as never], [aHeavyBarrel as never]] },
  );
  expect(priced).toBeGreaterThan(1);
});

describe('a quote that the desk made', () => {
  test('is in the list of a customer, who answers it, and says who made it and how they asked', async () => {
    const reference = await madeFor(marcia.userId);
    expect(await mine(marcia)).toEqual([reference]);
    expect((await world.show(reference)).body).toMatchObject({
      quote: { how: 'PHONE', offer: { total: 35_000 } },
      history: [{ what: 'made', by: 'desk' }, { what: 'sent', by: 'system' }, { what: 'viewed' }],
    });
    expect((await world.answer(reference, { offer: 1, answer: 'accept' })).status).toBe(200);
    const { quote, history } = await world.atDesk(reference);
    expect(quote).toMatchObject({ status: 'ACCEPTED', ownerId: marcia.userId, name: 'Marcia' });
    expect(history[0]).toMatchObject({ what: 'made', by: staff.userId, text: 'Marva Ramotar, by phone' });
    const asked = (await world.events()).find(({ type }) => type === 'quote-requested.v1');
    expect(asked).toMatchObject({
      data: { ownerId: marcia.userId, by: staff.userId, how: 'PHONE' },
    });
    expect((await world.show(reference, other)).status).toBe(404);
  });

  test('is mailed once with the sum, until when it holds, and a link that opens it without an account', async () => {
    const reference = await madeFor(kept);
    await world.deliver();
    await world.deliver();
    expect(world.mail).toHaveLength(1);
    const [{ to, letter } = expect.fail('no letter')] = world.mail;
    expect(to).toBe('guest@example.test');
    expect(letter.subject).toBe(`Your quote: 1 barrel (55 gallons) to Guyana, $350.00, ${reference}`);
    expect(letter.text).toContain(
      'You asked us by phone. This is your quote for 1 barrel (55 gallons) to Guyana.',
    );
    expect(letter.text).toContain('By: Mon, Nov 9, 11:59 PM (New Jersey time)');
    const secret = world.lastSecret();
    expect((await world.open(secret)).body.quote).toMatchObject({ reference, name: 'Kept Person' });
    expect((await world.byLink('answer', secret, { offer: 1, answer: 'accept' })).status).toBe(200);
    await world.deliver();
    expect(world.mail.at(-1)?.letter.text).toContain('Sign up free and book it');
  });

  test('for somebody without an address is kept, and nobody is written to', async () => {
    const reference = await madeFor(unwritten);
    await world.deliver();
    expect(world.mail).toEqual([]);
    expect((await world.atDesk(reference)).quote).toMatchObject({ ownerId: unwritten, email: '' });
  });

  test('is theirs once they have an account: as whom we keep, or by the address that it went to', async () => {
    const [first, second] = [await madeFor(kept), await madeFor(unwritten)];
    const asKept = { ...other, keptAs: [unwritten] };
    expect(await mine(asKept)).toEqual([second]);
    expect((await world.show(second, asKept)).status).toBe(200);
    expect(
      (await world.answer(second, { offer: 1, answer: 'decline', reason: 'By sea' }, asKept)).status,
    ).toBe(200);
    await world.deliver();
    // It was not our desk that declined.
    expect(world.mail.every(({ to }) => to === 'guest@example.test')).toBe(true);

    for (const userId of ['customer-2', 'customer-3'])
      expect((await world.ask('POST /api/quotes/claim', { as: { userId } })).body).toEqual({ claimed: 0 });
    expect((await world.ask('POST /api/quotes/claim', { as: gwen })).body).toEqual({ claimed: 1 });
    expect(await mine(gwen)).toEqual([first]);
    expect(await mine({ ...gwen, keptAs: [kept] })).toEqual([first]);
    expect(await mine({ ...other, keptAs: [kept] })).toEqual([]);
  });

  test('of somebody who has an account under another address stays theirs', async () => {
    const reference = await madeFor(kept);
    await world.keep(other.userId, 'other@example.test');
    await world.join(kept, other.userId);
    expect((await world.ask('POST /api/quotes/claim', { as: gwen })).body).toEqual({ claimed: 0 });
    expect(await mine({ ...other, keptAs: [kept] })).toEqual([reference]);
    // What the desk makes for them from now on is in their account.
    const next = await madeFor(kept);
    expect((await world.atDesk(next)).quote).toMatchObject({
      ownerId: other.userId,
      email: 'other@example.test',
    });
  });

  test('becomes a shipment of whoever they are', async () => {
    const reference = await madeFor(kept);
    await world.answer(reference, { offer: 1, answer: 'accept' }, { ...gwen, keptAs: [kept] });
    const reader = quoteReader(world.tables.client(), world.tables.quotes);
    expect(await reader.accepted(reference, [other.userId])).toBeUndefined();
    expect(await reader.accepted(reference, [gwen.userId, kept])).toMatchObject({ reference });
    await world.convert(reference, gwen.userId);
    expect((await world.atDesk(reference)).quote.status).toBe('CONVERTED');
  });

  test('is one, however often the form is sent, and another one for somebody else', async () => {
    const key = newId();
    const [one, same, another] = [
      await world.requestFor(kept, { key }),
      await world.requestFor(kept, { key }),
      await world.requestFor(marcia.userId, { key }),
    ];
    expect(same.body).toEqual(one.body);
    expect(another.body).not.toEqual(one.body);
    expect((await world.requestFor(kept, { key, form: aHeavyBarrel })).body.code).toBe('KEY_REUSED');
  });

  test('is for somebody whom we know, and by somebody who looks after quotes', async () => {
    expect((await world.requestFor('p-019a1d3c-0000-7000-8000-00000000000f')).body.code).toBe(
      'PROFILE_NOT_FOUND',
    );
    expect((await world.requestFor(kept, { as: marcia })).status).toBe(403);
  });
});
