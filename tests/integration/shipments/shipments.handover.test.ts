import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleConsignee } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  type ArrivalsWorld,
  all,
  inGuyana,
  papers,
  READY,
  startArrivalsWorld,
  wrongFor,
} from './arrivals.world.ts';
import { desk, dock, stranger } from './shipments.world.ts';

let world: ArrivalsWorld;
beforeAll(async () => {
  world = await startArrivalsWorld();
});
afterAll(() => world.stop());

const DAY = 86_400_000;

/** For a receiver of their own: what is sent to one receiver on a flight counts together for its export filing. */
const forAnother = { consignee: { ...sampleConsignee, phone: '600-7777' } };

/** What was told of the code of a shipment, and who did it. */
const codeEvents = async (number: string) =>
  ((await world.events()) as unknown as { type: string; subject: string; data: { by: string } }[])
    .filter(({ type, subject }) => subject === number && type.startsWith('collection-code'))
    .map(({ type, data }) => [type, data.by])
    .sort();

describe('the code', () => {
  test('opens one handover: pieces delivered, proof kept, numbers masked', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    const { status, body } = await world.collect(number, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      arrival: { state: 'DELIVERED' },
      handover: {
        pieces: all,
        name: papers.name,
        idNumber: '•••• 321',
        taxNumber: '•••• 789',
        by: 'agent-1',
      },
    });
    expect((await world.arrival(number)).body.handovers).toEqual([body.handover]);
    expect(await world.shown(number)).toMatchObject({ state: 'USED', left: 0 });
    expect((await world.arrivals('GY')).body.items).not.toContainEqual(expect.objectContaining({ number }));
  });

  test('cannot be used again for other pieces, and what is handed over cannot be handed over again', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    expect((await world.collect(number, code, { pieces: [1] })).status).toBe(200);
    expect((await world.collect(number, code, { pieces: [2] })).body.code).toBe('CODE_NEEDED');
    const second = await world.codeOf(number, (await world.shown(number)).version);
    expect((await world.collect(number, second, { pieces: [1] })).body).toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
      details: { pieces: [1] },
    });
    expect((await world.collect(number, second, { pieces: [2, 3] })).status).toBe(200);
  });

  test('is locked by the fifth wrong one, also for the right one, until a new one is given', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    const wrong = wrongFor(code);
    for (const left of [4, 3, 2, 1])
      expect((await world.collect(number, wrong)).body).toMatchObject({
        code: 'CODE_WRONG',
        details: { left },
      });
    expect((await world.collect(number, wrong)).body.code).toBe('CODE_LOCKED');
    expect((await world.collect(number, code)).body.code).toBe('CODE_LOCKED');
    const { version, state } = await world.shown(number);
    expect(state).toBe('LOCKED');
    const { body } = await world.deskGiveCode(number, { version });
    // Told once each: the tries after the lock lock nothing.
    expect(await codeEvents(number)).toEqual([
      ['collection-code-locked.v1', 'agent-1'],
      ['collection-code-renewed.v1', 'admin-1'],
    ]);
    expect((await world.collect(number, code === body.code ? wrong : code)).body.code).toBe('CODE_WRONG');
    expect((await world.collect(number, String(body.code))).status).toBe(200);
    const whats = ((await world.deskShow(number)).body.history as { what: string }[]).map(({ what }) => what);
    expect(whats.filter((what) => /^code|^handed/.test(what)).sort()).toEqual([
      'code-given',
      'code-given',
      'code-locked',
      'handed-over',
    ]);
  });

  test('lets nobody guess more by guessing at once: of eight, four are told that they were wrong', async () => {
    const number = await world.landed();
    const wrong = wrongFor(await world.codeOf(number));
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.collect(number, wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(4);
    expect(codes.every((code) => ['CODE_WRONG', 'CODE_LOCKED', 'BUSY'].includes(String(code)))).toBe(true);
    expect(await world.shown(number)).toMatchObject({ state: 'LOCKED' });
    expect(await codeEvents(number)).toEqual([['collection-code-locked.v1', 'agent-1']]);
  });

  test('has one winner when two counters use it at once', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    const answers = await Promise.all([1, 2, 3].map((n) => world.collect(number, code, { pieces: [n] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await world.arrival(number)).body.handovers).toHaveLength(1);
  });

  test('is spent on nothing that cannot be handed over anyway', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    const { taxNumber: _none, ...without } = papers;
    const asked = [
      await world.collect(number, wrongFor(code), { pieces: [9] }),
      await world.handOver(number, { eventId: newId(), pieces: all, ...without, code: wrongFor(code) }),
      await world.collect(number, wrongFor(code), { storage: 250 }),
      await world.collect(number, '12345'),
    ];
    expect(asked.map(({ body }) => body.code)).toEqual([
      'PIECE_NOT_FOUND',
      'TAX_NUMBER_NEEDED',
      'STORAGE_CHANGED',
      'INVALID_INPUT',
    ]);
    expect(await world.shown(number)).toMatchObject({ state: 'VALID', left: 5 });
  });

  test('ends after thirty days', async () => {
    const number = await world.flown();
    const code = await world.codeOf(number);
    world.at('2026-12-13T15:00:00.000Z');
    for (const step of ['ARR', 'RCF', 'CCD', 'NFD'])
      await world.recordArrival(number, { eventId: newId(), code: step, pieces: all });
    expect((await world.collect(number, code)).body).toMatchObject({
      code: 'CODE_NEEDED',
      message: expect.stringContaining('ended'),
    });
  });

  test('is given by the sender and by staff, from when the flight has left, and by nobody else', async () => {
    world.at('2026-11-13T15:00:00.000Z');
    const { number: booked } = await world.booked();
    expect((await world.giveCode(booked, { version: 0 })).body.code).toBe('NOTHING_TO_COLLECT');
    const number = await world.flown();
    expect((await world.giveCode(number, { version: 0 }, stranger)).status).toBe(404);
    expect((await world.collection(number, undefined, stranger)).status).toBe(404);
    expect((await world.deskGiveCode(number, { version: 0 }, dock)).status).toBe(403);
    expect((await world.giveCode(number, { version: 0 })).status).toBe(200);
  });

  test('given and used by the same person is told as such, for the report of admins; that of the sender is not', async () => {
    const number = await world.landed(forAnother);
    const version = async () => (await world.shown(number)).version;
    const collect = async (code: unknown, n: number) => {
      expect((await world.collect(number, String(code), { pieces: [n] }, desk)).status).toBe(200);
    };
    await collect((await world.deskGiveCode(number, { version: await version() }, desk)).body.code, 1);
    // Their own link of the receiver is no way around it.
    const link = await world.deskReceiverLink(number, { version: 0 }, desk);
    const taken = await world.ask('POST /api/collect/code', {
      headers: { 'collect-link': String(link.body.token) },
      body: { version: await version() },
    });
    await collect(taken.body.code, 2);
    await collect(await world.codeOf(number, await version()), 3);
    const told = (await world.events())
      .filter(({ type, subject }) => type === 'piece-tracked.v1' && subject === number)
      .map(({ data }) => data as { code: string; pieces: number[]; ownCode?: true })
      .filter(({ code }) => code === 'DLV');
    expect(told.map(({ pieces, ownCode }) => [pieces[0], ownCode ?? false]).toSorted()).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  test('clicked twice is one code, and the second click is told so', async () => {
    const number = await world.flown();
    const both = await Promise.all([1, 2].map(() => world.giveCode(number, { version: 0 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('the same handover twice is one, with the first answer; another one under its id is refused', async () => {
  const number = await world.landed();
  const code = await world.codeOf(number);
  const eventId = newId();
  const first = await world.collect(number, code, { eventId, pieces: [1, 2] });
  expect((await world.collect(number, code, { eventId, pieces: [2, 1] })).body).toEqual(first.body);
  expect((await world.collect(number, code, { eventId, pieces: [3] })).body.code).toBe('EVENT_EXISTS');
});

describe('the signature', () => {
  const given = { onPaper: undefined } as const;
  const signed = (number: string, change: object = {}) =>
    world.photographed(number, { purpose: 'HANDOVER_SIGNATURE', contentType: 'image/jpeg', ...change });

  test('and a photo are kept with the handover, for the counter, the desk and the sender', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    const signature = await signed(number);
    const photo = await world.photographed(number, { purpose: 'HANDOVER_PHOTO' });
    const { status, body } = await world.collect(number, code, { ...given, signature, photo });
    expect([status, body.handover]).toEqual([200, expect.objectContaining({ signature, photo })]);
    expect(body.handover).not.toHaveProperty('onPaper');
    const kept = expect.objectContaining({ signature, photo });
    expect((await world.arrival(number)).body.handovers).toEqual([kept]);
    expect((await world.collection(number)).body.handovers).toEqual([kept]);
  });

  test('is needed, unless they signed on paper, and its lack costs no try', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    expect((await world.collect(number, wrongFor(code), given)).body.code).toBe('SIGNATURE_NEEDED');
    expect(await world.shown(number)).toMatchObject({ left: 5 });
    const { body } = await world.collect(number, code);
    expect(body.handover).toMatchObject({ onPaper: true });
  });

  test('is one of this shipment that was sent for this and looked through', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    const withProof = async (proof: object) =>
      (await world.collect(number, code, { ...given, ...proof })).body.code;
    const signature = await signed(number);
    const wrong = [
      { signature: newId() },
      { signature: await signed(await world.landed()) },
      { signature: await world.photographed(number, { purpose: 'GOODS_PHOTO' }) },
      { signature: await signed(number, { state: 'REFUSED' }) },
      { signature, photo: await signed(number) },
    ];
    for (const proof of wrong) expect(await withProof(proof)).toBe('PROOF_NOT_USABLE');
    expect(await withProof({ signature: await signed(number, { state: 'CHECKING' }) })).toBe(
      'PROOF_BEING_CHECKED',
    );
    expect(await withProof({ signature, pieces: [1] })).toBeUndefined();
  });

  test('of one handover is not that of the next', async () => {
    const number = await world.landed();
    const signature = await signed(number);
    const proof = { ...given, signature };
    expect((await world.collect(number, await world.codeOf(number), { ...proof, pieces: [1] })).status).toBe(
      200,
    );
    const second = await world.codeOf(number, (await world.shown(number)).version);
    expect((await world.collect(number, second, { ...proof, pieces: [2] })).body.code).toBe(
      'PROOF_NOT_USABLE',
    );
  });
});

test('storage is free for seven days, then what the counter took must be what it costs', async () => {
  const number = await world.landed();
  const code = await world.codeOf(number);
  world.at(new Date(Date.parse(READY) + 8 * DAY).toISOString());
  const { body } = await world.arrival(number);
  expect(body.storage).toEqual(
    all.map((n) => ({
      n,
      readyAt: READY,
      days: 8,
      freeUntil: '2026-12-08',
      weeks: 1,
      fee: 250,
      more: { after: '2026-12-15', at: '2026-12-16T04:00:00.000Z', fee: 500 },
    })),
  );
  expect((await world.collect(number, code)).body).toMatchObject({
    code: 'STORAGE_CHANGED',
    details: { fee: 750 },
  });
  // The fee is in the books, so how it was paid is asked.
  const taken = { pieces: [1], storage: 250 };
  expect((await world.collect(number, code, taken)).body.code).toBe('STORAGE_METHOD_NEEDED');
  expect((await world.collect(number, code, { ...taken, storageBy: 'CASH' })).body.handover).toMatchObject({
    storage: 250,
    storageBy: 'CASH',
  });
});

test('a hold of the counter or a customs entry that is not released keeps the goods there', async () => {
  const number = await world.landed();
  const code = await world.codeOf(number);
  const { arrival } = (await world.arrival(number)).body as { arrival: { version: number } };
  await world.saveCustoms(number, {
    version: arrival.version,
    entry: { state: 'UNDER_REVIEW', form: 'C73', lines: [] },
  });
  expect((await world.collect(number, code)).body).toMatchObject({
    code: 'BLOCKED',
    message: 'It cannot be handed over: Customs has not released it.',
    details: { blockers: [{ code: 'CUSTOMS', text: 'Customs has not released it' }] },
  });
});

describe('codes, IDs and tax numbers', () => {
  test('are in no event, history or list, and in the table only hashed or sealed', async () => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    const { body } = await world.collect(number, code);
    const { id } = body.handover as { id: string };
    expect((await world.look(number, id)).body).toEqual({ idNumber: 'R0654321', taxNumber: '123456789' });
    const kept = JSON.stringify(await world.stored(''));
    expect(kept).toContain(papers.name);
    for (const secret of ['R0654321', '123456789', '123 456 789']) expect(kept).not.toContain(secret);
    const mine = JSON.stringify(await world.stored(`SHIPMENT#${number}`));
    expect(mine).not.toContain(`"${code}"`);
    expect(JSON.stringify(await world.events())).not.toContain(papers.name);
    expect(JSON.stringify((await world.show(number)).body)).not.toContain('••••');
    expect(JSON.stringify((await world.collection(number)).body)).not.toMatch(/hash|••••/);
  });

  test('are shown only to who may see the shipment, and each look is in its history with the reason', async () => {
    const number = await world.landed();
    const { body } = await world.collect(number, await world.codeOf(number));
    const { id } = body.handover as { id: string };
    await world.look(number, id, inGuyana);
    await world.look(number, id, { userId: 'papers-1', roles: ['documents'] });
    const { history } = (await world.deskShow(number)).body as {
      history: { what: string; by: string; note?: string }[];
    };
    const looks = history.filter(({ what }) => what === 'number-shown');
    expect(looks.map(({ by }) => by).sort()).toEqual(['agent-1', 'papers-1']);
    expect(looks.every(({ note }) => note === 'Customs ask who collected it.')).toBe(true);
    expect((await world.look(number, newId())).status).toBe(404);
  });
});
