import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waiting } from '#lambdas/parcels/told.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Answered } from '../../support/call.ts';
import { ownersOf } from './worlds/owner.world.ts';
import {
  ann,
  ben,
  otherUps,
  type ParcelsWorld,
  saturday,
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

describe('asking', () => {
  test('makes a search that is answered within four hours in which the dock is open', async () => {
    const trace = traceIn(await traces.ask());
    // Saturday, ten in the morning; the dock closes at two.
    expect(trace).toMatchObject({
      state: 'OPEN',
      tracking: ups,
      carrier: 'UPS',
      mailbox: world.mailboxes.ann.number,
      promisedBy: '2026-11-28T19:00:00.000Z',
    });
    expect(await traces.own()).toMatchObject([{ reference: trace.reference, shelvesSearched: 0 }]);
    expect(await traces.told('parcel-trace-changed.v1')).toMatchObject([{ what: 'asked', by: 'ann' }]);
    const tasks = waiting.sources(world.tables.client(), world.tables.parcels, () => new Date(saturday));
    expect(await tasks.trace?.of(trace.reference)).toEqual([
      { kind: 'TRACE', about: { customer: 'ann' }, since: saturday, due: trace.promisedBy },
    ]);
    expect((await tasks.trace?.open({ after: undefined, limit: 10 }))?.items).toEqual([trace.reference]);
  });

  test('by the same form twice, at the same moment too, is one search', async () => {
    const id = newId();
    const answers = await Promise.all([traces.ask({ id }), traces.ask({ id }), traces.ask({ id })]);
    expect(new Set(answers.map((answer) => traceIn(answer).reference)).size).toBe(1);
    expect(await traces.own()).toHaveLength(1);
    expect(traceIn(await traces.ask({ id, tracking: otherUps })).tracking).toBe(ups);
    expect((await traces.ask({ id }, ben)).body.code).toBe('TRACE_EXISTS');
  });

  test('for a number that we search for is refused, until that search has ended', async () => {
    const { reference, version } = traceIn(await traces.ask());
    expect((await traces.ask({ tracking: ups.toLowerCase() })).body.code).toBe('TRACE_EXISTS');
    await traces.withdraw(reference, version);
    expect((await traces.ask()).status).toBe(200);
  });

  test('stops at twenty that are open', async () => {
    for (let at = 0; at < 20; at += 1) traceIn(await traces.ask({ tracking: `${plain}${at + 10}` }));
    expect((await traces.ask()).body.code).toBe('TOO_MANY_TRACES');
    expect((await traces.ask({}, ben)).status).toBe(200);
    const [first] = await traces.own();
    await traces.withdraw(first?.reference ?? '', 1);
    expect((await traces.ask()).status).toBe(200);
  });

  test('is told at once where the parcel is in the own mailbox, and nothing is searched for', async () => {
    const code = await traces.received({ mailbox: world.mailboxes.ann.number });
    expect(await traces.ask({ tracking: '1z 999 aa1 01 2345 6784' })).toMatchObject({
      status: 200,
      body: { parcel: code },
    });
    expect(await traces.own()).toEqual([]);
  });

  test('with a mistake in the number is refused in words', async () => {
    expect(await traces.ask({ tracking: '1Z999AA10123456785' })).toMatchObject({
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
      expect([proof, (await traces.ask({ proof: [mine, proof] })).body.code]).toEqual([
        proof,
        'FILE_NOT_FOUND',
      ]);
    expect(traceIn(await traces.ask({ proof: [mine] })).proof).toEqual([mine]);
  });
});

describe('privacy', () => {
  /** An answer without what is different by chance. */
  const bare = ({ status, body }: Answered) => {
    const { reference, ...trace } = traceIn({ status, body } as Answered);
    return { status, keys: Object.keys(body), trace };
  };

  test('an answer is the same whether somebody else has the parcel, announced it, misses it, or nobody knows it', async () => {
    const unknown = bare(await traces.ask({ tracking: otherUps }));
    await traces.received({ mailbox: world.mailboxes.ben.number });
    await world.announce('ben', ups);
    await traces.ask({}, ben);
    const others = bare(await traces.ask());
    expect({ ...others, trace: { ...others.trace, tracking: otherUps } }).toEqual(unknown);
  });

  test('a parcel of nobody is not told of, however exactly it is named', async () => {
    const code = await traces.received();
    const answer = await traces.ask();
    expect(JSON.stringify(answer.body)).not.toContain(code);
    expect(JSON.stringify(await traces.own())).not.toContain(code);
  });

  test('searches of others are not found, not ended and not counted, and the desk’s are not opened', async () => {
    const { reference } = traceIn(await traces.ask());
    expect(await traces.own(ben)).toEqual([]);
    const others = await traces.withdraw(reference, 1, ben);
    const nones = await traces.withdraw('TRC-000000', 1, ben);
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
    await traces.received();
    const { reference } = traceIn(await traces.ask());
    await traces.post('shelves', reference, { shelf: 'B-04' });
    await traces.post('not-here', reference, { version: 2, text: 'We looked through every shelf.' });
    const said = JSON.stringify(await traces.own());
    expect(said).toContain('We looked through every shelf.');
    expect(said).not.toMatch(/staff-1|B-04/);
  });
});

test('the desk lists open searches by the promised hour, and ended ones newest first', async () => {
  const first = traceIn(await traces.ask());
  world.at('2026-11-28T16:00:00.000Z');
  const second = traceIn(await traces.ask({ tracking: otherUps }));
  expect(await traces.listed('OPEN')).toEqual([first.reference, second.reference]);
  await traces.withdraw(first.reference, 1);
  world.at('2026-11-28T16:30:00.000Z');
  await traces.withdraw(second.reference, 1);
  expect(await traces.listed('OPEN')).toEqual([]);
  expect(await traces.listed('WITHDRAWN')).toEqual([second.reference, first.reference]);
});
