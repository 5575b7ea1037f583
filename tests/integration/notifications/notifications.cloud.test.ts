import { createHash } from 'node:crypto';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect, test } from 'vitest';
import { jpeg } from '#domain/files/testing/sample-files.ts';
import { examples as profileExamples } from '#domain/identity/endpoint-examples.ts';
import { benchExamples } from '#domain/parcels/bench/endpoint-examples.ts';
import type { MessagePreview } from '#domain/previews/endpoints.ts';
import twoStepChanged from '#events/identity/two-step-changed.v2.example.json' with { type: 'json' };
import received from '#events/parcels/parcel-received.v1.example.json' with { type: 'json' };
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import type { Tokens } from '../../support/people.ts';
import { telemetryOf } from '../../support/telemetry.ts';
import { tellWaiting } from '../../support/tell-waiting.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { admin, staff, customer } = signedIn(cloud, 'admin', 'staff', 'customer');

interface Line {
  readonly id: string;
  readonly kind: string;
  readonly link: string;
}
const errorsIn = async (as: Tokens): Promise<readonly Line[]> =>
  (await cloud.ask<{ items: readonly Line[] }>('notifications', { as })).body.items.filter(
    ({ kind }) => kind === 'error-group-raised.v1',
  );

test('an error in a browser is announced automatically in the admins’ feed and mail, and in no other feed', async () => {
  const crash = {
    message: 'The sample page broke',
    context: { sessionId: 's', timestamp: Date.now(), url: `${cloud.url}/dashboard` },
  };
  await telemetryOf(cloud).send('errors', [crash, crash]);
  await expect.poll(() => errorsIn(admin), patience).toHaveLength(1);
  const [line] = await errorsIn(admin);
  expect(await errorsIn(staff)).toEqual([]);
  const mails = async () => JSON.stringify(await cloud.listed('mail'));
  await expect.poll(mails, patience).toContain(`${line?.link}`);
  const read = await cloud.ask('notifications/read', { as: admin, body: { upTo: line?.id } });
  expect(read.body).toEqual({ count: 0 });
});

test('an admin reads every message as it would be sent now', async () => {
  const { body } = await cloud.ask<{ messages: readonly MessagePreview[] }>('messages', { as: admin });
  const received = body.messages.find(({ id }) => id === 'shipment-received');
  expect(received?.letters[0]?.subject).toBe('Marva’s barrel and 2 boxes are at our Kearny dock');
  expect(received?.letters[0]?.action?.url).toContain(cloud.url);
  expect(received?.texts[0]?.text).toContain('Answer STOP to end these messages.');
  expect((await cloud.ask('messages', { as: staff })).status).toBe(403);
});

interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
}

test('a letter that comes back stops the next one, the desk sees it, and says that the address works', async () => {
  await twoStepOn(customer.userId);
  const letters = async () =>
    (await cloud.listed<Mail>('mail')).filter(({ subject }) => subject.startsWith('Two-step sign-in is on'));
  await expect.poll(letters, patience).toHaveLength(1);
  const [letter] = await letters();
  await fetch(`${cloud.url}/local/api/mail/${letter?.id}/bounce`, { method: 'POST' });
  const stopped = async () =>
    (await cloud.ask<{ items: { id: string; email: string }[] }>('returned-mail', { as: staff })).body.items;
  await expect.poll(stopped, patience).toMatchObject([{ email: letter?.to[0], why: 'bounce' }]);
  const [{ id = '' } = {}] = await stopped();
  const works = await cloud.ask(`returned-mail/${encodeURIComponent(id)}/works`, {
    as: staff,
    method: 'POST',
  });
  expect(works.status).toBe(200);
  expect(await stopped()).toEqual([]);
});

interface Text {
  readonly id: string;
  readonly to: string;
  readonly status: string;
  readonly values: readonly string[];
}
interface Preferences {
  readonly consentText: string;
  readonly phone: string;
  readonly version: number;
  readonly mail: { readonly version: number };
}

/** Puts an event on the bus, as the relay does. */
const happened = async (event: { readonly source: string; readonly type: string }): Promise<void> => {
  const bus = new EventBridgeClient({
    region: 'us-east-1',
    endpoint: cloud.endpoints.events,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const entry = {
    EventBusName: cloud.named('AWS::Events::EventBus', 'Events'),
    Source: event.source,
    DetailType: event.type,
    Detail: JSON.stringify(event),
  };
  await bus.send(new PutEventsCommand({ Entries: [entry] }));
  bus.destroy();
};
/** Two-step sign-in of somebody is on: that is told at once. */
const twoStepOn = (userId: string): Promise<void> =>
  happened({ ...twoStepChanged, data: { ...twoStepChanged.data, userId } } as typeof twoStepChanged);

/** Sends the photo of a parcel as the bench does, and waits until it was looked through. */
const photographed = async (code: string, bytes: Uint8Array): Promise<void> => {
  const subject = { kind: 'parcel', id: code };
  const { body } = await cloud.ask<{ upload: { url: string; headers: Record<string, string> } }>('files', {
    as: staff,
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      subject,
      purpose: 'PARCEL_PHOTO',
      contentType: 'image/jpeg',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('base64'),
    },
  });
  const sent = await fetch(body.upload.url, {
    method: 'PUT',
    headers: body.upload.headers,
    body: Uint8Array.from(bytes),
  });
  expect(sent.status).toBe(200);
  const states = async () =>
    (await cloud.ask<{ items: { state: string }[] }>(`files?subject=parcel:${code}`, { as: staff })).body
      .items;
  await expect.poll(states, patience).toMatchObject([{ state: 'RELEASED' }]);
};

/** Receives the parcel of the example for the customer, which is there already after the first time. */
const parcelHere = async (): Promise<string> => {
  const search = 'mailboxes?search=customer@example.test';
  const { body } = await cloud.ask<{ items: readonly { number: string }[] }>(search, { as: staff });
  const arrival = { ...benchExamples.receive.body, mailbox: body.items[0]?.number };
  const { status } = await cloud.ask('bench/parcels', { as: staff, method: 'POST', body: arrival });
  expect(status).toBe(200);
  return arrival.code;
};

/** That the customer's parcel came is told once for each id, and as by themselves: they are awake at any hour. */
const arrived = async (code: string, id: string): Promise<void> => {
  const { userId } = customer;
  const data = { ...received.data, code, ownerId: userId, by: userId };
  await happened({ ...received, id, data } as typeof received);
};

/** Has what waits for the customer told as if ten minutes were over, and reads what there is then. */
const later =
  <Listed>(read: () => Promise<Listed>) =>
  async (): Promise<Listed> => {
    await tellWaiting(cloud, customer.userId);
    return read();
  };

test('the letter about a parcel has its photo inside, made small', async () => {
  const code = await parcelHere();
  await photographed(code, jpeg);
  await arrived(code, 'with a photo');
  const letters = async () =>
    (await cloud.listed<Mail & { attachments: object[] }>('mail')).filter(({ subject }) =>
      subject.startsWith('Your parcel'),
    );
  await expect
    .poll(later(letters), patience)
    .toMatchObject([{ attachments: [{ fileName: `${code}.jpg`, contentType: 'image/jpeg' }] }]);
  const [letter] = await letters();
  const shown = await (await fetch(`${cloud.url}/local/mail/${letter?.id}/body/light`)).text();
  expect(shown).toContain(`<img src="data:image/jpeg;base64,/9j/`);
});

/** Has the customer say yes to WhatsApp and no to mail about what can be switched off. Returns their number. */
const onlyOnWhatsApp = async (): Promise<string> => {
  const profile = await cloud.ask<{ version: number }>('profiles/me', { as: customer });
  const changed = { ...profileExamples.updateProfile.body, version: profile.body.version };
  const saved = await cloud.ask('profiles/me', { as: customer, method: 'PUT', body: changed });
  expect(saved.status).toBe(200);
  const { body } = await cloud.ask<Preferences>('notifications/preferences', { as: customer });
  const yes = { version: body.version, on: true, kinds: ['progress'], text: body.consentText };
  const noMail = { version: body.mail.version, kinds: [] };
  for (const [channel, said] of [['whatsapp', yes] as const, ['mail', noMail] as const]) {
    const asked = { as: customer, method: 'PUT', body: said };
    expect((await cloud.ask(`notifications/preferences/${channel}`, asked)).status).toBe(200);
  }
  return body.phone;
};

const texts = () => cloud.listed<Text>('messages');

/** The e-mails that say that this parcel came. */
const mailsAbout = async (code: string): Promise<readonly Mail[]> =>
  (await cloud.listed<Mail>('mail')).filter(({ subject }) => subject === `Your parcel is here: ${code}`);

test('what Meta has not approved is one e-mail, and the next one goes on WhatsApp when Meta has', async () => {
  await onlyOnWhatsApp();
  const code = await parcelHere();
  const mails = async () => (await mailsAbout(code)).length;
  const before = await mails();
  const told = later(async () => [(await texts()).length, (await mails()) - before]);
  const decides = (status: string) =>
    fetch(`${cloud.url}/local/api/templates/other_news/${status}`, { method: 'POST' });
  const approval = async (body?: object) => {
    const path = body ? 'notifications/templates/look' : 'notifications/templates';
    const answer = await cloud.ask<{ items: { name: string; approval: object | null }[] }>(path, {
      as: admin,
      ...(body && { body }),
    });
    // A parcel is no shipment.
    return answer.body.items.find(({ name }) => name === 'other_news')?.approval;
  };

  await arrived(code, 'never-looked');
  await expect.poll(told, patience).toEqual([1, 0]);
  expect(await approval()).toMatchObject({ state: 'APPROVED', category: 'UTILITY' });

  await decides('PENDING');
  expect(await approval({})).toMatchObject({ state: 'PENDING' });
  await arrived(code, 'pending');
  await expect.poll(told, patience).toEqual([1, 1]);
  await arrived(code, 'pending');

  await decides('REJECTED');
  expect(await approval({})).toMatchObject({ state: 'REJECTED' });
  await arrived(code, 'rejected');
  await expect.poll(told, patience).toEqual([1, 2]);

  await decides('APPROVED');
  expect(await approval({})).toMatchObject({ state: 'APPROVED' });
  await decides('PAUSED');
  await arrived(code, 'paused');
  await expect.poll(told, patience).toEqual([1, 3]);
  expect(await approval()).toMatchObject({ state: 'REFUSED' });

  await decides('APPROVED');
  expect(await approval({})).toMatchObject({ state: 'APPROVED' });
  await arrived(code, 'approved-later');
  await expect.poll(told, patience).toEqual([2, 3]);
});

test('a customer who wants WhatsApp and no mail gets a message, a mail instead when it does not arrive, and none after STOP', async () => {
  const phone = await onlyOnWhatsApp();
  const code = await parcelHere();
  const before = (await texts()).length;
  await arrived(code, 'by WhatsApp');
  await expect
    .poll(
      later(async () => (await texts()).length),
      patience,
    )
    .toBe(before + 1);
  const [text] = await texts();
  expect(text).toMatchObject({ to: phone, status: 'sent' });
  expect(text?.values[1]).toBe('Your parcel is here');
  const mailed = (await mailsAbout(code)).length;
  await fetch(`${cloud.url}/local/api/messages/${text?.id}/failed`, { method: 'POST' });
  await expect.poll(async () => (await mailsAbout(code)).length, patience).toBe(mailed + 1);
  await fetch(`${cloud.url}/local/api/messages/${text?.id}/reply`, { method: 'POST' });
  const whatsApp = async () =>
    (await cloud.ask<{ on: boolean }>('notifications/preferences', { as: customer })).body.on;
  await expect.poll(whatsApp, patience).toBe(false);
  await expect.poll(async () => (await texts())[0]?.values[0], patience).toContain('You get no more');
});
