import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  GetWhatsAppMessageMediaCommand,
  GetWhatsAppMessageTemplateCommand,
  ListWhatsAppMessageTemplatesCommand,
  SendWhatsAppMessageCommand,
  SocialMessagingClient,
} from '@aws-sdk/client-socialmessaging';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openState } from '#src/state/state.ts';
import { systemIds } from '#src/types.ts';
import { openPhones, type Phones } from '#src/whatsapp/phones.ts';
import { socialMessaging } from '#src/whatsapp/social-messaging.ts';
import { reaching } from '../clients.ts';

let server: Server;
let client: SocialMessagingClient;
let phones: Phones;
let now = Date.UTC(2026, 10, 3);
beforeEach(async () => {
  phones = openPhones(openState(':memory:').database, { now: () => now }, systemIds, [
    { name: 'order_news', language: 'en_US', category: 'UTILITY', body: 'Order {{1}}.' },
  ]);
  server = createServer(socialMessaging(phones));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new SocialMessagingClient(reaching(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});
afterEach(() => {
  client.destroy();
  server.close();
  server.closeAllConnections();
});

const numberId = `phone-number-id-${'0'.repeat(32)}`;
const body = (values: readonly string[]) => ({
  messaging_product: 'whatsapp',
  to: '+5926000142',
  type: 'template',
  template: {
    name: 'order_news',
    language: { code: 'en_US' },
    components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
  },
});
const sending = (message: object, originationPhoneNumberId = numberId) =>
  client.send(
    new SendWhatsAppMessageCommand({
      originationPhoneNumberId,
      metaApiVersion: 'v20.0',
      message: new TextEncoder().encode(JSON.stringify(message)),
    }),
  );

describe('SendWhatsAppMessage', () => {
  it('puts a template message on the phone and answers its id; the same again is another message', async () => {
    const { messageId = '' } = await sending(body(['A1', 'on its way']));
    expect(phones.get(messageId)).toMatchObject({
      to: '+5926000142',
      template: 'order_news',
      values: ['A1', 'on its way'],
      status: 'sent',
    });
    const second = await sending(body(['A1', 'on its way']));
    expect(second.messageId).not.toBe(messageId);
    expect(phones.list()).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['an empty value', body([''])],
    ['a line break in a value', body(['a\nb'])],
    ['a number without its plus', { ...body(['a']), to: '5926000142' }],
  ])('refuses %s, as Meta does', async (_, message) => {
    await expect(sending(message)).rejects.toMatchObject({ name: 'InvalidParametersException' });
    expect(phones.list()).toEqual([]);
  });

  it('takes free text for a day after the person wrote, as Meta does', async () => {
    const text = { messaging_product: 'whatsapp', to: '+5926000142', type: 'text', text: { body: 'Hi' } };
    await expect(sending(text)).rejects.toMatchObject({ name: 'InvalidParametersException' });
    phones.reply('+5926000142', numberId, 'Hello?');
    await sending(text);
    expect(phones.list()).toMatchObject([
      { values: ['Hi'], status: 'sent' },
      { values: ['Hello?'], status: 'reply' },
    ]);
    now += 86_400_001;
    await expect(sending(text)).rejects.toMatchObject({ name: 'InvalidParametersException' });
  });

  it('refuses a number id that is none', async () => {
    await expect(sending(body(['a']), 'phone-number-id-1')).rejects.toMatchObject({
      name: 'InvalidParametersException',
    });
  });
});

describe('GetWhatsAppMessageMedia', () => {
  let store: Server;
  let written: { url: string; type: string; bytes: Buffer }[];
  let status = 200;
  beforeEach(async () => {
    written = [];
    status = 200;
    store = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const type = String(request.headers['content-type']);
      written.push({ url: String(request.url), type, bytes: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    store.close();
    store.closeAllConnections();
  });

  const bytes = Uint8Array.of(1, 2, 3);
  const sent = () =>
    phones.reply('+5926000142', numberId, 'My receipt', { mimeType: 'image/png', bytes }).media?.id ?? '';
  const get = (mediaId: string, metadataOnly = false) =>
    client.send(
      new GetWhatsAppMessageMediaCommand({
        mediaId,
        originationPhoneNumberId: numberId,
        metadataOnly,
        destinationS3PresignedUrl: {
          url: `http://127.0.0.1:${(store.address() as AddressInfo).port}/incoming/1?signed`,
          headers: { 'content-type': 'image/png' },
        },
      }),
    );

  it('writes what a phone sent to a signed address, as often as it is asked', async () => {
    const id = sent();
    expect(phones.list()).toMatchObject([{ values: ['[image/png] My receipt'], status: 'reply' }]);
    expect(await get(id)).toMatchObject({ mimeType: 'image/png', fileSize: 3 });
    await get(id);
    const once = { url: '/incoming/1?signed', type: 'image/png', bytes: Buffer.from(bytes) };
    expect(written).toEqual([once, once]);
  });

  it('says what it is without writing it', async () => {
    expect(await get(sent(), true)).toMatchObject({ mimeType: 'image/png', fileSize: 3 });
    expect(written).toEqual([]);
  });

  it('refuses what nobody sent, and says when S3 did not take it', async () => {
    await expect(get('other')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    status = 403;
    await expect(get(sent())).rejects.toMatchObject({ name: 'DependencyException' });
  });
});

describe('a template', () => {
  const id = `waba-${'0'.repeat(32)}`;
  const list = () => client.send(new ListWhatsAppMessageTemplatesCommand({ id }));

  it('is approved until an operator says otherwise, with the words that the app submitted', async () => {
    const { templates: [template] = [] } = await list();
    expect(template).toMatchObject({
      templateName: 'order_news',
      templateLanguage: 'en_US',
      templateStatus: 'APPROVED',
      templateCategory: 'UTILITY',
    });
    const asked = { id, metaTemplateId: template?.metaTemplateId };
    const found = await client.send(new GetWhatsAppMessageTemplateCommand(asked));
    expect(JSON.parse(found.template ?? '')).toMatchObject({
      components: [{ type: 'BODY', text: 'Order {{1}}.' }],
    });
  });

  it.each([
    ['PENDING', '132001'],
    ['PAUSED', '132015'],
    ['DISABLED', '132016'],
  ] as const)('that is %s is listed so, and no message is sent in it', async (status, code) => {
    expect(phones.templates.mark('order_news', status)).toBe(true);
    expect((await list()).templates).toMatchObject([{ templateStatus: status }]);
    await expect(sending(body(['A1']))).rejects.toMatchObject({
      name: 'InvalidParametersException',
      message: expect.stringContaining(code),
    });
    expect(phones.list()).toEqual([]);
  });

  it('that the app never submitted is neither sent nor decided about', async () => {
    const unknown = { ...body(['A1']), template: { ...body(['A1']).template, name: 'other' } };
    await expect(sending(unknown)).rejects.toMatchObject({ message: expect.stringContaining('132001') });
    expect(phones.templates.mark('other', 'APPROVED')).toBe(false);
  });
});
