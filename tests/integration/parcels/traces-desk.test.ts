import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ben,
  clerk,
  otherClerk,
  otherUps,
  type ParcelsWorld,
  staff,
  startParcelsWorld,
  ups,
} from './worlds/parcels.world.ts';
import { traceIn, tracesOf } from './worlds/traces.world.ts';

let world: ParcelsWorld;
let traces: ReturnType<typeof tracesOf>;
beforeEach(async () => {
  world = await startParcelsWorld();
  traces = tracesOf(world);
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

/** A number of a carrier without check digits. */
const plain = 'AB1234567890';

describe('suspects', () => {
  test('are parcels with the number, whoever has them, and with one like it', async () => {
    const exact = await traces.received({ mailbox: world.mailboxes.ben.number });
    const { reference } = traceIn(await traces.ask());
    expect((await traces.show(reference)).suspects).toMatchObject([
      { code: exact, why: ['the same number'] },
    ]);
    const wrongEnd = await traces.received({ scanned: 'AB1234567891' });
    const wrongBegin = await traces.received({ scanned: 'AC1234567890' });
    const other = await traces.received({ scanned: 'ZZ9876543210' });
    const typed = traceIn(await traces.ask({ tracking: 'AB1234567890' }));
    const found = (await traces.show(typed.reference)).suspects;
    expect(found.map(({ code }) => code).toSorted()).toEqual([wrongEnd, wrongBegin].toSorted());
    expect(found.map(({ code }) => code)).not.toContain(other);
    const withO = traceIn(await traces.ask({ tracking: 'AC123456789O' }));
    expect((await traces.show(withO.reference)).suspects[0]).toMatchObject({
      code: wrongBegin,
      why: ['a number nearly the same'],
    });
  });

  test('are parcels of nobody whose label fits, also those that come later', async () => {
    const { reference } = traceIn(await traces.ask({ nameOnLabel: 'Auntie Marlyn Bacchus' }));
    expect((await traces.show(reference)).suspects).toEqual([]);
    const byName = await traces.received({ scanned: otherUps, label: { name: 'Marlyn Bacchus' } });
    const later = await traces.received();
    const { suspects } = await traces.show(reference);
    expect(suspects.map(({ code }) => code)).toEqual([later, byName]);
    await traces.post('not-here', reference, { version: 1, text: 'It is not here at all.' });
    expect((await traces.show(reference)).suspects).toEqual([]);
  });

  test('who misses a number like that of a parcel is suggested for it', async () => {
    const code = await traces.received({ scanned: 'AB1234567891', label: { name: 'Marlyn Bacchus' } });
    // Another search of theirs, whose name alone could fit, is not the one to open.
    await traces.ask({ tracking: otherUps, nameOnLabel: 'Marlyn Bacchus' });
    const { reference } = traceIn(await traces.ask({ tracking: plain }));
    const { body } = await world.ask('GET /api/desk/parcels/{code}/suggestions', {
      as: staff,
      params: { code },
    });
    expect(body.items).toMatchObject([
      {
        mailbox: world.mailboxes.ann.number,
        name: 'Ann Persaud',
        why: ['misses a number nearly the same', 'misses a parcel, and its label could be theirs'],
        trace: reference,
      },
    ]);
  });
});

describe('shelves', () => {
  test('are those that hold something now, each looked through once by one of two', async () => {
    await traces.received({ shelf: 'B-04' });
    await traces.received({ scanned: otherUps, shelf: 'A-01' });
    for (let at = 10; at < 20; at += 1)
      await traces.received({ scanned: `TBA1234567890${at}`, shelf: 'A-01' });
    const { reference } = traceIn(await traces.ask({ tracking: plain }));
    expect((await traces.show(reference)).shelves).toEqual(['A-01', 'B-04']);
    await Promise.all([
      traces.post('shelves', reference, { shelf: 'b-04' }, clerk),
      traces.post('shelves', reference, { shelf: 'B-04' }, otherClerk),
      traces.post('shelves', reference, { shelf: 'A-01' }),
    ]);
    const { trace } = await traces.show(reference);
    expect(trace.searched.map(({ shelf }) => shelf).toSorted()).toEqual(['A-01', 'B-04']);
    expect(trace.version).toBe(3);
  });

  test('that were emptied are no longer there', async () => {
    const code = await traces.received({ shelf: 'C-09' });
    await world.ask('PUT /api/bench/parcels/{code}', {
      params: { code },
      body: { version: 1, shelf: 'D-01' },
    });
    const { reference } = traceIn(await traces.ask({ tracking: plain }));
    expect((await traces.show(reference)).shelves).toEqual(['D-01']);
  });
});

describe('an answer', () => {
  test('found: the parcel becomes its owner’s together with the end of the search', async () => {
    const code = await traces.received();
    const alert = await world.announce('ann', ups);
    const { reference } = traceIn(await traces.ask());
    const found = await traces.post('found', reference, { version: 1, code, note: 'Torn label.' });
    expect(traceIn(found)).toMatchObject({ state: 'FOUND', parcel: code, answer: { text: 'Torn label.' } });
    expect(await world.stored(code)).toMatchObject({
      ownerId: 'ann',
      state: 'IN_STORAGE',
      matchedBy: 'TRACE',
      preAlert: alert.id,
    });
    expect((await world.history(code))[0]).toMatchObject({
      what: 'assigned',
      by: staff.userId,
      text: `Found by search ${reference}. Torn label.`,
    });
    expect(await traces.told('parcel-changed.v1')).toMatchObject([{ what: ['assigned'], ownerId: 'ann' }]);
    expect((await traces.told('parcel-trace-changed.v1')).at(-1)).toMatchObject({
      what: 'found',
      parcel: code,
    });
    // By that, whoever tells of it knows that the search has an answer of its own.
    expect(await world.stored(code)).toMatchObject({ matchedBy: 'TRACE' });
    // Sent again, it is the same answer.
    expect((await traces.post('found', reference, { version: 1, code })).status).toBe(200);
    expect(await traces.told('parcel-changed.v1')).toHaveLength(1);
    expect(await traces.own()).toMatchObject([{ state: 'FOUND', parcel: code }]);
  });

  test('found: what is in somebody else’s mailbox is taken from there first', async () => {
    const code = await traces.received({ mailbox: world.mailboxes.ben.number });
    const { reference } = traceIn(await traces.ask());
    const refused = await traces.post('found', reference, { version: 1, code });
    expect([refused.status, refused.body.code]).toEqual([409, 'PARCEL_TAKEN']);
    expect((await traces.show(reference)).trace.state).toBe('OPEN');
    const handed = await world.ask('POST /api/desk/parcels/{code}/owner', {
      as: staff,
      params: { code },
      body: { version: 1, because: 'The invoice says so.' },
    });
    expect(handed.body).toMatchObject({ state: 'UNIDENTIFIED' });
    expect((await traces.post('found', reference, { version: 1, code })).body).toMatchObject({
      state: 'FOUND',
    });
    expect((await world.stored(code))?.ownerId).toBe('ann');
  });

  test('found: two searches for one parcel end with one owner', async () => {
    const code = await traces.received();
    const [anns, bens] = [traceIn(await traces.ask()), traceIn(await traces.ask({}, ben))];
    const answers = await Promise.all(
      [anns, bens].map(({ reference }) => traces.post('found', reference, { version: 1, code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const states = await Promise.all([traces.own(), traces.own(ben)]);
    expect(states.map(([one]) => one?.state).toSorted()).toEqual(['FOUND', 'OPEN']);
    const winner = states[0]?.[0]?.state === 'FOUND' ? 'ann' : 'ben';
    expect((await world.stored(code))?.ownerId).toBe(winner);
  });

  test('found: a parcel that came into their mailbox meanwhile ends the search, and does not change', async () => {
    const { reference } = traceIn(await traces.ask());
    const code = await traces.received({ mailbox: world.mailboxes.ann.number });
    expect((await traces.show(reference)).suspects[0]?.code).toBe(code);
    expect(traceIn(await traces.post('found', reference, { version: 1, code })).state).toBe('FOUND');
    expect((await world.stored(code))?.version).toBe(1);
  });

  test('not here: said with what was done; a colleague who has not seen it is shown it', async () => {
    const { reference } = traceIn(await traces.ask());
    await traces.post('shelves', reference, { shelf: 'B-04' });
    const text = 'We looked through every shelf, and the cage.';
    const late = await traces.post('not-here', reference, { version: 1, text });
    expect(late.body).toMatchObject({ code: 'TRACE_CHANGED', details: { trace: { version: 2 } } });
    expect((await traces.post('not-here', reference, { version: 2, text: 'No.' })).status).toBe(400);
    await traces.post('not-here', reference, { version: 2, text });
    expect(await traces.own()).toMatchObject([{ state: 'NOT_HERE', answer: { text }, shelvesSearched: 1 }]);
    expect((await traces.withdraw(reference, 3)).body.code).toBe('TRACE_CLOSED');
    expect((await traces.post('found', reference, { version: 3, code: 'PCL-00000000' })).body.code).toBe(
      'PARCEL_NOT_FOUND',
    );
  });
});
