import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import {
  admin,
  aHeavyBarrel,
  marcia,
  other,
  type QuotesWorld,
  staff,
  startQuotesWorld,
} from './quotes.world.ts';

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

const accept = { offer: 1, answer: 'accept' };
const decline = { offer: 1, answer: 'decline', reason: 'We send it by sea.' };
const typesOf = async () => (await world.events()).map(({ type }) => type);
const times = async (type: string) => (await typesOf()).filter((one) => one === type).length;

describe('an answer', () => {
  test('given twice at once is one, and the second sees the first', async () => {
    const reference = await world.quote();
    const answers = await Promise.all([1, 2, 3].map(() => world.answer(reference, accept)));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'ACCEPTED'],
      [200, 'ACCEPTED'],
      [200, 'ACCEPTED'],
    ]);
    expect(await times('quote-accepted.v1')).toBe(1);
  });

  test('yes and no at once: one is taken, and the other is told what it is now', async () => {
    const reference = await world.quote();
    const answers = await Promise.all([accept, decline].map((answer) => world.answer(reference, answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as { details: { status: string } };
    expect(refused.details.status).toBe((await world.atDesk(reference)).quote.status);
  });

  test('is taken until the last millisecond, and refused from the promised instant on', async () => {
    const [first, second] = [await world.quote(), await world.quote()];
    world.moveTo('2026-11-09T14:59:59.999Z');
    expect((await world.answer(first, accept)).status).toBe(200);
    world.moveTo('2026-11-10T04:59:00.000Z');
    expect(await world.answer(second, accept)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_EXPIRED' },
    });
    expect((await world.show(second)).body.quote).toMatchObject({ status: 'EXPIRED' });
    expect((await world.show(first)).body.quote).toMatchObject({ status: 'ACCEPTED' });
  });

  test('to another price than the one they saw is refused', async () => {
    const reference = await world.quote();
    const { version } = (await world.atDesk(reference)).quote;
    await world.desk('price', reference, { version, total: 40_000, reason: 'A second stop' }, admin);
    expect(await world.answer(reference, accept)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_CHANGED', details: { total: 40_000, offer: 2 } },
    });
    expect((await world.answer(reference, { ...accept, offer: 2 })).status).toBe(200);
  });

  test('whose reply was lost is the same answer when it is given again', async () => {
    const reference = await world.quote();
    let lost = false;
    faults = {
      after: (operation) => {
        if (operation !== 'TransactWriteItems' || lost) return;
        lost = true;
        throw connectionReset();
      },
    };
    await world.answer(reference, accept);
    expect((await world.answer(reference, accept)).body).toMatchObject({ status: 'ACCEPTED' });
    expect(lost).toBe(true);
    expect(await times('quote-accepted.v1')).toBe(1);
  });
});

describe('a quote of somebody else', () => {
  test('is not found, whatever one does', async () => {
    const reference = await world.quote();
    const tries = [
      world.show(reference, other),
      world.answer(reference, accept, other),
      world.question(reference, 'Whose is this?', { as: other }),
      world.requote(reference, other),
    ];
    for (const { status, body } of await Promise.all(tries))
      expect([status, body.code]).toEqual([404, 'QUOTE_NOT_FOUND']);
    expect((await world.ask('GET /api/quotes', { as: other })).body.items).toEqual([]);
    expect((await world.atDesk(reference)).quote).toMatchObject({ status: 'SENT', version: 1 });
  });

  test('at the desk is for the desk', async () => {
    const reference = await world.quote();
    for (const route of ['GET /api/desk/quotes', 'GET /api/desk/quotes/waiting'])
      expect((await world.ask(route, { as: marcia })).status).toBe(403);
    const shown = await world.ask('GET /api/desk/quotes/{reference}', { as: marcia, params: { reference } });
    expect(shown.status).toBe(403);
    for (const what of ['price', 'refusal', 'replies', 'notes', 'assignment'] as const) {
      const { status } = await world.desk(what, reference, {}, { userId: 'b', roles: ['billing'] });
      expect([what, status]).toEqual([what, 403]);
    }
  });

  test('has nothing of the desk in it', async () => {
    const reference = await world.quote(aHeavyBarrel);
    await world.desk('assignment', reference, { version: 1, taken: true });
    await world.desk('notes', reference, { version: 2, text: 'He pays late.' });
    await world.desk('price', reference, { version: 3, total: 60_000, reason: 'Only the big aircraft' });
    const shown = JSON.stringify((await world.show(reference)).body);
    for (const secret of ['desk-1', 'He pays late.', 'Only the big aircraft'])
      expect(shown).not.toContain(secret);
    expect(shown).toContain('"isByHand":true');
  });
});

describe('a new price', () => {
  test('is a new quote that replaces the old one, and asking twice gives the same', async () => {
    const reference = await world.quote();
    world.moveTo('2026-11-12T15:00:00Z');
    const answers = await Promise.all([1, 2].map(() => world.requote(reference)));
    const successor = String(answers[0]?.body.reference);
    expect(answers.map(({ body }) => body.reference)).toEqual([successor, successor]);
    expect((await world.show(reference)).body.quote).toMatchObject({
      status: 'SUPERSEDED',
      replacedBy: successor,
    });
    expect((await world.show(successor)).body.quote).toMatchObject({
      status: 'VIEWED',
      replaces: reference,
      expiresAt: '2026-11-20T04:59:00.000Z',
    });
    const { body } = await world.ask('GET /api/quotes', { as: marcia });
    expect((body.items as { reference: string }[]).map((one) => one.reference)).toEqual([
      successor,
      reference,
    ]);
  });

  test('of a guest is mailed with a link of its own', async () => {
    const reference = await world.guestQuote();
    await world.deliver();
    const secret = world.lastSecret();
    const { body } = await world.byLink('requote', secret);
    await world.deliver();
    expect((await world.open(world.lastSecret())).body.quote).toMatchObject({ reference: body.reference });
    expect((await world.open(secret)).body.quote).toMatchObject({ reference, status: 'SUPERSEDED' });
  });

  test('is refused for an accepted quote, and while the first price is awaited', async () => {
    const [agreed, waiting] = [await world.quote(), await world.quote(aHeavyBarrel)];
    await world.answer(agreed, accept);
    for (const reference of [agreed, waiting])
      expect((await world.requote(reference)).body.code).toBe('QUOTE_CLOSED');
  });
});

describe('a question', () => {
  test('sent twice is one, waits at the desk, and its reply is mailed', async () => {
    const reference = await world.quote();
    const id = newId();
    await world.question(reference, 'Do you come on Saturday?', { id });
    await world.question(reference, 'Do you come on Saturday?', { id });
    const { quote, history } = await world.atDesk(reference);
    expect(history.filter(({ what }) => what === 'question')).toHaveLength(1);
    expect(quote).toMatchObject({ waitsFor: 'reply' });
    await world.desk('replies', reference, { version: quote.version, text: 'Yes, from 9 to 11:30.' });
    expect((await world.atDesk(reference)).quote).not.toHaveProperty('waitsFor');
    await world.deliver();
    expect(world.mail.at(-1)?.letter.text).toContain('Yes, from 9 to 11:30.');
    const { history: shown } = (await world.show(reference)).body as { history: object[] };
    expect(shown).toContainEqual(
      expect.objectContaining({ what: 'reply', by: 'desk', text: 'Yes, from 9 to 11:30.' }),
    );
  });
});

describe('a shipment of a quote', () => {
  test('is written down once, for an accepted quote of its own customer only', async () => {
    const [agreed, open] = [await world.quote(), await world.quote()];
    await world.answer(agreed, accept);
    await world.convert(agreed, other.userId);
    await world.convert(open, marcia.userId);
    for (const reference of [agreed, open])
      expect((await world.atDesk(reference)).quote).not.toHaveProperty('shipment');
    await world.convert(agreed, marcia.userId);
    await world.convert(agreed, marcia.userId);
    const { quote, history } = await world.atDesk(agreed);
    expect(quote).toMatchObject({ status: 'CONVERTED', shipment: expect.any(String) });
    expect(history.filter(({ what }) => what === 'converted')).toHaveLength(1);
    expect((await world.answer(agreed, accept)).body).toMatchObject({ status: 'CONVERTED' });
    expect((await world.requote(agreed)).body.code).toBe('QUOTE_CLOSED');
  });
});

describe('an expired quote', () => {
  test('is written down once, and its customer is told once', async () => {
    const [late, agreed] = [await world.quote(), await world.quote()];
    await world.answer(agreed, accept);
    expect(await world.expire()).toEqual({ expired: 0 });
    world.moveTo('2026-11-10T04:59:00.000Z');
    expect(await world.expire()).toEqual({ expired: 1 });
    expect(await world.expire()).toEqual({ expired: 0 });
    expect(await times('quote-expired.v1')).toBe(1);
    await world.deliver();
    await world.deliver();
    const told = world.mail.filter(({ letter }) => letter.subject.startsWith('Your quote has expired'));
    expect(told).toHaveLength(1);
    expect(told[0]?.letter.subject).toContain(late);
  });
});

describe('the desk', () => {
  test('prices by hand, with who, when, why, before and after', async () => {
    const reference = await world.quote(aHeavyBarrel);
    const { total } = (await world.atDesk(reference)).quote.offer as { total: number };
    const priced = { version: 1, total: total + 5000, reason: 'Needs the big aircraft' };
    expect((await world.desk('price', reference, priced)).body).toEqual({ status: 'SENT', version: 2 });
    const { quote, history } = await world.atDesk(reference);
    expect(quote).toMatchObject({
      offer: {
        number: 1,
        total: total + 5000,
        byHand: { by: 'desk-1', reason: 'Needs the big aircraft', before: total },
      },
      expiresAt: '2026-11-10T04:59:00.000Z',
    });
    const lines = quote.offer.lines as { amount: number }[];
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total + 5000);
    expect(history.at(-1)).toMatchObject({
      what: 'sent',
      by: 'desk-1',
      text: 'Needs the big aircraft',
      changed: { price: { before: String(total), after: String(total + 5000) } },
    });
    const again = await world.desk('price', reference, priced);
    expect(again.body).toEqual({ status: 'SENT', version: 2 });
    expect(await times('quote-sent.v1')).toBe(1);
  });

  test('changes a price that was sent only as admin', async () => {
    const reference = await world.quote();
    const priced = { version: 1, total: 30_000, reason: 'A regular customer' };
    expect(await world.desk('price', reference, priced)).toMatchObject({
      status: 403,
      body: { code: 'ADMINS_ONLY' },
    });
    expect((await world.desk('price', reference, priced, admin)).status).toBe(200);
    await world.deliver();
    expect(world.mail.at(-1)?.letter.text).toContain('Total: $300.00');
  });

  test('works on what it saw: the second of two is refused and told what is true', async () => {
    const reference = await world.quote(aHeavyBarrel);
    const [one, two] = await Promise.all([
      world.desk('price', reference, { version: 1, total: 60_000, reason: 'By phone' }),
      world.desk(
        'price',
        reference,
        { version: 1, total: 61_000, reason: 'By phone' },
        { ...staff, userId: 'desk-2' },
      ),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect([one, two].find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'QUOTE_CHANGED',
      details: { status: 'SENT' },
    });
  });

  test('has a queue by what waits, oldest first, and sees who has taken what', async () => {
    const first = await world.quote(aHeavyBarrel);
    world.advance(60_000);
    const second = await world.quote();
    await world.question(second, 'How long is it on the way?');
    world.advance(60_000);
    const third = await world.quote(aHeavyBarrel);
    await world.desk('assignment', third, { version: 1, taken: true });
    const queue = async (query: Record<string, string>) =>
      (await world.ask('GET /api/desk/quotes/waiting', { as: staff, query })).body as {
        items: { reference: string; assignee?: string }[];
        next?: string;
      };
    expect((await queue({})).items.map(({ reference }) => reference)).toEqual([first, second, third]);
    expect((await queue({ task: 'price' })).items).toMatchObject([
      { reference: first },
      { reference: third, assignee: 'desk-1' },
    ]);
    const { next = '' } = await queue({ limit: '2' });
    expect((await queue({ limit: '2', cursor: next })).items).toMatchObject([{ reference: third }]);
    await world.desk('price', first, { version: 1, total: 60_000, reason: 'By phone' });
    expect((await queue({})).items.map(({ reference }) => reference)).toEqual([second, third]);
    await world.desk('assignment', third, { version: 2, taken: false });
    expect((await world.atDesk(third)).quote).not.toHaveProperty('assignee');
  });

  test('lists by status with a cursor, and finds a customer by e-mail address', async () => {
    const mine = [];
    for (let made = 0; made < 3; made += 1) {
      mine.push(await world.quote());
      world.advance(1000);
    }
    const guest = await world.guestQuote();
    await world.answer(mine[1] ?? '', accept);
    const list = async (route: string, query: Record<string, string>): Promise<string[]> => {
      const { body } = await world.ask(route, { as: staff, query: { limit: '2', ...query } });
      const references = (body.items as { reference: string }[]).map(({ reference }) => reference);
      return body.next === undefined
        ? references
        : [...references, ...(await list(route, { ...query, cursor: String(body.next) }))];
    };
    expect(await list('GET /api/desk/quotes', { status: 'SENT' })).toEqual([guest, mine[2], mine[0]]);
    expect(await list('GET /api/desk/quotes', {})).toEqual([guest, mine[2], mine[1], mine[0]]);
    expect(await list('GET /api/desk/quotes/search', { search: ' Marcia@example.test' })).toEqual(
      mine.toReversed(),
    );
    expect(await list('GET /api/desk/quotes/search', { search: 'guest@example.test' })).toEqual([guest]);
  });

  test('narrows what waits and what is open by several filters, and what is over by month', async () => {
    const old = await world.quote(aHeavyBarrel);
    await world.desk('assignment', old, { version: 1, taken: true });
    world.advance(8 * 86_400_000);
    const [price, reply, over] = [await world.quote(aHeavyBarrel), await world.quote(), await world.quote()];
    world.advance(1000);
    await world.question(reply, 'How long is it on the way?');
    await world.answer(over, decline);
    const list = async (route: string, query: Record<string, string>): Promise<string[]> => {
      const { status, body } = await world.ask(route, { as: staff, query: { limit: '1', ...query } });
      if (status !== 200) throw new Error(String(body.code));
      const references = (body.items as { reference: string }[]).map(({ reference }) => reference);
      const rest = body.next === undefined ? [] : await list(route, { ...query, cursor: String(body.next) });
      return [...references, ...rest];
    };
    const waiting = (query: Record<string, string>) => list('GET /api/desk/quotes/waiting', query);
    expect(await waiting({ to: 'GY' })).toEqual([old, price, reply]);
    expect(await waiting({ to: 'GY', task: 'price' })).toEqual([old, price]);
    expect(await waiting({ task: 'price', taken: 'nobody', to: 'GY' })).toEqual([price]);
    expect(await waiting({ task: 'price', taken: 'me', days: '7' })).toEqual([old]);
    expect(await waiting({ task: 'reply', taken: 'me' })).toEqual([]);
    const all = (query: Record<string, string>) => list('GET /api/desk/quotes', query);
    expect((await all({ which: 'open', to: 'GY' })).toSorted()).toEqual([old, price, reply].toSorted());
    expect(await all({ which: 'open', days: '7' })).toEqual([old]);
    expect(await all({ status: 'SENT', to: 'JM' })).toEqual([]);
    const month = new Date(Date.now()).toISOString().slice(0, 7);
    expect(await all({ closed: month, to: 'GY' })).toEqual([over]);
    expect(await all({ closed: month, status: 'EXPIRED' })).toEqual([]);
    expect(await all({ closed: '2024-01' })).toEqual([]);
    await expect(all({ to: 'GY' })).rejects.toThrow('ONE_QUESTION_ONLY');
  });

  test('counts what waits, and lists what a person or nobody has taken', async () => {
    const [price, reply] = [await world.quote(aHeavyBarrel), await world.quote()];
    await world.question(reply, 'How long is it on the way?');
    const counts = async () => (await world.ask('GET /api/desk/quotes/counts', { as: staff })).body;
    const taken = async (by: string) => {
      const { body } = await world.ask('GET /api/desk/quotes/waiting', { as: staff, query: { taken: by } });
      return (body.items as { reference: string }[]).map(({ reference }) => reference);
    };
    expect(await counts()).toEqual({ waiting: 2, price: 1, reply: 1, nobody: 2, me: 0 });
    await world.desk('assignment', price, { version: 1, taken: true });
    expect(await counts()).toEqual({ waiting: 2, price: 1, reply: 1, nobody: 1, me: 1 });
    expect(await taken('me')).toEqual([price]);
    expect(await taken('desk-1')).toEqual([price]);
    expect(await taken('nobody')).toEqual([reply]);
    await world.desk('price', price, { version: 2, total: 60_000, reason: 'By phone' });
    expect(await taken('me')).toEqual([]);
    expect(await counts()).toEqual({ waiting: 1, price: 0, reply: 1, nobody: 1, me: 0 });
  });

  test('finds quotes by name in any order, by reference and its end, and forgets the words of those that are over', async () => {
    const [marcias, guests] = [await world.quote(), await world.guestQuote()];
    const found = async (search: string) => {
      const { body } = await world.ask('GET /api/desk/quotes/search', { as: staff, query: { search } });
      return (body.items as { reference: string }[]).map(({ reference }) => reference);
    };
    for (const typed of ['gwen', 'Guest, Gwen', 'guest gw', 'guest@exam', guests.toLowerCase()])
      expect(await found(typed), typed).toEqual([guests]);
    expect(await found(`-${marcias.slice(-4)}`)).toEqual([marcias]);
    const reference = await world.quote(aHeavyBarrel);
    await world.desk('refusal', reference, { version: 1, reason: 'No aircraft has a door that large.' });
    expect(await found('marcia')).toEqual([marcias]);
    expect(await found(reference)).toEqual([reference]);
    expect((await found('marcia@example.test')).toSorted()).toEqual([marcias, reference].toSorted());
    const entries = startingWith(await world.tables.all(world.tables.quotes), 'SEARCH#');
    const kept = entries.filter(({ expires_at }) => expires_at === undefined);
    expect(kept.filter(({ sk }) => String(sk).endsWith(reference))).toEqual([]);
  });

  test('refuses what we cannot take, and the customer reads why', async () => {
    const reference = await world.quote(aHeavyBarrel);
    await world.desk('refusal', reference, { version: 1, reason: 'No aircraft has a door that large.' });
    await world.deliver();
    expect(world.mail.at(-1)?.letter.text).toContain('No aircraft has a door that large.');
    expect((await world.show(reference)).body.quote).toMatchObject({ status: 'DECLINED' });
  });
});
