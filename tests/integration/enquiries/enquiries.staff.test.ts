import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import { type EnquiriesWorld, staff, startEnquiriesWorld } from './enquiries.world.ts';

const colleague = { userId: 'desk-2', roles: ['staff'] as const };

let world: EnquiriesWorld;
beforeEach(async () => {
  world = await startEnquiriesWorld();
});
afterEach(() => world.stop());

interface Listed {
  readonly reference: string;
  readonly status: string;
}
const list = async (query: Record<string, string> = {}) => {
  const { body } = await world.ask('GET /api/enquiries', { as: staff, query });
  return { items: body.items as Listed[], next: body.next as string | undefined };
};
const leaf = async (query: Record<string, string>): Promise<string[]> => {
  const { items, next } = await list(query);
  const references = items.map(({ reference }) => reference);
  return next === undefined ? references : [...references, ...(await leaf({ ...query, cursor: next }))];
};

describe('the list', () => {
  test('has the newest first, and its pages have every enquiry exactly once', async () => {
    const written: string[] = [];
    for (let at = 0; at < 5; at += 1) written.push(await world.write());
    await world.move(written[1] ?? '', { version: 1, status: 'OPEN' });
    await world.move(written[3] ?? '', { version: 1, status: 'CLOSED' });
    expect(await leaf({ limit: '2' })).toEqual(written.toReversed());
    expect(await leaf({ limit: '5' })).toEqual(written.toReversed());
  });

  test('can be filtered by status, and has spam only under its own status', async () => {
    const [first, second, third] = [await world.write(), await world.write(), await world.write()];
    await world.move(first, { version: 1, status: 'SPAM' });
    await world.move(second, { version: 1, status: 'OPEN' });
    expect(await leaf({})).toEqual([third, second]);
    expect(await leaf({ status: 'SPAM' })).toEqual([first]);
    expect(await leaf({ status: 'OPEN' })).toEqual([second]);
    expect((await world.ask('GET /api/enquiries/counts', { as: staff })).body).toEqual({
      NEW: 1,
      OPEN: 1,
      ANSWERED: 0,
      CLOSED: 0,
      SPAM: 1,
    });
  });

  test('of what waits has the oldest first, and counts what is being worked on', async () => {
    const [first, second, third] = [await world.write(), await world.write(), await world.write()];
    await world.move(second, { version: 1, status: 'OPEN' });
    const { body } = await world.ask('GET /api/enquiries/waiting', { as: staff });
    expect(body).toMatchObject({ count: 2, beingWorkedOn: 1 });
    expect((body.oldest as { reference: string }[]).map(({ reference }) => reference)).toEqual([
      first,
      third,
    ]);
    expect((await world.ask('GET /api/enquiries/waiting', { as: { userId: 'stranger' } })).status).toBe(403);
  });

  test('is searched by name, e-mail address, phone and reference; the words of what is closed are forgotten', async () => {
    const written = await world.write({
      name: 'Savitri Narine',
      email: 'savitri@example.test',
      phone: '+1 201 555 0142',
    });
    const other = await world.write({ name: 'Devon Sample', email: 'devon@example.test' });
    for (const search of ['narine savitri', 'savi', 'savitri@example.test', '0142', `-${written.slice(-4)}`])
      expect(await leaf({ search }), search).toEqual([written]);
    expect(await leaf({ search: other.toLowerCase() })).toEqual([other]);
    await world.move(written, { version: 1, status: 'CLOSED' });
    expect(await leaf({ search: 'narine' })).toEqual([]);
    expect(await leaf({ search: written })).toEqual([written]);
    await world.move(written, { version: 2, status: 'OPEN' });
    expect(await leaf({ search: 'narine' })).toEqual([written]);
    expect(await leaf({ owner: 'nobody-1' })).toEqual([]);
    expect(await leaf({ status: 'OPEN', days: '1' })).toEqual([]);
    await world.move(other, { version: 1, status: 'CLOSED' });
    const { enquiry } = (await world.show(other)) as { enquiry: { receivedAt: string } };
    const month = enquiry.receivedAt.slice(0, 7);
    expect(await leaf({ closed: month })).toEqual([other]);
    expect(await leaf({ closed: '2024-01' })).toEqual([]);
    const both = { search: 'narine', status: 'OPEN' };
    expect((await world.ask('GET /api/enquiries', { as: staff, query: both })).body.code).toBe(
      'ONE_QUESTION_ONLY',
    );
  });

  test('refuses a cursor of another list', async () => {
    await world.write();
    await world.write();
    const { next = '' } = await list({ limit: '1' });
    const { status, body } = await world.ask('GET /api/enquiries', {
      as: staff,
      query: { cursor: next, status: 'NEW' },
    });
    expect([status, body.code]).toEqual([400, 'INVALID_CURSOR']);
  });
});

describe('an enquiry', () => {
  test('changes its status with notes, each in the thread with author and time', async () => {
    const reference = await world.write();
    await world.move(reference, { version: 1, status: 'OPEN' });
    await world.move(reference, { version: 2, status: 'OPEN', note: 'She called too.' });
    await world.move(reference, { version: 3, status: 'CLOSED', note: 'Fetched.' });
    expect(await world.show(reference)).toMatchObject({
      enquiry: { status: 'CLOSED', version: 4 },
      thread: [
        { what: 'message', by: 'sender' },
        { what: 'status', by: 'desk-1', status: 'OPEN' },
        { what: 'status', status: 'OPEN', text: 'She called too.' },
        { what: 'status', status: 'CLOSED', text: 'Fetched.' },
      ],
    });
  });

  test('cannot change to a status that does not follow', async () => {
    const reference = await world.write();
    await world.move(reference, { version: 1, status: 'CLOSED' });
    for (const status of ['NEW', 'ANSWERED', 'SPAM', 'CLOSED'])
      expect((await world.move(reference, { version: 2, status })).body.code).toBe('ENQUIRY_CHANGED');
  });

  test('that does not exist is not found', async () => {
    expect((await world.move('ENQ-ZZZZZZ', { version: 1, status: 'OPEN' })).status).toBe(404);
    expect((await world.answer('ENQ-ZZZZZZ', { version: 1, message: 'Hello' })).status).toBe(404);
    const { status } = await world.ask('GET /api/enquiries/{reference}', {
      as: staff,
      params: { reference: 'ENQ-ZZZZZZ' },
    });
    expect(status).toBe(404);
  });

  test('is for staff only', async () => {
    const reference = await world.write();
    const customer = { userId: 'customer-1' };
    expect((await world.move(reference, { version: 1, status: 'OPEN' }, customer)).status).toBe(403);
    expect((await world.answer(reference, { version: 1, message: 'Hello' }, customer)).status).toBe(403);
  });
});

describe('an answer', () => {
  const message = 'We come on Monday.';

  test('is in the thread, and its event says where', async () => {
    const reference = await world.write();
    const { body } = await world.answer(reference, { version: 1, message });
    expect(body).toEqual({ status: 'ANSWERED', version: 2 });
    const event = (await world.events()).at(-1);
    expect(EnquiryAnsweredV2.schema.parse(event)).toEqual(event);
    expect(event.data).toMatchObject({ reference, answeredBy: 'desk-1' });
    const { answeredAt: at } = EnquiryAnsweredV2.schema.parse(event).data;
    expect(await world.show(reference)).toMatchObject({
      thread: [{ what: 'message' }, { what: 'answer', at, by: 'desk-1', text: message, status: 'ANSWERED' }],
    });
  });

  test('that is sent twice by a double click is one answer', async () => {
    const reference = await world.write();
    const answers = await Promise.all([1, 2].map(() => world.answer(reference, { version: 1, message })));
    const again = await world.answer(reference, { version: 1, message });
    expect(again.status).toBe(200);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await world.events()).filter(({ type }) => type === EnquiryAnsweredV2.type)).toHaveLength(1);
  });

  test('by two people at once is accepted from one, and the other is refused with the reason', async () => {
    const reference = await world.write();
    const answers = await Promise.all([
      world.answer(reference, { version: 1, message: 'We come on Monday.' }, staff),
      world.answer(reference, { version: 1, message: 'We come on Tuesday.' }, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ENQUIRY_CHANGED');
    expect((await world.events()).filter(({ type }) => type === EnquiryAnsweredV2.type)).toHaveLength(1);
  });

  test('with the same text by a colleague is another answer', async () => {
    const reference = await world.write();
    await world.answer(reference, { version: 1, message });
    expect((await world.answer(reference, { version: 1, message }, colleague)).status).toBe(409);
  });

  test('to spam or to a closed enquiry is refused', async () => {
    const reference = await world.write();
    await world.move(reference, { version: 1, status: 'SPAM' });
    expect((await world.answer(reference, { version: 2, message })).status).toBe(409);
    await world.move(reference, { version: 2, status: 'OPEN', note: 'A person after all' });
    expect((await world.answer(reference, { version: 3, message })).status).toBe(200);
  });
});
