import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { waiting } from '#lambdas/parcels/told.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Answered } from '../../support/call.ts';
import { ownersOf } from './owner.world.ts';
import {
  ann,
  ben,
  benchParcel,
  clerk,
  otherClerk,
  otherUps,
  type ParcelsWorld,
  saturday,
  staff,
  startParcelsWorld,
  ups,
} from './parcels.world.ts';

let world: ParcelsWorld;
beforeEach(async () => {
  world = await startParcelsWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

type As = { readonly userId: string; readonly roles: readonly 'customer'[] } | typeof ann;
const form = { contents: 'Blue shoes', proof: [] as string[] };
const ask = (change: object = {}, as: As = ann) =>
  world.ask('POST /api/parcel-traces', {
    as: as as typeof ann,
    body: { id: newId(), tracking: ups, ...form, ...change },
  });
const traceIn = ({ status, body }: Answered): Trace => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body.trace ?? body) as Trace;
};
const own = async (as = ann) => (await world.ask('GET /api/parcel-traces', { as })).body.items as Trace[];
const show = async (reference: string) =>
  (await world.ask('GET /api/desk/parcel-traces/{reference}', { as: staff, params: { reference } }))
    .body as unknown as {
    readonly trace: Trace;
    readonly shelves: readonly string[];
    readonly suspects: readonly { readonly code: string; readonly why: readonly string[] }[];
  };
const post = (deed: string, reference: string, body: object, as = staff) =>
  world.ask(`POST /api/desk/parcel-traces/{reference}/${deed}`, { as, params: { reference }, body });
const withdraw = (reference: string, version: number, as = ann) =>
  world.ask('POST /api/parcel-traces/{reference}/withdraw', { as, params: { reference }, body: { version } });
const received = async (change: Parameters<ParcelsWorld['receive']>[0] = {}) =>
  benchParcel(await world.receive(change)).code;
const eventsOf = async (type: string) =>
  (await world.events()).filter((event) => event.type === type).map(({ data }) => data);
/** UPS as one would mistype it: its check digit still has to fit, so another carrier's number without one. */
const plain = 'AB1234567890';

describe('asking', () => {
  test('makes a search that is answered within four hours in which the dock is open', async () => {
    const trace = traceIn(await ask());
    // Saturday, ten in the morning; the dock closes at two.
    expect(trace).toMatchObject({
      state: 'OPEN',
      tracking: ups,
      carrier: 'UPS',
      mailbox: world.mailboxes.ann.number,
      promisedBy: '2026-11-28T19:00:00.000Z',
    });
    expect(await own()).toMatchObject([{ reference: trace.reference, shelvesSearched: 0 }]);
    expect(await eventsOf('parcel-trace-changed.v1')).toMatchObject([{ what: 'asked', by: 'ann' }]);
    const tasks = waiting.sources(world.tables.client(), world.tables.parcels, () => new Date(saturday));
    expect(await tasks.trace?.of(trace.reference)).toEqual([
      { kind: 'TRACE', since: saturday, due: trace.promisedBy },
    ]);
    expect((await tasks.trace?.open({ after: undefined, limit: 10 }))?.items).toEqual([trace.reference]);
  });

  test('by the same form twice, at the same moment too, is one search', async () => {
    const id = newId();
    const answers = await Promise.all([ask({ id }), ask({ id }), ask({ id })]);
    expect(new Set(answers.map((answer) => traceIn(answer).reference)).size).toBe(1);
    expect(await own()).toHaveLength(1);
    expect(traceIn(await ask({ id, tracking: otherUps })).tracking).toBe(ups);
    expect((await ask({ id }, ben)).body.code).toBe('TRACE_EXISTS');
  });

  test('for a number that we search for is refused, until that search has ended', async () => {
    const { reference, version } = traceIn(await ask());
    expect((await ask({ tracking: ups.toLowerCase() })).body.code).toBe('TRACE_EXISTS');
    await withdraw(reference, version);
    expect((await ask()).status).toBe(200);
  });

  test('stops at twenty that are open', async () => {
    for (let at = 0; at < 20; at += 1) traceIn(await ask({ tracking: `${plain}${at + 10}` }));
    expect((await ask()).body.code).toBe('TOO_MANY_TRACES');
    expect((await ask({}, ben)).status).toBe(200);
    const [first] = await own();
    await withdraw(first?.reference ?? '', 1);
    expect((await ask()).status).toBe(200);
  });

  test('is told at once where the parcel is in the own mailbox, and nothing is searched for', async () => {
    const code = await received({ mailbox: world.mailboxes.ann.number });
    expect(await ask({ tracking: '1z 999 aa1 01 2345 6784' })).toMatchObject({
      status: 200,
      body: { parcel: code },
    });
    expect(await own()).toEqual([]);
  });

  test('with a mistake in the number is refused in words', async () => {
    expect(await ask({ tracking: '1Z999AA10123456785' })).toMatchObject({
      status: 422,
      body: { code: 'TRACKING_INVALID', message: expect.stringContaining('One character') },
    });
  });

  test('takes only released files of the one who asks', async () => {
    const { file } = ownersOf(world);
    const mine = await file({ purpose: 'TRACE_PROOF' });
    const bens = await file({
      purpose: 'TRACE_PROOF',
      subject: { kind: 'person', id: 'ben' },
      askedBy: 'ben',
    });
    const checked = await file({ purpose: 'TRACE_PROOF', state: 'ASKED' });
    const invoice = await file();
    for (const proof of [bens, checked, invoice, newId()])
      expect([proof, (await ask({ proof: [mine, proof] })).body.code]).toEqual([proof, 'FILE_NOT_FOUND']);
    expect(traceIn(await ask({ proof: [mine] })).proof).toEqual([mine]);
  });
});

describe('privacy', () => {
  /** An answer without what is different by chance. */
  const bare = ({ status, body }: Answered) => {
    const { reference, ...trace } = traceIn({ status, body } as Answered);
    return { status, keys: Object.keys(body), trace };
  };

  test('an answer is the same whether somebody else has the parcel, announced it, misses it, or nobody knows it', async () => {
    const unknown = bare(await ask({ tracking: otherUps }));
    await received({ mailbox: world.mailboxes.ben.number });
    await world.announce('ben', ups);
    await ask({}, ben);
    const others = bare(await ask());
    expect({ ...others, trace: { ...others.trace, tracking: otherUps } }).toEqual(unknown);
  });

  test('a parcel of nobody is not told of, however exactly it is named', async () => {
    const code = await received();
    const answer = await ask();
    expect(JSON.stringify(answer.body)).not.toContain(code);
    expect(JSON.stringify(await own())).not.toContain(code);
  });

  test('searches of others are not found, not ended and not counted, and the desk’s are not opened', async () => {
    const { reference } = traceIn(await ask());
    expect(await own(ben)).toEqual([]);
    const others = await withdraw(reference, 1, ben);
    const nones = await withdraw('TRC-000000', 1, ben);
    expect(others).toEqual(nones);
    expect(others.body.code).toBe('TRACE_NOT_FOUND');
    const params = { reference };
    for (const [route, body] of [
      ['GET /api/desk/parcel-traces', undefined],
      ['GET /api/desk/parcel-traces/{reference}', undefined],
      ['POST /api/desk/parcel-traces/{reference}/shelves', { shelf: 'B-04' }],
      ['POST /api/desk/parcel-traces/{reference}/found', { version: 1, code: 'PCL-00000000' }],
    ] as const)
      expect([route, (await world.ask(route, { as: ann, params, body })).status]).toEqual([route, 403]);
  });

  test('the owner learns neither who searched nor where', async () => {
    await received();
    const { reference } = traceIn(await ask());
    await post('shelves', reference, { shelf: 'B-04' });
    await post('not-here', reference, { version: 2, text: 'We looked through every shelf.' });
    const said = JSON.stringify(await own());
    expect(said).toContain('We looked through every shelf.');
    expect(said).not.toMatch(/staff-1|B-04/);
  });
});

describe('suspects', () => {
  test('are parcels with the number, whoever has them, and with one like it', async () => {
    const exact = await received({ mailbox: world.mailboxes.ben.number });
    const { reference } = traceIn(await ask());
    expect((await show(reference)).suspects).toMatchObject([{ code: exact, why: ['the same number'] }]);
    const wrongEnd = await received({ scanned: 'AB1234567891' });
    const wrongBegin = await received({ scanned: 'AC1234567890' });
    const other = await received({ scanned: 'ZZ9876543210' });
    const typed = traceIn(await ask({ tracking: 'AB1234567890' }));
    const found = (await show(typed.reference)).suspects;
    expect(found.map(({ code }) => code).toSorted()).toEqual([wrongEnd, wrongBegin].toSorted());
    expect(found.map(({ code }) => code)).not.toContain(other);
    const withO = traceIn(await ask({ tracking: 'AC123456789O' }));
    expect((await show(withO.reference)).suspects[0]).toMatchObject({
      code: wrongBegin,
      why: ['a number nearly the same'],
    });
  });

  test('are parcels of nobody whose label fits, also those that come later', async () => {
    const { reference } = traceIn(await ask({ nameOnLabel: 'Auntie Marlyn Bacchus' }));
    expect((await show(reference)).suspects).toEqual([]);
    const byName = await received({ scanned: otherUps, label: { name: 'Marlyn Bacchus' } });
    const later = await received();
    const { suspects } = await show(reference);
    expect(suspects.map(({ code }) => code)).toEqual([later, byName]);
    await post('not-here', reference, { version: 1, text: 'It is not here at all.' });
    expect((await show(reference)).suspects).toEqual([]);
  });

  test('who misses a number like that of a parcel is suggested for it', async () => {
    const code = await received({ scanned: 'AB1234567891' });
    await ask({ tracking: plain });
    const { body } = await world.ask('GET /api/desk/parcels/{code}/suggestions', {
      as: staff,
      params: { code },
    });
    expect(body.items).toMatchObject([
      {
        mailbox: world.mailboxes.ann.number,
        name: 'Ann Persaud',
        why: ['misses a number nearly the same'],
      },
    ]);
  });
});

describe('shelves', () => {
  test('are those that hold something now, each looked through once by one of two', async () => {
    await received({ shelf: 'B-04' });
    await received({ scanned: otherUps, shelf: 'A-01' });
    for (let at = 10; at < 20; at += 1) await received({ scanned: `TBA1234567890${at}`, shelf: 'A-01' });
    const { reference } = traceIn(await ask({ tracking: plain }));
    expect((await show(reference)).shelves).toEqual(['A-01', 'B-04']);
    await Promise.all([
      post('shelves', reference, { shelf: 'b-04' }, clerk),
      post('shelves', reference, { shelf: 'B-04' }, otherClerk),
      post('shelves', reference, { shelf: 'A-01' }),
    ]);
    const { trace } = await show(reference);
    expect(trace.searched.map(({ shelf }) => shelf).toSorted()).toEqual(['A-01', 'B-04']);
    expect(trace.version).toBe(3);
  });

  test('that were emptied are no longer there', async () => {
    const code = await received({ shelf: 'C-09' });
    await world.ask('PUT /api/bench/parcels/{code}', {
      params: { code },
      body: { version: 1, shelf: 'D-01' },
    });
    const { reference } = traceIn(await ask({ tracking: plain }));
    expect((await show(reference)).shelves).toEqual(['D-01']);
  });
});

describe('an answer', () => {
  test('found: the parcel becomes its owner’s together with the end of the search', async () => {
    const code = await received();
    const alert = await world.announce('ann', ups);
    const { reference } = traceIn(await ask());
    const found = await post('found', reference, { version: 1, code, note: 'Torn label.' });
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
    expect(await eventsOf('parcel-changed.v1')).toMatchObject([{ what: ['assigned'], ownerId: 'ann' }]);
    expect((await eventsOf('parcel-trace-changed.v1')).at(-1)).toMatchObject({ what: 'found', parcel: code });
    // Sent again, it is the same answer; the letter of the search is the only one.
    expect((await post('found', reference, { version: 1, code })).status).toBe(200);
    world.at('2026-11-28T15:11:00.000Z');
    await world.due();
    expect(await eventsOf('parcel-news.v1')).toEqual([]);
    expect(await own()).toMatchObject([{ state: 'FOUND', parcel: code }]);
  });

  test('found: what is in somebody else’s mailbox is taken from there first', async () => {
    const code = await received({ mailbox: world.mailboxes.ben.number });
    const { reference } = traceIn(await ask());
    const refused = await post('found', reference, { version: 1, code });
    expect([refused.status, refused.body.code]).toEqual([409, 'PARCEL_TAKEN']);
    expect((await show(reference)).trace.state).toBe('OPEN');
    const handed = await world.ask('POST /api/desk/parcels/{code}/owner', {
      as: staff,
      params: { code },
      body: { version: 1, because: 'The invoice says so.' },
    });
    expect(handed.body).toMatchObject({ state: 'UNIDENTIFIED' });
    expect((await post('found', reference, { version: 1, code })).body).toMatchObject({ state: 'FOUND' });
    expect((await world.stored(code))?.ownerId).toBe('ann');
  });

  test('found: two searches for one parcel end with one owner', async () => {
    const code = await received();
    const [anns, bens] = [traceIn(await ask()), traceIn(await ask({}, ben))];
    const answers = await Promise.all(
      [anns, bens].map(({ reference }) => post('found', reference, { version: 1, code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const states = await Promise.all([own(), own(ben)]);
    expect(states.map(([one]) => one?.state).toSorted()).toEqual(['FOUND', 'OPEN']);
    const winner = states[0]?.[0]?.state === 'FOUND' ? 'ann' : 'ben';
    expect((await world.stored(code))?.ownerId).toBe(winner);
  });

  test('found: a parcel that came into their mailbox meanwhile ends the search, and does not change', async () => {
    const { reference } = traceIn(await ask());
    const code = await received({ mailbox: world.mailboxes.ann.number });
    expect((await show(reference)).suspects[0]?.code).toBe(code);
    expect(traceIn(await post('found', reference, { version: 1, code })).state).toBe('FOUND');
    expect((await world.stored(code))?.version).toBe(1);
  });

  test('not here: said with what was done; a colleague who has not seen it is shown it', async () => {
    const { reference } = traceIn(await ask());
    await post('shelves', reference, { shelf: 'B-04' });
    const text = 'We looked through every shelf, and the cage.';
    const late = await post('not-here', reference, { version: 1, text });
    expect(late.body).toMatchObject({ code: 'TRACE_CHANGED', details: { trace: { version: 2 } } });
    expect((await post('not-here', reference, { version: 2, text: 'No.' })).status).toBe(400);
    await post('not-here', reference, { version: 2, text });
    expect(await own()).toMatchObject([{ state: 'NOT_HERE', answer: { text }, shelvesSearched: 1 }]);
    expect((await withdraw(reference, 3)).body.code).toBe('TRACE_CLOSED');
    expect((await post('found', reference, { version: 3, code: 'PCL-00000000' })).body.code).toBe(
      'PARCEL_NOT_FOUND',
    );
  });
});

test('the desk lists open searches by the promised hour, and ended ones newest first', async () => {
  const listed = async (state: string) =>
    (
      (await world.ask('GET /api/desk/parcel-traces', { as: staff, query: { state } })).body.items as Trace[]
    ).map(({ reference }) => reference);
  const first = traceIn(await ask());
  world.at('2026-11-28T16:00:00.000Z');
  const second = traceIn(await ask({ tracking: otherUps }));
  expect(await listed('OPEN')).toEqual([first.reference, second.reference]);
  await withdraw(first.reference, 1);
  world.at('2026-11-28T16:30:00.000Z');
  await withdraw(second.reference, 1);
  expect(await listed('OPEN')).toEqual([]);
  expect(await listed('WITHDRAWN')).toEqual([second.reference, first.reference]);
});
