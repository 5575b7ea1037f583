import { expect, test } from 'vitest';
import type { PersonMessage } from '#domain/enquiries/messages.ts';
import type { FileEntry } from '#domain/files/file.ts';
import { jpeg } from '#domain/files/testing/sample-files.ts';
import { profileFieldNames } from '#domain/identity/profile-fields.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { staff, customer } = signedIn(cloud, 'staff', 'customer');

interface OnPhone {
  readonly to: string;
  readonly text: string;
  readonly status: string;
}
/** Somebody writes to our number from a phone of the sample home. */
const writeFrom = (from: string, text: string) =>
  fetch(`${cloud.url}/local/api/messages/write`, {
    method: 'POST',
    headers: { origin: cloud.url },
    body: new URLSearchParams({ from, text }),
  });
const messagesWith = async (person: string): Promise<readonly PersonMessage[]> =>
  (await cloud.ask<{ messages: PersonMessage[] }>(`enquiries/messages/of/${person}`, { as: staff })).body
    .messages;
const onPhone = async (to: string): Promise<readonly string[]> =>
  (await cloud.listed<OnPhone>('messages'))
    .filter((message) => message.to === to && message.status !== 'reply')
    .map(({ text }) => text);

test('a number that nobody has writes, becomes a task, and reads our answer on the phone', async () => {
  const phone = '+5926000177';
  expect((await writeFrom(phone, 'Do you ship to Berbice?')).status).toBe(200);
  const found = async () => {
    const { body } = await cloud.ask<{ items: { reference: string; phone?: string }[] }>(
      'enquiries?status=NEW',
      { as: staff },
    );
    return body.items.find((one) => one.phone === phone)?.reference;
  };
  await expect.poll(found, patience).toBeDefined();
  const reference = await found();
  const waits = async () => {
    const { body } = await cloud.ask<{ items: { id: string }[] }>('tasks?kind=ENQUIRY&limit=100', {
      as: staff,
    });
    return body.items.some(({ id }) => id === `ENQUIRY.${reference}`);
  };
  await expect.poll(waits, patience).toBe(true);
  await expect.poll(() => onPhone(phone), patience).toHaveLength(1);
  const body = { version: 1, message: 'Yes, we do.', way: 'whatsapp' };
  expect((await cloud.ask(`enquiries/${reference}/answer`, { as: staff, body })).status).toBe(200);
  await expect.poll(() => onPhone(phone), patience).toContain('Yes, we do.');
  await expect.poll(waits, patience).toBe(false);
  const shown = async () => {
    const asked = await cloud.ask<{ thread: PersonMessage[] }>(`enquiries/${reference}`, { as: staff });
    return asked.body.thread.at(-1)?.outcome;
  };
  await expect.poll(shown, patience).toEqual({ state: 'SENT' });
});

/** Gives the customer a phone number, and waits until the desk finds them by it. */
const hasNumber = async (country: string, digits: string) => {
  const { body: profile } = await cloud.ask<Record<string, unknown>>('profiles/me', { as: customer });
  const given = Object.fromEntries(profileFieldNames.map((name) => [name, profile[name]]));
  const body = { ...given, phone_country_code: country, phone: digits, version: profile.version };
  const { status } = await cloud.ask(`profiles/${customer.userId}`, { as: customer, body, method: 'PUT' });
  expect(status).toBe(200);
  const found = async () =>
    (await cloud.ask<{ items: unknown[] }>(`customers?search=${digits}`, { as: staff })).body.items.length;
  await expect.poll(found, patience).toBe(1);
};

test('a photo from a phone is fetched, looked through and opened at the desk', async () => {
  const phone = '+17185550166';
  await hasNumber('+1', '7185550166');
  const body = new FormData();
  body.set('from', phone);
  body.set('text', 'My receipt');
  body.set('file', new File([new Uint8Array(jpeg)], 'receipt.jpg', { type: 'image/jpeg' }));
  const sent = await fetch(`${cloud.url}/local/api/messages/write`, {
    method: 'POST',
    headers: { origin: cloud.url },
    body,
  });
  expect(sent.status).toBe(200);
  const conversation = async () => {
    const { body: page } = await cloud.ask<{ items: { reference: string; phone?: string }[] }>(
      'enquiries?status=NEW',
      { as: staff },
    );
    return page.items.find((one) => one.phone === phone)?.reference;
  };
  await expect.poll(conversation, patience).toBeDefined();
  const subject = `enquiry:${await conversation()}`;
  const files = async () =>
    (await cloud.ask<{ items: FileEntry[] }>(`files?subject=${subject}`, { as: staff })).body.items;
  await expect.poll(files, patience).toMatchObject([{ state: 'RELEASED', contentType: 'image/jpeg' }]);
  const [file] = await files();
  const { body: link } = await cloud.ask<{ url: string }>(`files/${file?.id}?subject=${subject}`, {
    as: staff,
  });
  expect((await fetch(link.url)).headers.get('content-type')).toBe('image/jpeg');
  expect((await cloud.ask(`files?subject=${subject}`, { as: customer })).status).toBe(404);
  const invoice = { purpose: 'PARCEL_INVOICE', subject: { kind: 'person', id: customer.userId } };
  const made = await cloud.ask<FileEntry>(`files/${file?.id}/uses?subject=${subject}`, {
    as: staff,
    body: invoice,
  });
  expect([made.status, made.body]).toMatchObject([200, { ...invoice, state: 'RELEASED' }]);
  const own = `files/${made.body.id}?subject=person:${customer.userId}`;
  const { body: paper } = await cloud.ask<{ url: string }>(own, { as: customer });
  expect((await fetch(paper.url)).status).toBe(200);
});

test('the desk writes an e-mail to a customer, and it stands on their page as sent', async () => {
  const message = {
    person: customer.userId,
    way: 'email',
    subject: 'Your barrel',
    text: 'It is at our dock.',
  };
  const sent = await cloud.ask('enquiries/messages', { as: staff, body: { id: newId(), ...message } });
  expect(sent.status).toBe(200);
  const last = async () => (await messagesWith(customer.userId)).at(-1);
  await expect
    .poll(last, patience)
    .toMatchObject({ subject: 'Your barrel', outcome: { state: 'SENT' }, by: staff.userId });
  const mails = await cloud.listed<{ subject: string; to: string[] }>('mail');
  expect(mails.filter(({ subject }) => subject === 'Your barrel')).toHaveLength(1);
  const refused = await cloud.ask('enquiries/messages', { as: customer, body: { id: newId(), ...message } });
  expect(refused.status).toBe(403);
});

test('whoever has the number is found, writes more into the same conversation, and is left alone after a STOP', async () => {
  const phone = '+17185550188';
  const named = {
    first_name: 'Wilma',
    last_name: 'Caller',
    phone_country_code: '+1',
    phone: '(718) 555-0188',
  };
  const { body: person } = await cloud.ask<{ user_id: string }>('people', {
    as: staff,
    body: { id: newId(), came: 'CALL', ...named },
  });
  const isFound = async () =>
    (await cloud.ask<{ items: object[] }>('customers?limit=5&search=wilma', { as: staff })).body.items.length;
  await expect.poll(isFound, patience).toBe(1);
  const texts = async () => (await messagesWith(person.user_id)).map(({ text }) => text);
  await writeFrom(phone, 'Is my barrel there?');
  await expect.poll(texts, patience).toEqual(['Is my barrel there?']);
  await writeFrom(phone, 'It is a blue one.');
  await expect.poll(texts, patience).toEqual(['Is my barrel there?', 'It is a blue one.']);
  const [first, second] = await messagesWith(person.user_id);
  expect(second?.reference).toBe(first?.reference);
  await writeFrom(phone, 'STOP');
  const closed = async () => {
    const asked = await cloud.ask<{ ways: { whatsapp: { closed?: string } } }>(
      `enquiries/${first?.reference}`,
      { as: staff },
    );
    return asked.body.ways.whatsapp.closed;
  };
  await expect.poll(closed, patience).toBe('WINDOW_CLOSED');
});
