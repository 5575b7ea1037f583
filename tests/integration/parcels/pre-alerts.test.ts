import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PRE_ALERT_DAYS } from '#domain/parcels/alerts/pre-alert.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Asked } from '../../support/call.ts';
import { alertIn, codeIn, ownersOf, whole } from './worlds/owner.world.ts';
import {
  ann,
  ben,
  benchParcel,
  otherUps,
  type ParcelsWorld,
  saturday,
  staff,
  startParcelsWorld,
  ups,
} from './worlds/parcels.world.ts';

let world: ParcelsWorld;
let owners: ReturnType<typeof ownersOf>;
beforeEach(async () => {
  world = await startParcelsWorld();
  owners = ownersOf(world);
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

/** An id under which the desk kept Ann before. */
const keptAs = 'p-019a1d3c-0000-7000-8000-0000000000d1';

const dayAfter = (days: number): string =>
  new Date(new Date(saturday).getTime() + days * 86_400_000).toISOString();
const told = async () =>
  (await world.events()).filter(({ type }) => type === 'pre-alert-changed.v1').map(({ data }) => data.what);

describe('a number', () => {
  test('is announced once by one person, whatever case and spaces, at the same moment too, and under each of their ids', async () => {
    const both = await Promise.all([owners.announce(ups), owners.announce('1z 999 aa1 0123456784')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await owners.announce(ups.toLowerCase());
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_ANNOUNCED', details: { preAlert: { tracking: ups, ownerId: 'ann' } } },
    });
    await world.announce(keptAs, otherUps);
    const asOther = { ...ann, keptAs: [keptAs] };
    expect(codeIn(await owners.announce(otherUps, { as: asOther }))).toBe('ALREADY_ANNOUNCED');
    expect(await owners.announced('open', asOther)).toHaveLength(2);
    expect(await owners.announced()).toHaveLength(1);
  });

  test('is read by its id, as it is now, and that of somebody else is not found', async () => {
    const { id } = alertIn(await owners.announce(ups));
    const show = (which: string, as: Asked['as'] = ann) =>
      world.ask('GET /api/pre-alerts/{id}', { as, params: { id: which } });
    expect(await show(id)).toMatchObject({ status: 200, body: { id, state: 'PENDING_ARRIVAL' } });
    expect(await show(id, ben)).toEqual(await show(newId(), ben));
    expect(await show(id, ben)).toMatchObject({ status: 404, body: { code: 'PRE_ALERT_NOT_FOUND' } });
    world.at(dayAfter(PRE_ALERT_DAYS));
    expect((await show(id)).body.state).toBe('EXPIRED');
  });

  test('that somebody else announced, or has here, is announced like any other: the answer tells no difference', async () => {
    await owners.announce(ups, { as: ben });
    benchParcel(await world.receive({ scanned: otherUps, mailbox: world.mailboxes.ben.number }));
    const answers = [
      alertIn(await owners.announce(ups)),
      alertIn(await owners.announce(otherUps)),
      alertIn(await owners.announce('TBA300000000001')),
    ];
    const shapes = answers.map(({ id, tracking, carrier, changedAt, createdAt, expiresAt, ...rest }) => rest);
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect(await owners.mine()).toEqual([]);
  });

  test('that is none is refused in words', async () => {
    expect(await owners.announce('my shoes')).toMatchObject({
      status: 422,
      body: { code: 'TRACKING_INVALID' },
    });
  });

  test('can be announced again after the pre-alert was taken back, or has expired without anybody writing it down', async () => {
    const first = alertIn(await owners.announce(ups));
    expect((await owners.takeBack(first.id, 1)).status).toBe(200);
    const second = alertIn(await owners.announce(ups));
    world.at(dayAfter(PRE_ALERT_DAYS + 1));
    expect(await owners.announced()).toEqual([]);
    const third = alertIn(await owners.announce(ups));
    expect((await owners.announced()).map(({ id }) => id)).toEqual([third.id]);
    const all = await owners.announced('all');
    expect(all.map(({ id, state }) => [id, state])).toEqual([
      [third.id, 'PENDING_ARRIVAL'],
      [second.id, 'EXPIRED'],
      [first.id, 'CANCELLED'],
    ]);
  });
});

describe('a form', () => {
  test('sent twice gets the answer of the first, also at the same moment; under another person it is refused', async () => {
    const id = newId();
    const twice = await Promise.all([owners.announce(ups, { id }), owners.announce(ups, { id })]);
    expect(twice.map((answer) => alertIn(answer).id)).toEqual([id, id]);
    expect(alertIn(await owners.announce(otherUps, { id })).tracking).toBe(ups);
    expect(codeIn(await owners.announce(ups, { id, as: ben }))).toBe('PRE_ALERT_EXISTS');
    expect(await told()).toEqual(['announced']);
  });

  test('of somebody without a mailbox is refused', async () => {
    const nobody = { userId: 'carl', roles: ['customer'] as const };
    expect(codeIn(await owners.announce(ups, { as: nobody }))).toBe('MAILBOX_NOT_FOUND');
  });

  test('takes an invoice of its owner alone, for this purpose, that passed our check', async () => {
    const wrong = [
      await owners.file({ subject: { kind: 'person', id: 'ben' }, askedBy: 'ben' }),
      await owners.file({ purpose: 'ID_DOCUMENT' }),
      await owners.file({ state: 'ASKED', settledAt: undefined }),
      await owners.file({ state: 'REFUSED', reason: 'NOT_AS_SAID' }),
      newId(),
    ];
    for (const invoice of wrong)
      expect(await owners.announce(ups, { declaration: { ...whole, invoice } })).toMatchObject({
        status: 422,
        body: { code: 'FILE_NOT_FOUND', message: 'We do not have this file. Remove it, and send it again.' },
      });
    expect(await owners.announced('all')).toEqual([]);
    const invoice = await owners.file();
    const alert = alertIn(await owners.announce(ups, { declaration: { ...whole, invoice } }));
    expect(alert.declaration.invoice).toMatchObject({ state: 'PROVIDED', file: invoice });
  });

  test('two hundred may wait, and no more', async () => {
    for (let count = 0; count < 200; count += 1)
      await world.announce('ann', `SAMPLE${String(count).padStart(8, '0')}`);
    expect(await owners.announce(ups)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_PRE_ALERTS' } });
    const [one] = await owners.announced();
    await owners.takeBack(one?.id ?? '', one?.version ?? 0);
    expect((await owners.announce(ups)).status).toBe(200);
  });
});

describe('a change', () => {
  test('is made by its owner alone, from what they saw, until the parcel has come', async () => {
    const { id } = alertIn(await owners.announce(ups));
    const other = { ...whole, store: 'Other Store' };
    expect(codeIn(await owners.change(id, 1, ups, other, ben))).toBe('PRE_ALERT_NOT_FOUND');
    expect(codeIn(await owners.takeBack(id, 1, ben))).toBe('PRE_ALERT_NOT_FOUND');
    expect(codeIn(await owners.change(newId(), 1, ups, other))).toBe('PRE_ALERT_NOT_FOUND');
    expect(alertIn(await owners.change(id, 1, ups, other)).declaration.store).toBe('Other Store');
    expect(codeIn(await owners.change(id, 1, ups, whole))).toBe('PRE_ALERT_CHANGED');
    benchParcel(await world.receive());
    expect(await owners.change(id, 3, ups, whole)).toMatchObject({
      status: 409,
      body: { code: 'PRE_ALERT_CLOSED', details: { preAlert: { state: 'MATCHED' } } },
    });
  });

  test('of the number lets the old one go and takes the new one, once', async () => {
    const first = alertIn(await owners.announce(ups));
    const second = alertIn(await owners.announce(otherUps));
    expect(codeIn(await owners.change(first.id, 1, otherUps))).toBe('ALREADY_ANNOUNCED');
    await owners.takeBack(second.id, 1);
    expect(alertIn(await owners.change(first.id, 1, otherUps)).tracking).toBe(otherUps);
    expect(benchParcel(await world.receive({ scanned: ups })).state).toBe('UNIDENTIFIED');
    expect(benchParcel(await world.receive({ scanned: otherUps })).matchedBy).toBe('PRE_ALERT');
  });
});

describe('a parcel that was here before it was announced', () => {
  const named = { label: { name: 'Ann Persaud' } };
  const announced = async (tracking: string, as = ann) => {
    const { id } = alertIn(await owners.announce(tracking, { as }));
    await world.follow();
    await world.follow();
    return (await owners.announced('all', as)).find((alert) => alert.id === id);
  };

  test('is the announcer’s where its label agrees, with the declaration, and both are told', async () => {
    const { code } = benchParcel(await world.receive(named));
    const alert = await announced('1z 999 aa1 0123456784');
    expect(alert).toMatchObject({ state: 'MATCHED', parcel: code });
    expect(await world.stored(code)).toMatchObject({
      state: 'IN_STORAGE',
      ownerId: 'ann',
      mailbox: world.mailboxes.ann.number,
      matchedBy: 'PRE_ALERT',
      preAlert: alert?.id,
      declaration: { store: 'Sample Store' },
    });
    expect((await world.history(code)).map(({ what }) => what)).toEqual(['assigned', 'received']);
    const changed = (await world.events()).filter(({ type }) => type === 'parcel-changed.v1');
    expect(changed.map(({ data }) => data)).toMatchObject([{ code, ownerId: 'ann', what: ['assigned'] }]);
    expect(codeIn(await owners.announce(ups))).toBe('ALREADY_ANNOUNCED');
  });

  test.each([
    ['whose label nobody read', {}],
    ['whose label names another', { name: 'Ben Singh' }],
    ['whose label has another’s number, misread', { name: 'Ben Singh', mailbox: '1O002' }],
    ['whose label names nobody here', { name: 'Zelda Quintero' }],
  ])('%s is not had by its number alone; the desk is shown who announced it', async (_, label) => {
    const { code } = benchParcel(await world.receive({ label }));
    world.at('2026-11-28T15:20:00.000Z');
    expect((await announced(ups))?.state).toBe('PENDING_ARRIVAL');
    expect(await world.stored(code)).toMatchObject({ state: 'UNIDENTIFIED', version: 1 });
    expect((await owners.show(code)).status).toBe(404);
    const { body } = await world.ask('GET /api/desk/parcels/{code}/suggestions', {
      as: staff,
      params: { code },
    });
    const announcer = (body.items as { mailbox: string; why: string[] }[]).find(
      ({ mailbox }) => mailbox === world.mailboxes.ann.number,
    );
    expect(announcer?.why).toContain('announced this number');
  });

  test('is not had by a pre-alert that got its number later', async () => {
    const { id } = alertIn(await owners.announce(otherUps));
    world.at('2026-11-28T15:10:00.000Z');
    const { code } = benchParcel(await world.receive());
    world.at('2026-11-28T15:20:00.000Z');
    await owners.change(id, 1, ups);
    await world.follow();
    expect((await world.stored(code))?.state).toBe('UNIDENTIFIED');
  });

  test('of one name and two people is nobody’s until a person decides', async () => {
    await world.mailboxOf('cleo', 'Ann', 'Persaud');
    const { code } = benchParcel(await world.receive(named));
    world.at('2026-11-28T15:20:00.000Z');
    await announced(ups);
    expect((await world.stored(code))?.state).toBe('UNIDENTIFIED');
  });

  test('stays nobody’s while its label is another’s, two announced it, or the announcer had handed it back', async () => {
    const bens = { mailbox: world.mailboxes.ben.number, name: 'Ben Singh' };
    await world.announce('ann', ups);
    const labeled = benchParcel(await world.receive({ label: bens }));
    expect(labeled.state).toBe('UNIDENTIFIED');
    await world.announce('ben', otherUps);
    await owners.announce(otherUps);
    const two = benchParcel(await world.receive({ scanned: otherUps }));
    expect(two.state).toBe('UNIDENTIFIED');

    const scanned = 'TBA300000000001';
    const { number: mailbox } = world.mailboxes.ann;
    const handed = benchParcel(await world.receive({ scanned, mailbox, ...named }));
    await owners.post('not-mine', handed.code, { version: 1 });
    expect((await announced(scanned))?.state).toBe('PENDING_ARRIVAL');
    expect((await world.stored(handed.code))?.state).toBe('UNIDENTIFIED');
  });

  test('in the announcer’s mailbox gets what they announced, unless they said it on the parcel', async () => {
    const { code } = benchParcel(await world.receive({ mailbox: world.mailboxes.ann.number }));
    expect(await announced(ups)).toMatchObject({ state: 'MATCHED', parcel: code });
    expect((await world.stored(code))?.declaration.store).toBe('Sample Store');
  });

  test('of which two announce the number at the same moment is one’s at most, and never both’s', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scanned = `TBA98765432101${round}`;
      const { code } = benchParcel(await world.receive({ scanned, ...named }));
      await Promise.all([owners.announce(scanned), owners.announce(scanned, { as: ben })]);
      await Promise.all([world.follow(), world.follow()]);
      expect([undefined, 'ann']).toContain((await world.stored(code))?.ownerId);
    }
  });
});

describe('whoever knows a number', () => {
  test('learns by no read of the table whether it is here: every announcement and every search reads the same', async () => {
    await world.receive({ scanned: ups, mailbox: world.mailboxes.ben.number });
    await world.receive({ scanned: otherUps, label: { name: 'Ben Singh' } });
    const callsOf = async (route: string, body: object) => {
      const calls: string[] = [];
      const { status } = await world.ask(
        route,
        { as: ann, body: { id: newId(), ...body } },
        { before: (command) => void calls.push(command) },
      );
      expect(status).toBe(200);
      return calls.toSorted();
    };
    const announce = (tracking: string) => callsOf('POST /api/pre-alerts', { tracking, declaration: whole });
    const miss = (tracking: string) =>
      callsOf('POST /api/parcel-traces', { tracking, contents: 'Shoes', proof: [] });
    for (const ask of [miss, announce]) {
      // With the first of their own, the lists of the announcer are no longer empty.
      await ask('TBA300000000001');
      const unknown = await ask('TBA300000000002');
      expect(await ask(ups)).toEqual(unknown);
      expect(await ask(otherUps)).toEqual(unknown);
    }
  });

  test('tries a hundred out a day at most, also by taking back, and a number is changed five times at most', async () => {
    for (let count = 0; count < 100; count += 1)
      await world.announce('ann', `SAMPLE${String(count).padStart(8, '0')}`, { createdAt: saturday });
    const [one] = await owners.announced();
    await owners.takeBack(one?.id ?? '', one?.version ?? 0);
    expect(await owners.announce(ups)).toMatchObject({
      status: 429,
      body: { message: 'You have announced 100 parcels today. Announce the others tomorrow, or call us.' },
    });
    world.at('2026-11-29T05:00:01.000Z');
    const { id } = alertIn(await owners.announce(ups));
    const tries = [];
    for (let count = 1; count <= 6; count += 1)
      tries.push((await owners.change(id, count, `TBA30000000000${count}`)).status);
    expect(tries).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('its owner is told seven days before it ends, once, and when it has ended', async () => {
  await owners.announce(ups);
  world.at(dayAfter(PRE_ALERT_DAYS - 7.1));
  await world.due();
  expect(await told()).toEqual(['announced']);
  world.at(dayAfter(PRE_ALERT_DAYS - 6.9));
  await world.due();
  await world.due();
  expect(await told()).toEqual(['announced', 'ends-soon']);
  world.at(dayAfter(PRE_ALERT_DAYS + 0.1));
  await world.due();
  await world.due();
  expect(await told()).toEqual(['announced', 'ends-soon', 'expired']);
  expect((await owners.announced('all')).map(({ state }) => state)).toEqual(['EXPIRED']);
});

test('lists are of the caller alone, page by page', async () => {
  for (let count = 0; count < 3; count += 1) await owners.announce(`SAMPLE0000000${count}`);
  await owners.announce(ups, { as: ben });
  const first = await world.ask('GET /api/pre-alerts', { as: ann, query: { limit: '2' } });
  const cursor = String(first.body.next);
  const second = await world.ask('GET /api/pre-alerts', { as: ann, query: { limit: '2', cursor } });
  const numbers = [first, second].flatMap(({ body }) =>
    (body.items as { tracking: string }[]).map(({ tracking }) => tracking),
  );
  expect(numbers.toSorted()).toEqual(['SAMPLE00000000', 'SAMPLE00000001', 'SAMPLE00000002']);
  // A cursor of somebody else's list is none.
  expect(codeIn(await world.ask('GET /api/pre-alerts', { as: ben, query: { cursor } }))).toBe(
    'INVALID_CURSOR',
  );
});
