import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENQUIRIES_PER_ADDRESS_AND_HOUR } from '#domain/enquiries/limits.ts';
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, type Faults } from '../../support/tables.ts';
import { aForm, type EnquiriesWorld, startEnquiriesWorld } from './enquiries.world.ts';

let world: EnquiriesWorld;
let faults: Faults;
beforeEach(async () => {
  faults = {};
  world = await startEnquiriesWorld({
    before: (operation) => faults.before?.(operation),
    after: (operation) => faults.after?.(operation),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.stop();
});

describe('an enquiry', () => {
  test('is stored complete under a reference, and its event has no name, address or text', async () => {
    const { status, body } = await world.send();
    expect(status).toBe(200);
    const reference = String(body.reference);
    expect(reference).toMatch(/^ENQ-[0-9A-Z]{6}$/);
    expect(await world.show(reference)).toMatchObject({
      enquiry: { status: 'NEW', version: 1, name: 'Sample Sender', number: '10001', page: '/contact' },
      thread: [
        { what: 'message', by: 'sender', text: 'Two barrels in Newark are packed.\nCan you fetch them?' },
      ],
    });
    const [event] = await world.events();
    expect(EnquiryReceivedV2.schema.parse(event)).toEqual(event);
    expect(event.data).toMatchObject({ reference, kind: 'contact', topic: 'pickup', page: '/contact' });
  });

  test('has the id of a signed-in sender, from the verified token', async () => {
    const { body } = await world.send({ authorization: 'Bearer of user-1' });
    expect(await world.show(String(body.reference))).toMatchObject({ enquiry: { userId: 'user-1' } });
  });

  test('expires after two years', async () => {
    await world.write();
    const inTwoYears = Date.now() / 1000 + 730 * 86_400;
    for (const { expires_at } of await world.stored('ENQUIRY#'))
      expect(Math.abs(Number(expires_at) - inTwoYears)).toBeLessThan(60);
  });

  test('with wrong fields is refused with a message for each field, and nothing is stored', async () => {
    const { status, body } = await world.send({ form: aForm({ email: 'nowhere', message: 'Hello' }) });
    expect([status, body.fields]).toEqual([
      400,
      {
        'enquiry.email': 'Please enter a valid email address',
        'enquiry.message': 'Tell us a little more: at least 10 characters',
      },
    ]);
    expect(await world.stored('')).toEqual([]);
  });

  test('never gets a reference that exists', async () => {
    world.nextReference('ENQ-AAAAAA');
    await world.write({ name: 'First' });
    world.nextReference('ENQ-AAAAAA');
    expect(await world.write({ name: 'Second' })).not.toBe('ENQ-AAAAAA');
    expect(await world.show('ENQ-AAAAAA')).toMatchObject({ enquiry: { name: 'First' } });
  });
});

describe('the same form', () => {
  test('sent twice at once is one enquiry with one reference and one event', async () => {
    const key = newId();
    const proof = await world.prove();
    const answers = await Promise.all([1, 2, 3].map(() => world.send({ key, proof })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await world.events()).toHaveLength(1);
  });

  test('gets its reference again when the first answer was lost, even after its challenge has expired', async () => {
    const key = newId();
    const proof = await world.prove();
    let lost = false;
    faults = {
      after: (operation) => {
        if (operation !== 'TransactWriteItems' || lost) return;
        lost = true;
        throw connectionReset();
      },
    };
    const first = await world.send({ key, proof });
    expect(lost).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    const again = await world.send({ key, proof });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.reference).toBe(first.body.reference);
    expect(await world.events()).toHaveLength(1);
  });

  test('with another text is another enquiry, so that nothing is lost', async () => {
    const key = newId();
    const first = await world.send({ key });
    const second = await world.send({ key, form: aForm({ message: 'And a third barrel, please.' }) });
    expect(second.body.reference).not.toBe(first.body.reference);
  });
});

describe('a robot', () => {
  const refusal = { status: 422, body: { code: 'CHALLENGE_REFUSED' } };

  test('that sends one challenge twice is refused the second time', async () => {
    const proof = await world.prove();
    expect((await world.send({ proof })).status).toBe(200);
    expect(await world.send({ proof })).toMatchObject(refusal);
    expect(await world.events()).toHaveLength(1);
  });

  test('that sends one challenge many times at once is accepted once', async () => {
    const proof = await world.prove();
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.send({ proof })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.events()).toHaveLength(1);
  });

  test('with an expired challenge is refused', async () => {
    const proof = await world.prove();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    expect(await world.send({ proof })).toMatchObject(refusal);
  });

  test('that makes its own challenge, or changes the expiry of one, is refused', async () => {
    const { challenge, solution } = await world.prove();
    const parameters = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1 };
    const forged = { challenge: { ...challenge, parameters }, solution };
    expect(await world.send({ proof: forged })).toMatchObject(refusal);
    const unsigned = { challenge: { ...challenge, signature: '0'.repeat(64) }, solution };
    expect(await world.send({ proof: unsigned })).toMatchObject(refusal);
    expect(await world.stored('ENQUIRY#')).toEqual([]);
  });

  test('that fills in the hidden field gets a normal answer, and nothing is announced', async () => {
    const { status, body } = await world.send({ form: aForm({ website: 'https://spam.example' }) });
    expect([status, Object.keys(body)]).toEqual([200, ['reference']]);
    expect(await world.events()).toEqual([]);
    // Kept as spam, because a browser may have filled in the field for a person.
    expect(await world.show(String(body.reference))).toMatchObject({ enquiry: { status: 'SPAM' } });
  });
});

describe('one network address', () => {
  test('may send a limited number of forms an hour, and other addresses are not affected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') });
    for (let sent = 0; sent < ENQUIRIES_PER_ADDRESS_AND_HOUR; sent += 1)
      expect((await world.send()).status).toBe(200);
    const refused = await world.send();
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ENQUIRIES' } });
    expect(refused.body.message).toContain('Please call us');
    expect((await world.send({ address: '203.0.113.8' })).status).toBe(200);
    vi.setSystemTime(new Date('2026-11-21T16:00:00Z'));
    expect((await world.send()).status).toBe(200);
  });

  test('is nowhere in the table', async () => {
    await world.send({ address: '203.0.113.77' });
    expect(JSON.stringify(await world.stored(''))).not.toContain('203.0.113.77');
  });
});
