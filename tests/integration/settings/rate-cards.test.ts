import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { ada, ben, pricesWith, type SettingsWorld, startSettingsWorld } from './settings.world.ts';

let world: SettingsWorld;
beforeEach(async () => {
  world = await startSettingsWorld();
});
afterEach(() => world.stop());

const today = '2026-11-21';
const tomorrow = '2026-11-22';
const dearer = pricesWith({ perLb: { ...defaultRateCard.card.perLb, GY: 360 } });
const dearest = pricesWith({ perLb: { ...defaultRateCard.card.perLb, GY: 370 } });

/** Versions on the site, first the one in force. */
const onTheSite = async () => (await world.site()).rateCards.map(({ version }) => version);

test('a new stage has one rate card in force, the default one', async () => {
  const { body } = await world.ask('GET /api/rate-cards', { as: ada });
  expect(body).toEqual({ items: [{ ...defaultRateCard, state: 'in-force' }] });
});

describe('a rate card', () => {
  test('that begins today is in force at once', async () => {
    expect(await world.publish(ada, 1, today, dearer)).toEqual({ status: 200, body: { version: 2 } });
    expect(await world.states()).toEqual(['2 in-force', '1 past']);
    expect((await world.site()).rateCards).toEqual([{ version: 2, effectiveFrom: today, card: dearer }]);
  });

  test('that begins tomorrow is announced, and in force from midnight in New York on', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    expect(await world.states()).toEqual(['2 announced', '1 in-force']);
    expect(await onTheSite()).toEqual([1, 2]);
    world.moveTo('2026-11-22T04:59:59.000Z');
    expect(await onTheSite()).toEqual([1, 2]);
    world.moveTo('2026-11-22T05:00:00.000Z');
    expect(await onTheSite()).toEqual([2]);
  });

  test('cannot begin on a day that is over', async () => {
    expect(await world.publish(ada, 1, '2026-11-20', dearer)).toMatchObject({
      status: 422,
      body: { code: 'DAY_IS_PAST' },
    });
  });

  test('replaces an announced one that begins on the same day', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    await world.publish(ada, 2, tomorrow, dearest);
    expect(await world.states()).toEqual(['3 announced', '2 replaced', '1 in-force']);
    expect(await onTheSite()).toEqual([1, 3]);
  });

  test('must have a price for every mile of the pickup radius', async () => {
    expect(
      await world.publish(ada, 1, today, pricesWith({ pickup: [{ toMiles: 20, price: 2500 }] })),
    ).toMatchObject({ status: 422, body: { code: 'PICKUP_NOT_COVERED' } });
  });

  test('is refused if a pound costs nothing', async () => {
    const free = pricesWith({ perLb: { ...defaultRateCard.card.perLb, TT: 0 } });
    expect(await world.publish(ada, 1, today, free)).toMatchObject({
      status: 400,
      body: { fields: { 'card.perLb.TT': 'Give a price above $0' } },
    });
  });

  test('is one event, and so is its withdrawal', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    await world.withdraw(ben, 2);
    const events = (await world.events()).toSorted(
      (one, other) => one.aggregateVersion - other.aggregateVersion,
    );
    expect(events).toMatchObject([
      {
        subject: 'rate-card#2',
        aggregateVersion: 1,
        data: { part: 'rate-card', version: 2, changedBy: 'ada' },
      },
      {
        subject: 'rate-card#2',
        aggregateVersion: 2,
        data: { part: 'rate-card', version: 2, changedBy: 'ben' },
      },
    ]);
  });
});

describe('two admins who publish at once', () => {
  test('one becomes the next version, the other gets a conflict', async () => {
    const answers = await Promise.all([
      world.publish(ada, 1, today, dearer),
      world.publish(ben, 1, tomorrow, dearest),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await world.states()).toHaveLength(2);
    expect(await world.events()).toHaveLength(1);
  });

  test('a card that is based on an older or an unknown one is refused', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    expect((await world.publish(ben, 1, today, dearest)).status).toBe(409);
    expect((await world.publish(ben, 9, today, dearest)).status).toBe(409);
  });
});

test('a repeated request finds its own card', async () => {
  await world.publish(ada, 1, today, dearer);
  expect(await world.publish(ada, 1, today, dearer)).toEqual({ status: 200, body: { version: 2 } });
  expect(await world.states()).toHaveLength(2);
  expect(await world.events()).toHaveLength(1);
});

describe('a withdrawal', () => {
  test('removes an announced card from the site and keeps it in the list', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    expect(await world.withdraw(ben, 2)).toEqual({ status: 200, body: { version: 2 } });
    expect(await world.states()).toEqual(['2 withdrawn', '1 in-force']);
    expect(await onTheSite()).toEqual([1]);
    world.moveTo('2026-11-23T12:00:00.000Z');
    expect(await onTheSite()).toEqual([1]);
  });

  test('restores the card that it had replaced', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    await world.publish(ada, 2, tomorrow, dearest);
    await world.withdraw(ada, 3);
    expect(await world.states()).toEqual(['3 withdrawn', '2 announced', '1 in-force']);
  });

  test('is refused from the card’s day on, and for an unknown card', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    // A minute before midnight in New York: a withdrawal could be stored after the prices came into force.
    world.moveTo('2026-11-22T04:59:00.000Z');
    expect(await world.withdraw(ada, 2)).toMatchObject({ status: 409, body: { code: 'RATE_CARD_IN_FORCE' } });
    world.moveTo('2026-11-22T05:00:00.000Z');
    expect(await world.withdraw(ada, 2)).toMatchObject({ status: 409, body: { code: 'RATE_CARD_IN_FORCE' } });
    expect(await world.withdraw(ada, 1)).toMatchObject({ status: 409, body: { code: 'RATE_CARD_IN_FORCE' } });
    expect(await world.withdraw(ada, 9)).toMatchObject({
      status: 404,
      body: { code: 'RATE_CARD_NOT_FOUND' },
    });
  });

  test('requested twice, even at once, happens once', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    const answers = await Promise.all([world.withdraw(ada, 2), world.withdraw(ben, 2)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.withdraw(ada, 2)).status).toBe(200);
    expect(await world.events()).toHaveLength(2);
  });

  test('does not free its version for another card', async () => {
    await world.publish(ada, 1, tomorrow, dearer);
    await world.withdraw(ada, 2);
    expect((await world.publish(ada, 2, tomorrow, dearest)).body).toEqual({ version: 3 });
  });
});

test('a card that is older than a validation keeps its prices, on the site and in the list', async () => {
  const { client, name: TableName } = world.table();
  const generous = pricesWith({ breaks: [{ fromLb: 100, percentOff: 95 }] });
  const Item = { version: 2, effectiveFrom: today, card: generous, publishedAt: 't', publishedBy: 'ada' };
  await client.send(new PutCommand({ TableName, Item: { pk: 'RATE_CARDS', sk: 'CARD#000000002', ...Item } }));
  expect((await world.site()).rateCards).toEqual([{ version: 2, effectiveFrom: today, card: generous }]);
  const { body } = await world.ask('GET /api/rate-cards', { as: ada });
  expect(settingsEndpoints.rateCards.reply.safeParse(body).success).toBe(true);
});

test('the list has pages, the newest card first', async () => {
  for (const basedOn of [1, 2, 3]) await world.publish(ada, basedOn, today, dearer);
  const page = (query: Record<string, string>) => world.ask('GET /api/rate-cards', { as: ada, query });
  const versionsOf = (body: Record<string, unknown>) =>
    (body.items as { version: number }[]).map(({ version }) => version);
  const first = await page({ limit: '3' });
  expect(versionsOf(first.body)).toEqual([4, 3, 2]);
  const second = await page({ limit: '3', cursor: String(first.body.next) });
  expect(versionsOf(second.body)).toEqual([1]);
  expect(second.body.next).toBeUndefined();
  expect((await page({ cursor: 'rubbish' })).body).toMatchObject({ code: 'INVALID_CURSOR' });
});
