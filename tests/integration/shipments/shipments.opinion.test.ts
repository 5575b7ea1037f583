import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { opinionLinks } from '#lambdas/shipments/index.ts';
import { keyFor } from '../../support/call.ts';
import { type ArrivalsWorld, READY, startArrivalsWorld } from './arrivals.world.ts';
import { admin, desk, dock, sender } from './shipments.world.ts';

let world: ArrivalsWorld;
beforeAll(async () => {
  world = await startArrivalsWorld();
});
afterAll(() => world.stop());

const DAY = 86_400_000;
const links = opinionLinks(keyFor);
const tokenOf = async (number: string): Promise<string> => (await links.pathOf(number)).split('#')[1] ?? '';

const open = (token: string) => world.ask('GET /api/opinion', { headers: { 'opinion-link': token } });
const say = (token: string, version: number, mark: string, words?: string) =>
  world.ask('PUT /api/opinion', { headers: { 'opinion-link': token }, body: { version, mark, words } });
const atDesk = (number: string) =>
  world.ask('GET /api/desk/shipments/{number}/opinion', { as: desk, params: { number } });
const answer = (number: string, version: number, as = desk) =>
  world.ask('POST /api/desk/shipments/{number}/opinion/answered', {
    as,
    params: { number },
    body: { version, note: 'Called. We pay for the barrel.' },
  });

/** One that was handed over on a Tuesday at noon. */
const handedOver = async (): Promise<{ number: string; token: string }> => {
  const number = await world.landed();
  const { status, body } = await world.collect(number, await world.codeOf(number));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { number, token: await tokenOf(number) };
};

describe('the link of the letter', () => {
  test('asks how it was without an account, shows nothing of the people, and counts its uses', async () => {
    const { number, token } = await handedOver();
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      what: expect.stringMatching(/ to Georgetown, handed over on Tue, Dec 1$/),
      version: 0,
      mayChange: true,
    });
    await open(token);
    const items = await world.stored(`SHIPMENT#${number}`);
    expect(items.find(({ sk }) => sk === 'OPINION-LINK')).toMatchObject({ opened: 2 });
    expect(JSON.stringify(items)).not.toContain(token.split('.')[1]);
  });

  test('is the same however often the letter is sent, and no other opens anything', async () => {
    const [one, other] = [await handedOver(), await handedOver()];
    expect(await tokenOf(one.number)).toBe(one.token);
    const [, secret = ''] = other.token.split('.');
    const flipped = `${one.token.slice(0, -2)}${one.token.at(-2) === 'A' ? 'B' : 'A'}${one.token.at(-1)}`;
    const otherKey = opinionLinks((purpose) => async () => `another key for ${purpose}`);
    const [, forged = ''] = (await otherKey.pathOf(one.number)).split('#');
    const refused = await Promise.all(
      [`${one.number}.${secret}`, flipped, forged, one.number, secret, '', 'x'].map(open),
    );
    for (const { status, body } of refused) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'LINK_REFUSED', message: refused[0]?.body.message });
    }
    expect((await say(forged, 0, 'GOOD')).status).toBe(404);
  });

  test('opens nothing before everything was handed over, and nothing after sixty days', async () => {
    const waiting = await world.landed();
    expect((await open(await tokenOf(waiting))).status).toBe(404);
    const { token } = await handedOver();
    const end = Date.parse(READY) + 60 * DAY;
    world.at(new Date(end - 1).toISOString());
    expect((await open(token)).status).toBe(200);
    world.at(new Date(end).toISOString());
    expect((await open(token)).status).toBe(404);
    expect((await say(token, 0, 'GOOD')).status).toBe(404);
  });
});

describe('an answer', () => {
  test('is one for each shipment, can be changed for two weeks, and promises a call with the lowest mark', async () => {
    const { number, token } = await handedOver();
    expect((await say(token, 0, 'BAD')).body).toMatchObject({
      version: 1,
      mark: 'BAD',
      // Four hours in which the dock is open.
      thanks:
        'We are sorry. We will write to you by Tue, Dec 1, 3:00 PM (New Jersey time), at the e-mail address in your account.',
    });
    expect((await say(token, 1, 'BAD', 'A dent.')).body).toMatchObject({ version: 2, words: 'A dent.' });
    expect((await open(token)).body).toMatchObject({ version: 2, mark: 'BAD', words: 'A dent.' });
    world.later(14 * DAY - 1);
    expect((await say(token, 2, 'FAIR')).body).toMatchObject({ version: 3, mayChange: true });
    world.later(1);
    expect((await open(token)).body).toMatchObject({ mark: 'FAIR', mayChange: false });
    expect((await say(token, 3, 'GOOD')).body.code).toBe('OPINION_STAYS');
    const items = await world.stored(`SHIPMENT#${number}`);
    expect(items.filter(({ sk }) => sk === 'OPINION')).toHaveLength(1);
  });

  test('of two windows at once is one, and the other reads what is true', async () => {
    const { token } = await handedOver();
    const both = await Promise.all([say(token, 0, 'GOOD'), say(token, 0, 'BAD')]);
    const [won, lost] = both.toSorted((one, other) => Number(one.status) - Number(other.status));
    expect([won?.status, lost?.status, lost?.body.code]).toEqual([200, 409, 'OPINION_CHANGED']);
    expect(lost?.body.details).toMatchObject({ page: { version: 1, mark: won?.body.mark } });
  });

  test('tells the others the mark and never the words, and stands in the history of the shipment', async () => {
    const { number, token } = await handedOver();
    await say(token, 0, 'BAD', 'Call Verna at 555-0199.');
    const told = (await world.events()).filter(({ subject }) => subject === number);
    expect(told.at(-1)).toMatchObject({
      type: 'opinion-given.v1',
      data: { number, ownerId: sender.userId, mark: 'BAD', opinion: 1, by: 'link' },
    });
    expect(JSON.stringify(told)).not.toContain('Verna');
    const { history } = (await world.deskShow(number)).body as { history: readonly object[] };
    expect(history[0]).toMatchObject({
      what: 'opinion-given',
      by: 'link',
      changes: [{ field: 'mark', after: 'BAD' }],
    });
    expect(JSON.stringify(history)).not.toContain('Verna');
  });

  test('is refused with a mark that there is not, and with more words than a few', async () => {
    const { token } = await handedOver();
    expect((await say(token, 0, 'FIVE')).status).toBe(400);
    expect((await say(token, 0, 'GOOD', 'x'.repeat(501))).status).toBe(400);
    expect((await open(token)).body).toMatchObject({ version: 0 });
  });
});

describe('at the desk', () => {
  test('it is read on the shipment, and answered once, with what came of it', async () => {
    const { number, token } = await handedOver();
    expect((await atDesk(number)).body).toEqual({});
    expect((await answer(number, 0)).body.code).toBe('NOTHING_TO_ANSWER');
    await say(token, 0, 'BAD', 'A dent.');
    expect((await atDesk(number)).body).toMatchObject({
      opinion: { number, version: 1, mark: 'BAD', words: 'A dent.' },
    });
    expect((await answer(number, 1, dock)).status).toBe(403);
    expect((await answer(number, 7)).body.code).toBe('OPINION_CHANGED');
    expect((await answer(number, 1)).body).toMatchObject({
      opinion: { version: 2, answered: { by: desk.userId, note: 'Called. We pay for the barrel.' } },
    });
    expect((await answer(number, 2)).body.code).toBe('NOTHING_TO_ANSWER');
    // Whoever said it is not promised a call any more.
    expect((await open(token)).body).toMatchObject({ thanks: 'We are sorry.' });
  });

  test('those of a month are listed for admins, the newest first, page by page', async () => {
    const month = (query: Record<string, string>, as = admin) =>
      world.ask('GET /api/desk/opinions', {
        as,
        query: { month: '2026-12', ...query },
      });
    const before = ((await month({ limit: '100' })).body.items as readonly object[]).length;
    const [first, second] = [await handedOver(), await handedOver()];
    world.at('2026-12-20T12:00:00.000Z');
    await say(first.token, 0, 'GOOD', 'All came.');
    world.at('2026-12-21T12:00:00.000Z');
    await say(second.token, 0, 'FAIR');
    const { items, next } = (await month({ limit: '1' })).body as { items: object[]; next: string };
    expect(items).toMatchObject([{ number: second.number, mark: 'FAIR' }]);
    const all = (await month({ limit: '100', cursor: next })).body.items as readonly object[];
    expect(all[0]).toMatchObject({ number: first.number, mark: 'GOOD', words: 'All came.' });
    expect(all).toHaveLength(before + 1);
    expect((await month({}, desk)).status).toBe(403);
  });
});
