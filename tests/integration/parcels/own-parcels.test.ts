import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inShort } from '#domain/next-step/in-short.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { codeIn, ownersOf, ownIn, whole } from './worlds/owner.world.ts';
import {
  ann,
  ben,
  benchParcel,
  nextCode,
  otherUps,
  type ParcelsWorld,
  staff,
  startParcelsWorld,
} from './worlds/parcels.world.ts';

let world: ParcelsWorld;
let owners: ReturnType<typeof ownersOf>;
beforeEach(async () => {
  world = await startParcelsWorld();
  owners = ownersOf(world);
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

/** A parcel in Ann's mailbox of which nothing is said. */
const anns = async (change: Parameters<ParcelsWorld['receive']>[0] = {}): Promise<string> =>
  benchParcel(await world.receive({ mailbox: world.mailboxes.ann.number, ...change })).code;
const holds = async (code: string) => ownIn(await show(code)).holds.map(({ kind }) => kind);
const show = async (code: string) => {
  const { status, body } = await owners.show(code);
  return { status, body: body.parcel as Record<string, unknown> };
};
const desk = (deed: string, code: string, body: object) =>
  world.ask(`POST /api/desk/parcels/{code}/${deed}`, { as: staff, params: { code }, body });
const charges = async () =>
  (await world.events()).flatMap(({ data: { charge, amount } }) =>
    charge === undefined ? [] : [{ charge, amount }],
  );
const { extraPhotos, returnToStore } = defaultRateCard.card;

/** Every endpoint about one parcel, as somebody asks it who may not. */
const asked = (code: string, as: typeof ann) => [
  owners.show(code, as),
  owners.declare(code, 1, whole, as),
  owners.post('photos', code, { version: 1, price: extraPhotos.price }, as),
  owners.post('not-mine', code, { version: 1 }, as),
  owners.post('return', code, { version: 1, fee: returnToStore }, as),
  owners.keep(code, 1, as),
  owners.post('disposal', code, { version: 1 }, as),
];

describe('a parcel of somebody else', () => {
  test('is answered in every way like one that does not exist, and is in no list', async () => {
    const code = await anns();
    const { code: nobodys } = benchParcel(await world.receive({ scanned: otherUps }));
    const missing = await Promise.all(asked(nextCode(), ben));
    for (const foreign of [code, nobodys]) expect(await Promise.all(asked(foreign, ben))).toEqual(missing);
    expect(missing.map(({ status }) => status)).toEqual(missing.map(() => 404));
    expect([await owners.mine('here', ben), await owners.mine('all', ben)]).toEqual([[], []]);
    expect((await owners.mine()).map((parcel) => parcel.code)).toEqual([code]);
    expect((await world.stored(code))?.version).toBe(1);
  });

  test('is counted for its owner alone', async () => {
    const code = await anns();
    await owners.declare(code, 1, { ...whole, invoice: await owners.file() });
    await anns({ another: true });
    await owners.announce(otherUps);
    const counts = async (as: typeof ann = ann) => (await world.ask('GET /api/parcels/counts', { as })).body;
    const needy = (await owners.mine()).find((parcel) => parcel.holds.length > 0);
    if (needy === undefined) throw new Error('No parcel needs her.');
    expect(await counts()).toEqual({
      here: 2,
      expected: 1,
      needYou: 1,
      ready: 1,
      // In the words of its own page.
      toDo: [{ code: needy.code, title: expect.stringMatching(/^UPS …/), next: inShort(needy.next) }],
    });
    expect(await counts(ben)).toEqual({ here: 0, expected: 0, needYou: 0, ready: 0, toDo: [] });
  });

  test('asked for without signing in is refused', async () => {
    const code = await anns();
    const { status } = await world.ask('GET /api/parcels/{code}', {
      as: undefined as never,
      params: { code },
    });
    expect(status).toBe(401);
  });
});

describe('its owner', () => {
  test('sees what is here, without shelf, colleague, label or earlier owner, and clears the holds with one form', async () => {
    const code = await anns({ label: { name: 'Annie P' } });
    expect(await holds(code)).toEqual(['INVOICE_MISSING', 'VALUE_MISSING', 'DANGERS_UNANSWERED']);
    const { body } = await owners.show(code);
    // The deadline of a step is called `by`, too.
    const { next: _, ...seen } = body.parcel as OwnParcel;
    expect(JSON.stringify({ ...body, parcel: seen })).not.toMatch(/clerk-1|Annie|B-04|"by"|receivedBy/);
    const [listed] = await owners.mine();
    expect([listed?.next, listed?.next.todo?.act]).toEqual([(body.parcel as OwnParcel).next, 'DECLARE']);
    const invoice = await owners.file();
    const cleared = ownIn(await owners.declare(code, 1, { ...whole, invoice }));
    expect([cleared.holds, cleared.next.todo?.title]).toEqual([[], 'Send it on by Mon, Dec 28']);
    expect((await world.history(code)).map(({ what }) => what)).toEqual(['declared', 'received']);
    // The same again is nothing, and another window is shown what is true.
    expect(ownIn(await owners.declare(code, 1, { ...whole, invoice })).version).toBe(2);
    expect(await owners.declare(code, 1, { ...whole, store: 'Other' })).toMatchObject({
      status: 409,
      body: { code: 'PARCEL_CHANGED', details: { parcel: { code, version: 2 } } },
    });
  });

  test('sends no file of somebody else, of another purpose, or that was not released', async () => {
    const code = await anns();
    const wrong = [
      await owners.file({ subject: { kind: 'person', id: 'ben' } }),
      await owners.file({ subject: { kind: 'parcel', id: code }, purpose: 'PARCEL_PHOTO' }),
      await owners.file({ purpose: 'RETURN_LABEL' }),
      await owners.file({ state: 'ASKED', settledAt: undefined }),
      newId(),
    ];
    for (const invoice of wrong)
      expect(codeIn(await owners.declare(code, 1, { ...whole, invoice }))).toBe('FILE_NOT_FOUND');
    for (const label of [wrong[0], wrong[4], await owners.file()])
      expect(codeIn(await owners.post('return', code, { version: 1, fee: returnToStore, label }))).toBe(
        'FILE_NOT_FOUND',
      );
    expect((await world.stored(code))?.version).toBe(1);
  });

  test('sends another invoice for the one that staff sent back, and reads why', async () => {
    const code = await anns();
    await owners.declare(code, 1, { ...whole, invoice: await owners.file() });
    await desk('invoice', code, { version: 2, verdict: 'REJECTED', reason: 'Too dark to read.' });
    const { holds: held } = ownIn(await show(code));
    expect(held).toMatchObject([{ kind: 'INVOICE_MISSING', note: 'Too dark to read.' }]);
    expect(codeIn(await owners.declare(code, 3, { ...whole, invoice: 'NONE' }))).toBe('STEP_NOT_POSSIBLE');
    expect(ownIn(await owners.declare(code, 3, { ...whole, invoice: await owners.file() })).holds).toEqual(
      [],
    );
  });

  test('asks for photos at the price they saw, once; they are charged when they are taken', async () => {
    const code = await anns();
    expect(await owners.post('photos', code, { version: 1, price: 1 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', details: extraPhotos },
    });
    const ask = () => owners.post('photos', code, { version: 1, price: extraPhotos.price });
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.stored(code))?.version).toBe(2);
    expect(await charges()).toEqual([]);
    const photo = () => owners.file({ subject: { kind: 'parcel', id: code }, purpose: 'PARCEL_PHOTO' });
    await Promise.all([photo(), photo(), photo()]);
    await desk('photos', code, { version: 2 });
    await desk('photos', code, { version: 2 });
    expect(await charges()).toEqual([{ charge: 'EXTRA_PHOTOS', amount: extraPhotos.price }]);
  });

  test('has it sent back for the fee they saw, keeps it after all, and pays once it is with the carrier', async () => {
    const code = await anns();
    const label = await owners.file({ purpose: 'RETURN_LABEL' });
    const send = (version: number, fee = returnToStore) =>
      owners.post('return', code, { version, label, fee, note: 'Wrong size' });
    expect(codeIn(await send(1, 1))).toBe('PRICE_CHANGED');
    expect(ownIn(await send(1)).state).toBe('RETURNING');
    expect(ownIn(await owners.keep(code, 2)).state).toBe('IN_STORAGE');
    expect(ownIn(await send(3)).back).toMatchObject({ label, fee: returnToStore });
    const receipt = await owners.file({
      subject: { kind: 'parcel', id: code },
      purpose: 'RETURN_RECEIPT',
      askedBy: 'clerk-1',
    });
    expect((await desk('handed-over', code, { version: 4, receipt })).status).toBe(200);
    expect(await charges()).toEqual([{ charge: 'RETURN_TO_STORE', amount: returnToStore }]);
    expect(codeIn(await owners.keep(code, 5))).toBe('STEP_NOT_POSSIBLE');
    expect((await owners.mine()).map((parcel) => parcel.code)).toEqual([]);
    expect((await owners.mine('all')).map(({ state }) => state)).toEqual(['RETURNED']);
  });

  test('lets dispose of what may not fly, and of nothing else', async () => {
    const code = await anns({ seen: [{ code: 'POWER_BANK' }] });
    const other = await anns({ scanned: otherUps });
    expect(codeIn(await owners.post('disposal', other, { version: 1 }))).toBe('STEP_NOT_POSSIBLE');
    expect(ownIn(await owners.post('disposal', code, { version: 1 })).disposal).toHaveProperty('agreedAt');
    expect((await desk('dispose', code, { version: 2, because: 'A power bank.' })).status).toBe(200);
  });
});

describe('“This is not mine”', () => {
  test('takes it out of the mailbox at once, with what was said of it; its history keeps who saw it, and whoever is next reads nothing of it', async () => {
    const code = await anns();
    await owners.declare(code, 1, { ...whole, store: 'Secret Store' });
    const back = () => owners.post('not-mine', code, { version: 2, note: 'It has Ben on it.' });
    expect((await back()).body).toEqual({ code });
    // The answer was lost: the same again is the same.
    expect((await back()).body).toEqual({ code });
    expect([(await owners.show(code)).status, await owners.mine('all')]).toEqual([404, []]);
    expect(await world.stored(code)).toMatchObject({
      state: 'UNIDENTIFIED',
      declaration: { lines: [] },
      before: [{ ownerId: 'ann', mailbox: world.mailboxes.ann.number }],
    });
    world.at('2026-11-28T16:00:00.000Z');
    await desk('owner', code, {
      version: 3,
      mailbox: world.mailboxes.ben.number,
      because: 'It was with Ann Persaud, and his name is on the box.',
    });
    const { body } = await owners.show(code, ben);
    expect(JSON.stringify(body)).not.toMatch(/ann|Secret|It has Ben|not-mine|his name/i);
    expect((body.history as { what: string }[]).map(({ what }) => what)).toEqual(['assigned', 'received']);
    // Ann is told nothing of whose it is, not even by asking again.
    expect((await back()).status).toBe(404);
    expect((await owners.show(code)).status).toBe(404);
  });

  test('is refused with what is true where somebody changed it, or it is on its way', async () => {
    const code = await anns();
    await owners.declare(code, 1, whole);
    expect(codeIn(await owners.post('not-mine', code, { version: 1 }))).toBe('PARCEL_CHANGED');
    await owners.post('return', code, { version: 2, fee: returnToStore });
    expect((await owners.post('not-mine', code, { version: 3 })).status).toBe(200);
  });
});
