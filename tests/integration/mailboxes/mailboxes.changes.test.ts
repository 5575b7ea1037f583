import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paidWith, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { invoiceStore } from '#lambdas/billing/index.ts';
import { type ChangesWorld, desk, startChanges } from './changes.world.ts';

const ann = { userId: 'ann' };
const bob = { userId: 'bob' };
const relative = { name: 'Shanta Persaud', kind: 'PERSON' };
const form = {
  name: 'Ann Persaud',
  ids: [{ kind: 'PASSPORT', expiresOn: '2090-05-01' }, { kind: 'LEASE' }],
  witnessed: 'IN_PERSON',
  signedOn: '2026-11-01',
};

let world: ChangesWorld;
beforeEach(async () => {
  world = await startChanges();
});
afterEach(() => world.tables.stopAsKept());

const setOwn = (names: object[], version: number, as = ann) =>
  world.ask('PUT /api/virtual-address/names', { as, body: { version, names } });
const setNames = (names: object[], version: number, number = '10001') =>
  world.ask('PUT /api/mailboxes/{number}/names', { as: desk, params: { number }, body: { version, names } });

describe('further names', () => {
  test('are set by the owner and by the desk, each seeing what the other did, and staff find the mailbox by them', async () => {
    expect((await setOwn([relative], 1)).status).toBe(200);
    expect(await world.found('persaud shanta')).toEqual(['10001']);
    const { mailbox, history } = await world.show('10001');
    expect(mailbox.names).toEqual([relative]);
    expect(history[0]).toMatchObject({ what: 'names', by: 'ann', note: 'Added: Shanta Persaud' });
    const company = { name: 'Persaud Trading', kind: 'COMPANY' };
    expect((await setNames([company], 2)).status).toBe(200);
    expect(await world.found('shanta')).toEqual([]);
    expect((await world.own('ann')).mailbox.names).toEqual([company]);
    expect((await world.show('10001')).history[0]).toMatchObject({
      by: 'desk',
      note: 'Added: Persaud Trading\nRemoved: Shanta Persaud',
    });
    expect(await world.events()).toEqual(['10001 names', '10001 names']);
  });

  test('that somebody decided on an earlier list are refused, and the same list again changes nothing', async () => {
    await setOwn([relative], 1);
    expect((await setNames([], 1)).code).toBe('MAILBOX_CHANGED');
    expect((await setOwn([relative], 2)).status).toBe(200);
    expect((await world.show('10001')).mailbox.version).toBe(2);
  });

  test('are not the owner’s own name, and of nobody else’s mailbox', async () => {
    expect((await setOwn([{ name: 'ANN PERSAUD', kind: 'PERSON' }], 1)).code).toBe('OWN_NAME');
    await setOwn([relative], 1, bob);
    expect((await world.show('10001')).mailbox.names).toBeUndefined();
    expect((await world.show('10002')).mailbox.names).toEqual([relative]);
    expect((await setOwn([relative], 1, { userId: 'dee' })).code).toBe('MAILBOX_NOT_FOUND');
  });
});

describe('Form 1583', () => {
  test('is recorded once for each order and addressee, and its owner sees it', async () => {
    const asked = await world.ask('POST /api/virtual-address/us-mail', { as: ann });
    expect(asked.body.mailbox).toMatchObject({ addressees: [{ name: 'Ann Persaud', status: 'REQUESTED' }] });
    await world.ask('POST /api/virtual-address/us-mail', { as: ann });
    const id = randomUUID();
    const record = (body: object) =>
      world.ask('POST /api/mailboxes/{number}/forms', {
        as: desk,
        params: { number: '10001' },
        body: { id, version: 2, form, ...body },
      });
    const answers = [...(await Promise.all([record({}), record({})])), await record({})];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await record({ id: randomUUID() })).code).toBe('MAILBOX_CHANGED');
    await record({ id: randomUUID(), version: 3, form: { ...form, witnessed: 'NOTARY' } });
    const { mailbox, history } = await world.show('10001');
    expect(mailbox.forms).toEqual([{ ...form, witnessed: 'NOTARY', by: 'desk', at: expect.any(String) }]);
    expect(history.map(({ what }) => what).toSorted()).toEqual(['assigned', 'form', 'form', 'mail-asked']);
    expect((await world.own('ann')).mailbox).toMatchObject({
      addressees: [{ status: 'APPROVED', lastDay: '2090-05-01' }],
    });
  });

  test.each([
    ['of somebody who is not on the mailbox', { name: 'Shanta Persaud' }, 'NOT_AN_ADDRESSEE'],
    ['of a day that has not come', { signedOn: '2090-01-01' }, 'DAY_WRONG'],
    ['with an expired identification', { expiresOn: '2026-01-01' }, 'DAY_WRONG'],
    ['without two kinds of identification', { ids: [{ kind: 'PASSPORT' }] }, 'INVALID_REQUEST'],
  ])('%s is refused', async (_, change, code) => {
    const { status, code: said } = await world.change('10001', 'forms', { form: { ...form, ...change } });
    expect([status, said]).toEqual([code === 'INVALID_REQUEST' ? 400 : 409, said]);
    if (code !== 'INVALID_REQUEST') expect(said).toBe(code);
    expect((await world.show('10001')).mailbox.forms).toBeUndefined();
  });

  test('no number of an identification is stored', async () => {
    const ids = [{ kind: 'PASSPORT', number: 'X123' }, { kind: 'LEASE' }];
    expect((await world.change('10001', 'forms', { form: { ...form, ids } })).status).toBe(400);
  });
});

describe('a mailbox', () => {
  test('is suspended and made active again for a reason, which stands in the history and not in the event', async () => {
    expect((await world.status('10001', 'SUSPENDED')).mailbox.status).toBe('SUSPENDED');
    expect((await world.own('ann')).mailbox.status).toBe('SUSPENDED');
    expect((await world.status('10001', 'SUSPENDED')).code).toBe('STEP_NOT_POSSIBLE');
    expect((await world.status('10001', 'ACTIVE')).mailbox.status).toBe('ACTIVE');
    expect((await world.status('10001', 'SUSPENDED', { reason: ' ' })).status).toBe(400);
    const { history } = await world.show('10001');
    expect(history.map(({ what }) => what)).toEqual(['reactivated', 'suspended', 'assigned']);
    expect(history[0]).toMatchObject({ by: 'desk', note: 'Asked for it on the phone' });
    expect(await world.events()).toEqual(['10001 reactivated', '10001 suspended']);
    expect(
      JSON.stringify(
        await world.tables.all(world.tables.mailboxes).then((all) => all.map(({ event }) => event)),
      ),
    ).not.toContain('phone');
  });

  test('with nothing in it is closed at once, and can be opened again', async () => {
    const { mailbox, body } = await world.status('10001', 'CLOSING');
    expect(mailbox).toMatchObject({ status: 'CLOSED', closedAt: expect.any(String) });
    expect(body.blocks).toEqual([]);
    expect(await world.events()).toEqual(['10001 closed', '10001 closing']);
    expect((await setOwn([relative], mailbox.version)).code).toBe('MAILBOX_NOT_ACTIVE');
    const { mailbox: again } = await world.status('10001', 'ACTIVE');
    expect(again).not.toHaveProperty('closedAt');
  });

  test('with an open invoice waits, says what for, and is closed in the night after the payment', async () => {
    const invoice = { ...sampleInvoice, ownerId: 'ann', version: 1 };
    const store = invoiceStore(world.client, world.tables.billing);
    await store.writeMoney(invoice, [], []);
    const { mailbox, body } = await world.status('10001', 'CLOSING');
    expect(mailbox.status).toBe('CLOSING');
    expect(body.blocks).toEqual([
      {
        what: 'balance',
        words: expect.stringMatching(/^Invoice INV-1000001: \$\d+\.\d\d is still to be paid\.$/),
      },
    ]);
    expect((await world.show('10001')).blocks).toEqual(body.blocks);
    expect(await world.night()).toEqual({ closed: 0 });
    const owed = invoice.entries.reduce((sum, { amount }) => sum + amount, 0);
    await store.writeMoney({ ...paidWith(invoice, { amount: owed }), version: 2 }, [], []);
    expect(await world.night()).toEqual({ closed: 1 });
    expect((await world.show('10001')).mailbox.status).toBe('CLOSED');
    expect((await world.show('10001')).history[0]).toMatchObject({ what: 'closed', by: 'desk' });
    expect(await world.night()).toEqual({ closed: 0 });
  });

  test('that stays open after all is not closed by the night', async () => {
    const store = invoiceStore(world.client, world.tables.billing);
    await store.writeMoney({ ...sampleInvoice, ownerId: 'ann', version: 1 }, [], []);
    await world.status('10001', 'CLOSING');
    await world.status('10001', 'ACTIVE');
    expect(await world.night()).toEqual({ closed: 0 });
    expect((await world.show('10001')).mailbox.status).toBe('ACTIVE');
    await world.status('10001', 'CLOSING');
    expect((await world.show('10001')).mailbox.status).toBe('CLOSING');
  });

  test('with a form on file needs an address for the mail of six months, which its owner sees', async () => {
    await world.change('10001', 'forms', { form });
    expect((await world.status('10001', 'CLOSING')).code).toBe('FORWARDING_NEEDED');
    const forwardTo = 'Ann Persaud\n1 Sample Street\nBrooklyn, NY 11203';
    expect((await world.status('10001', 'CLOSING', { forwardTo })).mailbox.status).toBe('CLOSED');
    expect((await world.own('ann')).mailbox).toMatchObject({
      status: 'CLOSED',
      forwarded: { to: forwardTo, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
  });

  test('is changed by the desk alone', async () => {
    const { status } = await world.change('10002', 'status', { status: 'SUSPENDED', reason: 'Because' }, bob);
    expect(status).toBe(403);
    const warehouse = { userId: 'w', roles: ['warehouse'] as const };
    const asked = await world.change(
      '10002',
      'status',
      { status: 'SUSPENDED', reason: 'Because' },
      warehouse,
    );
    expect(asked.status).toBe(403);
  });
});
