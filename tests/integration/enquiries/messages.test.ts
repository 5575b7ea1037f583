import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ofPerson } from '#lambdas/enquiries/told/of-person.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Part } from '#lambdas/runtime/of-person.ts';
import { keyFor } from '../../support/call.ts';
import { connectionReset } from '../../support/tables.ts';
import { desk, HOUR, type MessagesWorld, startMessagesWorld } from './messages.world.ts';

const phone = '+17185550142';
const marva = 'marva';
let world: MessagesWorld;
beforeEach(async () => {
  world = await startMessagesWorld();
  await world.person(marva, phone);
});
afterEach(() => world.stop());

const anEmail = { person: marva, subject: 'Your barrel', text: 'It is at our dock.\nCome any day.' };
const lastOf = async (person = marva) => (await world.with(person)).messages.at(-1);

describe('the desk writes by e-mail', () => {
  test('the letter has subject, text and a reply address that is read, and the page says that it was sent', async () => {
    const { status } = await world.write({ ...anEmail, about: '7K3M9-Q2X4T-C' });
    expect(status).toBe(200);
    expect(await lastOf()).toMatchObject({ outcome: { state: 'QUEUED' } });
    await world.tell();
    expect(world.mail.map(({ to }) => to)).toEqual(['marva@example.test']);
    const [{ letter }] = world.mail as [(typeof world.mail)[0]];
    expect(letter.subject).toBe('Your barrel');
    expect(letter.text).toContain('It is at our dock.');
    expect(letter.text).toContain('7K3M9-Q2X4T-C');
    expect(letter.text).not.toContain('You wrote');
    expect(letter.replyTo).toBeDefined();
    expect(await lastOf()).toMatchObject({
      what: 'answer',
      by: desk.userId,
      subject: 'Your barrel',
      outcome: { state: 'SENT' },
    });
    // It waits for nobody.
    expect((await world.enquiries()).map(({ status: is }) => is)).toEqual(['ANSWERED']);
  });

  test('a double click and a lost answer send it once, and another text under the same id is refused', async () => {
    const id = newId();
    const [one, other] = await Promise.all([
      world.write({ ...anEmail, id }),
      world.write({ ...anEmail, id }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
    await world.tell();
    expect(world.mail).toHaveLength(1);
    const changed = await world.write({ ...anEmail, id, text: 'Something else' });
    expect([changed.status, changed.body.code]).toEqual([409, 'MESSAGE_EXISTS']);
  });

  test('a letter that came back says so, and the next one is not written to this address', async () => {
    await world.write(anEmail);
    await world.tell();
    world.advance(60_000);
    await world.comesBack('marva@example.test');
    expect(await lastOf()).toMatchObject({ outcome: { state: 'FAILED', why: 'CAME_BACK' } });
    const { status, body } = await world.write(anEmail);
    expect([status, body.code]).toEqual([409, 'WAY_CLOSED']);
  });

  test('it needs a subject, a person whom we know, and the right', async () => {
    const { subject: _, ...without } = anEmail;
    expect((await world.write(without)).body.code).toBe('SUBJECT_MISSING');
    expect((await world.write({ ...anEmail, person: 'nobody' })).body.code).toBe('PERSON_NOT_FOUND');
    expect((await world.write(anEmail, { userId: 'other', roles: ['customer'] })).status).toBe(403);
    await world.person('no-mail', '+17185550177', '');
    expect((await world.write({ ...anEmail, person: 'no-mail' })).body.code).toBe('WAY_CLOSED');
  });
});

describe('the desk writes on WhatsApp', () => {
  const aText = { person: marva, way: 'whatsapp', text: 'Yes, on Monday.' };

  test('only where they agreed, and only within a day after their last message', async () => {
    await world.says(phone, 'wamid.1', 'When do you come?');
    expect((await world.write(aText)).body.message).toContain('not agreed');
    await world.agrees(marva, phone);
    world.advance(24 * HOUR);
    const late = await world.write(aText);
    expect([late.status, late.body.code]).toEqual([409, 'WAY_CLOSED']);
    expect(late.body.message).toContain('24 hours');
    await world.says(phone, 'wamid.2', 'Hello?');
    expect((await world.write(aText)).status).toBe(200);
    await world.tell();
    expect(world.texts.at(-1)).toEqual({ to: phone, text: 'Yes, on Monday.' });
  });

  test('it stands in the conversation that they began, which waits no more, with how far it came', async () => {
    await world.agrees(marva, phone);
    await world.says(phone, 'wamid.1', 'When do you come?');
    await world.write(aText);
    expect(await lastOf()).toMatchObject({ way: 'whatsapp', outcome: { state: 'QUEUED' } });
    await world.tell();
    await world.tell();
    const sent = world.texts.filter(({ text }) => text === aText.text);
    expect(sent).toHaveLength(1);
    expect(await lastOf()).toMatchObject({ outcome: { state: 'SENT' } });
    await world.receipt(`text-${world.texts.length}`, 'delivered');
    await world.receipt(`text-${world.texts.length}`, 'read');
    await world.receipt(`text-${world.texts.length}`, 'delivered');
    expect(await lastOf()).toMatchObject({ outcome: { state: 'READ' } });
    const all = await world.enquiries();
    expect(all).toMatchObject([{ kind: 'whatsapp', status: 'ANSWERED', userId: marva }]);
  });

  test('a text that is lost, or that WhatsApp does not take, says so', async () => {
    await world.agrees(marva, phone);
    await world.says(phone, 'wamid.1', 'When do you come?');
    await world.write(aText);
    await world.tell();
    await world.receipt(`text-${world.texts.length}`, 'failed');
    await world.receipt(`text-${world.texts.length}`, 'failed');
    expect(await lastOf()).toMatchObject({ outcome: { state: 'FAILED', why: 'LOST' } });
    world.refuseTexts();
    await world.write({ ...aText, text: 'Once more.' });
    await world.tell();
    expect(await lastOf()).toMatchObject({ outcome: { state: 'FAILED', why: 'REFUSED' } });
  });

  test('after a STOP nobody writes there until they write again', async () => {
    await world.says(phone, 'wamid.1', 'When do you come?');
    const reference = await world.onlyReference();
    world.advance(60_000);
    await world.says(phone, 'wamid.2', 'STOP');
    const answer = { version: 1, message: 'On Monday.', way: 'whatsapp' };
    const asked = { params: { reference }, body: answer };
    expect((await world.ask('POST /api/enquiries/{reference}/answer', asked)).body.code).toBe('WAY_CLOSED');
    expect((await world.enquiries())[0]).toMatchObject({ version: 1 });
  });
});

describe('somebody writes on WhatsApp', () => {
  test('it is on their page, waits for an answer by a promised hour, and they are told the hour', async () => {
    await world.says(phone, 'wamid.1', 'Where is my barrel?');
    await world.tell();
    expect(await world.enquiries()).toMatchObject([
      { kind: 'whatsapp', status: 'NEW', name: 'Marva Person', userId: marva, phone },
    ]);
    expect(await lastOf()).toMatchObject({ what: 'message', text: 'Where is my barrel?', way: 'whatsapp' });
    expect(world.texts).toEqual([
      { to: phone, text: expect.stringContaining('answers by Wed, Nov 4, 10:00 AM') },
    ]);
    // The desk gets the letter, and whoever wrote gets none: they have our answer on the phone.
    expect(world.mail.map(({ letter }) => letter.subject)).toEqual([expect.stringContaining('ENQ-')]);
  });

  test('the same message that comes again, also at the same moment or after a lost answer, stands once', async () => {
    const once = {
      after: () => {
        throw connectionReset();
      },
    };
    await world.says(phone, 'wamid.1', 'Where is my barrel?', once).catch(() => undefined);
    await Promise.allSettled([
      world.says(phone, 'wamid.1', 'Where is my barrel?'),
      world.says(phone, 'wamid.1', 'Where is my barrel?'),
    ]);
    await world.says(phone, 'wamid.1', 'Where is my barrel?');
    expect(await world.enquiries()).toHaveLength(1);
    expect((await world.with(marva)).messages).toHaveLength(1);
  });

  test('several at the same moment are one conversation and lose nothing', async () => {
    const ids = ['wamid.1', 'wamid.2', 'wamid.3'];
    await Promise.all(ids.map((id) => world.says(phone, id, `Message ${id}`)));
    expect(await world.enquiries()).toHaveLength(1);
    const { messages } = await world.with(marva);
    expect(messages.map(({ text }) => text).toSorted()).toEqual(ids.map((id) => `Message ${id}`));
  });

  test('what was answered waits again with their next word, since then', async () => {
    await world.says(phone, 'wamid.1', 'Where is my barrel?');
    const reference = await world.onlyReference();
    const body = { version: 1, message: 'In Georgetown.', way: 'whatsapp' };
    await world.ask('POST /api/enquiries/{reference}/answer', { params: { reference }, body });
    world.advance(48 * HOUR);
    await world.says(phone, 'wamid.2', 'Thank you. And the second one?');
    expect(await world.enquiries()).toMatchObject([
      { reference, status: 'NEW', againAt: '2026-11-05T19:00:00.000Z' },
    ]);
    const listed = await world.ask('GET /api/enquiries', { query: { status: 'NEW', limit: '25' } });
    expect(listed.body.items).toMatchObject([{ reference, excerpt: 'Thank you. And the second one?' }]);
    expect((await world.with(marva)).messages.map(({ what }) => what)).toEqual([
      'message',
      'answer',
      'message',
    ]);
  });

  test('two who share a number are both named, and neither is taken for the other', async () => {
    await world.person('sister', phone, 'sister@example.test', 'Donna');
    await world.says(phone, 'wamid.1', 'It is me.');
    const [enquiry] = await world.enquiries();
    expect(enquiry).toMatchObject({ name: '+1 718-555-0142', email: '' });
    expect(enquiry?.people?.toSorted()).toEqual([marva, 'sister']);
    expect(enquiry).not.toHaveProperty('userId');
    expect(await lastOf()).toMatchObject({ text: 'It is me.' });
    expect(await lastOf('sister')).toMatchObject({ text: 'It is me.' });
  });

  test('a number that nobody has is an enquiry, which can be answered there', async () => {
    const stranger = '+5926000177';
    await world.says(stranger, 'wamid.1', 'Do you ship to Berbice?');
    const [enquiry] = await world.enquiries();
    expect(enquiry).toMatchObject({ name: '+592 600-0177', email: '', phone: stranger });
    const asked = { params: { reference: enquiry?.reference ?? '' } };
    const { body: shown } = await world.ask('GET /api/enquiries/{reference}', asked);
    expect(shown.ways).toMatchObject({ email: { closed: 'NO_ADDRESS' }, whatsapp: { to: stranger } });
    const body = { version: 1, message: 'Yes, we do.', way: 'whatsapp' };
    const answered = await world.ask('POST /api/enquiries/{reference}/answer', { ...asked, body });
    expect(answered.status).toBe(200);
    await world.tell();
    expect(world.texts.at(-1)).toEqual({ to: stranger, text: 'Yes, we do.' });
    // Once they have an account with this number, it is on their page.
    await world.person('stranger', stranger);
    expect((await world.with('stranger')).messages).toHaveLength(2);
  });

  test('what we cannot show is there as what it is, and they are told', async () => {
    await world.hears(phone, { id: 'wamid.1', type: 'audio', audio: { id: '1' } });
    expect(await lastOf()).toMatchObject({ text: '[voice message]' });
    expect(world.texts.map(({ text }) => text)).toEqual([
      expect.stringContaining('answers by'),
      expect.stringContaining('cannot open'),
    ]);
    await world.hears(phone, { id: 'wamid.2', type: 'reaction', reaction: { emoji: '👍' } });
    expect((await world.with(marva)).messages).toHaveLength(1);
  });

  test('a number that was marked as spam is heard by nobody', async () => {
    await world.says(phone, 'wamid.1', 'Win a prize');
    const reference = await world.onlyReference();
    const asked = { params: { reference }, body: { version: 1, status: 'SPAM' } };
    await world.ask('POST /api/enquiries/{reference}/status', asked);
    const before = (await world.events()).length;
    world.advance(25 * HOUR);
    await world.says(phone, 'wamid.2', 'Win a prize');
    expect(await world.events()).toHaveLength(before);
    expect(world.texts).toHaveLength(1);
  });
});

describe('whoever leaves', () => {
  const forgotten = async (ids: string[], phones: string[]) => {
    const access = {
      client: world.tables.client(),
      table: world.tables.enquiries,
      tableOf: () => world.tables.files,
      now: new Date(),
      keyFor,
      newId,
      correlationId: 'c',
    };
    const parts: Part[] = [];
    for await (const part of ofPerson.parts(access, { ids, phones, names: [], emails: [] })) parts.push(part);
    return parts;
  };

  test('takes along what they wrote from their number, and what leads there', async () => {
    await world.says(phone, 'wamid.1', 'Where is my barrel?');
    const parts = await forgotten([marva], [phone]);
    expect(parts.every(({ closing }) => closing === 'deleted')).toBe(true);
    const kept = (await world.tables.all(world.tables.enquiries)).map(({ pk }) => String(pk));
    const gone = new Set(parts.map(({ item }) => String(item.pk)));
    // Claims and events go by themselves within days, and name nobody.
    const rest = kept.filter((pk) => !gone.has(pk) && !/^(SUBMISSION|OUTBOX)#/.test(pk));
    expect(rest).toEqual([]);
    expect(parts.flatMap(({ shown }) => shown?.message ?? [])).toEqual(['Where is my barrel?']);
  });

  test('leaves what several had in common to the others', async () => {
    await world.person('sister', phone, 'sister@example.test', 'Donna');
    await world.says(phone, 'wamid.1', 'It is me.');
    const [part, ...more] = await forgotten([marva], [phone]);
    expect(more).toEqual([]);
    expect(part?.closing).toMatchObject({ userId: 'sister', phone });
    expect(part?.closing).not.toHaveProperty('people');
  });
});
