import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Claim } from '#domain/billing/claims/claim.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { waiting, waitingByDay } from '#lambdas/billing/told.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, startingWith } from '../../support/tables.ts';
import { READY } from '../shipments/arrivals.world.ts';
import { admin, sender, stranger } from '../shipments/shipments.world.ts';
import { type ClaimsWorld, claimIn, counter, said, startClaimsWorld, text } from './claims.world.ts';

let claims: ClaimsWorld;
beforeAll(async () => {
  claims = await startClaimsWorld();
});
// Fails when an item is kept in another way than the domain says, and when the books do not agree.
afterAll(() => claims.close());

const tasksOf = async (reference: string) =>
  waiting.sources(claims.tables.client(), claims.tables.billing, () => new Date(READY)).claim?.of(reference);

/** A claim with an offer of $50.00, of a piece of a shipment. */
const withOffer = async ({ sum = 5_000, shipment = '', piece = 1 } = {}): Promise<Claim> => {
  const number = shipment === '' ? await claims.collected() : shipment;
  const { reference } = claimIn(await claims.file(number, { pieces: [piece] }));
  claimIn(await claims.post('steps', reference, { version: 1, step: 'acknowledged' }, counter));
  return claimIn(await claims.post('offer', reference, { version: 2, sum, text }));
};
const accepted = async (of: Parameters<typeof withOffer>[0] = {}): Promise<Claim> => {
  const { reference, version } = await withOffer(of);
  return {
    ...claimIn(await claims.answer(reference, { version, answer: 'accepted' })),
    acts: [],
    ownerId: '',
  };
};

describe('a report', () => {
  test('is a claim that waits for the desk, with the last day of its clock', async () => {
    const number = await claims.collected();
    const { body } = await claims.of(number);
    expect(body).toMatchObject({
      claims: [],
      windows: [
        { kind: 'DAMAGE', pieces: [1, 2, 3].map((n) => ({ n, lastDay: '2026-12-15' })) },
        { kind: 'DELAY', pieces: [1, 2, 3].map((n) => ({ n, lastDay: '2026-12-22' })) },
        { kind: 'LOSS', pieces: [] },
      ],
    });
    const claim = claimIn(await claims.file(number, { photos: [await claims.photo(number)] }));
    expect(claim).toMatchObject({ state: 'OPEN', version: 1, lastDay: '2026-12-15' });
    expect((await claims.of(number)).body.claims).toMatchObject([{ reference: claim.reference }]);
    expect(await claims.listed('open')).toContain(claim.reference);
    expect(await tasksOf(claim.reference)).toEqual([
      {
        kind: 'CLAIM',
        since: claim.createdAt,
        due: claim.acknowledgeBy,
        about: { customer: sender.userId },
      },
    ]);
    expect(await claims.show(claim.reference)).toMatchObject({
      claim: { acts: [{ what: 'filed', by: sender.userId }] },
      invoice: { creditable: expect.any(Number) },
    });
  });

  test('sent twice, at the same moment too, is one claim, and the same piece is reported once', async () => {
    const number = await claims.collected();
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => claims.file(number, { id })));
    expect(new Set(answers.map((answer) => claimIn(answer).reference)).size).toBe(1);
    expect((await claims.file(number)).body.code).toBe('CLAIM_EXISTS');
    expect((await claims.file(number, { pieces: [2] })).status).toBe(200);
  });

  test('takes only photos of this shipment that were sent for a claim and passed our check', async () => {
    const number = await claims.collected();
    const photos = await Promise.all([
      claims.photo(number, { purpose: 'GOODS_PHOTO' }),
      claims.photo(number, { state: 'ASKED' }),
      claims.photo('7K3M9-Q2X4T-C'),
      newId(),
    ]);
    for (const photo of photos)
      expect((await claims.file(number, { photos: [photo] })).body.code).toBe('FILE_NOT_FOUND');
  });

  test('after its last day is refused, and somebody else finds neither shipment nor claim', async () => {
    const number = await claims.collected();
    const { reference } = claimIn(await claims.file(number));
    expect((await claims.of(number, stranger)).body.code).toBe('SHIPMENT_NOT_FOUND');
    expect((await claims.file(number, { pieces: [2] }, stranger)).body.code).toBe('SHIPMENT_NOT_FOUND');
    expect((await claims.answer(reference, { version: 1, answer: 'accepted' }, stranger)).body.code).toBe(
      'CLAIM_NOT_FOUND',
    );
    claims.at('2026-12-16T04:00:00.000Z');
    expect((await claims.file(number, { pieces: [2] })).body).toMatchObject({
      code: 'CLAIM_TOO_LATE',
      message: 'The last day to report this was Tue, Dec 15. Please call us.',
    });
    claims.at(READY);
  });

  test('is made by the desk for a caller by the same rules, and says so', async () => {
    const [one, other] = [await claims.collected(), await claims.collected()];
    const same = ({ status, body: { code, message, details } }: Awaited<ReturnType<typeof claims.file>>) => ({
      status,
      code,
      message: String(message).replaceAll(/CLM-\w+/g, ''),
      details: code === 'CLAIM_EXISTS' ? undefined : details,
    });
    for (const change of [
      { pieces: [99] },
      { kind: 'LOSS' },
      { worth: 9_999_999 },
      { photos: [newId()] },
      {},
      {},
      { kind: 'DELAY' },
    ])
      expect(same(await claims.fileForCaller(other, change))).toEqual(same(await claims.file(one, change)));
    const [, filed] = (
      await claims.ask('GET /api/desk/books/claims-of/{shipment}', counter, {
        params: { shipment: other },
      })
    ).body.claims as Claim[];
    expect(filed).toMatchObject({ ownerId: sender.userId, acts: [{ by: counter.userId, said }] });
  });
});

describe('an answer', () => {
  test('goes step by step, each in the history, and a decline is looked into again', async () => {
    const { reference, version } = await withOffer();
    expect(await tasksOf(reference)).toEqual([]);
    const declined = claimIn(
      await claims.post('answer', reference, { version, answer: 'declined', said }, counter),
    );
    expect(declined).toMatchObject({ state: 'INVESTIGATING', acts: expect.arrayContaining([]) });
    expect(declined.acts.at(-1)).toMatchObject({ what: 'declined', by: counter.userId, said });
    expect(await tasksOf(reference)).toMatchObject([{ kind: 'CLAIM_TO_ANSWER' }]);
    const told = startingWith(await claims.tables.all(claims.tables.billing), 'OUTBOX#')
      .map(({ event }) => JSON.parse(String(event)))
      .filter(({ data }) => data.reference === reference)
      .map(({ data }) => data.what);
    expect(told.toSorted()).toEqual(['acknowledged', 'declined', 'filed', 'offered']);
    const denied = claimIn(
      await claims.post('deny', reference, { version: declined.version, text }, counter),
    );
    expect([denied.state, await tasksOf(reference)]).toEqual(['DENIED', []]);
    expect(await claims.listed('denied')).toContain(reference);
    expect(await claims.listed('open')).not.toContain(reference);
  });

  test('as of another version is refused with the claim as it is, and money is given by admins alone', async () => {
    const { reference } = await withOffer();
    expect((await claims.answer(reference, { version: 2, answer: 'accepted' })).body).toMatchObject({
      code: 'CLAIM_CHANGED',
      details: { claim: { version: 3, state: 'OFFERED' } },
    });
    for (const deed of ['offer', 'settle']) {
      const body = deed === 'offer' ? { version: 3, sum: 1, text } : { version: 3, credit: 1 };
      expect((await claims.post(deed, reference, body, counter)).status).toBe(403);
    }
  });
});

describe('a customer', () => {
  const added = () => ({ id: newId(), text: 'The cooker as it came out of it.', photos: [] as string[] });

  test('adds a sentence and photos to an open claim, once, which waits to be read, and nobody else does', async () => {
    const { reference, shipment } = await withOffer();
    const form = { ...added(), photos: [await claims.photo(shipment)] };
    const both = await Promise.all([claims.add(reference, form), claims.add(reference, form)]);
    for (const answer of both) expect(claimIn(answer)).toMatchObject({ state: 'OFFERED', added: [form] });
    expect(await tasksOf(reference)).toMatchObject([{ kind: 'CLAIM_ADDED' }]);
    expect((await claims.add(reference, added(), stranger)).body.code).toBe('CLAIM_NOT_FOUND');
    for (const photo of [await claims.photo(shipment, { purpose: 'GOODS_PHOTO' }), newId()])
      expect((await claims.add(reference, { ...added(), photos: [photo] })).body.code).toBe('FILE_NOT_FOUND');
    const byDesk = claimIn(await claims.post('additions', reference, { ...added(), said }, counter));
    expect([byDesk.added?.length, byDesk.acts.at(-1)]).toMatchObject([2, { what: 'added', said }]);
  });

  test('takes a claim back until it is paid, and can report the same again', async () => {
    const { reference, version, shipment } = await accepted();
    expect((await claims.withdraw(reference, version, stranger)).body.code).toBe('CLAIM_NOT_FOUND');
    expect(claimIn(await claims.withdraw(reference, version)).state).toBe('WITHDRAWN');
    expect([await tasksOf(reference), await claims.listed('withdrawn')]).toEqual([
      [],
      expect.arrayContaining([reference]),
    ]);
    expect((await claims.add(reference, added())).body.code).toBe('CLAIM_TAKES_NO_MORE');
    const again = claimIn(await claims.file(shipment));
    const body = { version: again.version, said };
    const byDesk = claimIn(await claims.post('withdrawal', again.reference, body, counter));
    expect(byDesk.acts.at(-1)).toMatchObject({ what: 'withdrawn', by: counter.userId, said });
  });

  test('who takes it back while we make an offer: one of the two happens, and the other is told', async () => {
    const shipment = await claims.collected();
    for (const piece of [1, 2, 3]) {
      const { reference } = claimIn(await claims.file(shipment, { pieces: [piece] }));
      claimIn(await claims.post('steps', reference, { version: 1, step: 'acknowledged' }, counter));
      const answers = await Promise.all([
        claims.post('offer', reference, { version: 2, sum: 5_000, text }),
        claims.withdraw(reference, 2),
      ]);
      const { claim } = (await claims.show(reference)) as { claim: Claim };
      const isOffered = claim.state === 'OFFERED';
      expect(answers.map(({ status }) => status)).toEqual(isOffered ? [200, 409] : [409, 200]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'CLAIM_CHANGED',
        details: { claim: { version: 3, state: isOffered ? 'OFFERED' : 'WITHDRAWN' } },
      });
    }
  });

  test('is reminded once of an offer that ends, which is a task when it is over', async () => {
    const { reference, offer } = await withOffer();
    const until = offer?.until ?? '';
    const toldOf = async () =>
      startingWith(await claims.tables.all(claims.tables.billing), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)).data)
        .filter((data) => data.reference === reference && data.what === 'reminded');
    await claims.remind();
    expect(await toldOf()).toEqual([]);
    claims.at(`${addDays(until, -2)}T15:00:00.000Z`);
    await claims.remind();
    await claims.remind();
    expect(await toldOf()).toMatchObject([{ state: 'OFFERED', offer: { sum: 5_000, until }, by: 'system' }]);
    const overAt = new Date(`${addDays(until, 2)}T15:00:00.000Z`);
    const client = claims.tables.client();
    const sources = waitingByDay.sources(client, claims.tables.billing, () => overAt);
    const listed = await sources.claim?.open({ after: undefined, limit: 100 });
    expect(listed?.items).toContain(reference);
    expect(await sources.claim?.of(reference)).toMatchObject([
      { kind: 'CLAIM_TO_ANSWER', due: expect.any(String) },
    ]);
    claims.at(READY);
  });

  test('has the offer on their first screen as long as it waits for them, though all was handed over', async () => {
    const { reference, shipment, version } = await withOffer();
    const shown = async () => {
      await claims.hearClaims();
      const { body } = await claims.underWay();
      return (body.items as { number: string }[]).filter(({ number }) => number === shipment);
    };
    expect(await shown()).toMatchObject([
      {
        status: 'Delivered',
        next: {
          isToDo: true,
          title: expect.stringMatching(/^Accept or decline \$50\.00 by /),
          button: { label: 'Accept or decline', path: `/dashboard/shipments/${shipment}#claims` },
        },
      },
    ]);
    claimIn(await claims.add(reference, added()));
    expect(await shown()).toHaveLength(1);
    claimIn(await claims.answer(reference, { version: version + 1, answer: 'accepted' }));
    expect(await shown()).toEqual([]);
  });
});

describe('a piece that we miss', () => {
  test('can be reported until it is, and again once its claim is withdrawn', async () => {
    const number = await claims.world.landed();
    await claims.hearAll({ number });
    await claims.world.recordArrival(number, { eventId: newId(), code: 'DIS_MSCA', pieces: [2] });
    const comes = async (): Promise<string> => {
      await claims.hearClaims();
      return claims.comesOf(number);
    };
    const report = 'You can already report piece 2 as lost';
    expect(await comes()).toContain(report);
    const { reference, version } = claimIn(await claims.file(number, { kind: 'LOSS', pieces: [2] }));
    const reported = await comes();
    expect(reported).toContain(`Your claim ${reference} is with us.`);
    expect(reported).not.toContain(report);
    claimIn(await claims.withdraw(reference, version));
    expect(await comes()).toContain(report);
  });
});

describe('what was accepted', () => {
  test('is credited on the invoice once, however often it is asked and whatever fails', async () => {
    const { reference, version, shipment } = await accepted();
    expect(await tasksOf(reference)).toMatchObject([{ kind: 'CLAIM_TO_PAY' }]);
    const body = { version, credit: 5_000 };
    // What is cut off has credited nothing, or has closed the claim.
    const cutOff = {
      before: (operation: string): void => {
        if (operation === 'TransactWriteItems') throw connectionReset();
      },
    };
    expect((await claims.post('settle', reference, body, admin, cutOff)).status).toBe(500);
    expect(balanceOf(await claims.only({ number: shipment })).credited).toBe(0);
    const answers = await Promise.all([1, 2].map(() => claims.post('settle', reference, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const invoice = await claims.only({ number: shipment });
    expect([balanceOf(invoice).credited, auditInvoice(invoice)]).toEqual([5_000, []]);
    expect(invoice.entries.at(-1)).toMatchObject({ kind: 'CREDIT', reason: `Claim ${reference}` });
    expect(claimIn(answers[0] as never)).toMatchObject({
      state: 'SETTLED',
      settled: { credit: 5_000, invoice: invoice.number },
    });
    expect([await tasksOf(reference), (await claims.listed('settled')).includes(reference)]).toEqual([
      [],
      true,
    ]);
  });

  const paid = { method: 'CHECK', reference: '1042' } as const;

  test('and taken back at the moment when it is paid is credited where it is paid, and never else', async () => {
    const shipment = await claims.collected();
    let credited = 0;
    for (const piece of [1, 2, 3]) {
      const { reference, version } = await accepted({ shipment, piece });
      const [paying, taking] = await Promise.all([
        claims.post('settle', reference, { version, credit: 5_000 }),
        claims.withdraw(reference, version),
      ]);
      const { state } = ((await claims.show(reference)) as { claim: Claim }).claim;
      const isPaid = state === 'SETTLED';
      expect([paying.status, taking.status, state]).toEqual(
        isPaid ? [200, 409, 'SETTLED'] : [409, 200, 'WITHDRAWN'],
      );
      credited += isPaid ? 5_000 : 0;
      expect(balanceOf(await claims.only({ number: shipment })).credited).toBe(credited);
    }
  });

  test('is paid another way where the invoice does not have so much', async () => {
    const { reference, version, shipment } = await accepted();
    const { creditable } = ((await claims.show(reference)) as { invoice: { creditable: number } }).invoice;
    const tooMuch = { version, credit: creditable + 1 };
    expect((await claims.post('settle', reference, tooMuch)).body.code).toBe('SETTLE_SUM');
    expect((await claims.post('settle', reference, { version, credit: 2_000 })).body).toMatchObject({
      code: 'SETTLE_SUM',
      details: { left: 3_000 },
    });
    const done = claimIn(await claims.post('settle', reference, { version, credit: 2_000, paid }));
    expect(done.settled).toMatchObject({ credit: 2_000, paid });
    expect(balanceOf(await claims.only({ number: shipment })).credited).toBe(2_000);
  });
});
