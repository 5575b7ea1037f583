import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ThreadEntry } from '#domain/enquiries/enquiry.ts';
import type { FileEntry } from '#domain/files/file.ts';
import { jpeg } from '#domain/files/testing/sample-files.ts';
import { ofPerson } from '#lambdas/enquiries/told/of-person.ts';
import { wire as wireFiles } from '#lambdas/files/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { expires } from '#lambdas/runtime/table/expires.ts';
import { type Asked, call, keyFor, testDependencies } from '../../support/call.ts';
import { desk, HOUR, type MessagesWorld, startMessagesWorld } from './messages.world.ts';

const phone = '+17185550142';
const marva = 'marva';
const receipt = { id: 'media-1', caption: 'My receipt' };
let world: MessagesWorld;
beforeEach(async () => {
  world = await startMessagesWorld();
  await world.person(marva, phone);
  world.atMeta.set(receipt.id, jpeg);
});
afterEach(() => world.stop());

const threadOf = async (reference: string) =>
  (await world.ask('GET /api/enquiries/{reference}', { params: { reference } })).body
    .thread as unknown as readonly ThreadEntry[];
const files = async (as: Asked['as'] = desk) => {
  const handler = wireFiles(world.tables.env, {
    ...testDependencies(world.tables.client(), { clock: world.now }),
    uploadTo: async () => ({ url: '', headers: {}, until: '' }),
    linkTo: async ({ id }) => `link to ${id}`,
    readReleased: async () => jpeg,
    writeReleased: async () => undefined,
  });
  const subject = `enquiry:${await world.onlyReference()}`;
  const listed = await call(handler, 'GET /api/files', { as, query: { subject } });
  const items = (listed.body.items ?? []) as unknown as readonly FileEntry[];
  const params = { id: items[0]?.id ?? newId() };
  const opened = await call(handler, 'GET /api/files/{id}', { as, params, query: { subject } });
  return { listed, items, opened };
};

describe('a photo on WhatsApp', () => {
  test('stands in the conversation with its caption, and is shown at the desk once it was looked through', async () => {
    await world.sends(phone, 'wamid.1', receipt);
    const [entry] = await threadOf(await world.onlyReference());
    expect(entry).toMatchObject({ text: '[picture] My receipt', media: { contentType: 'image/jpeg' } });
    expect((await files()).items).toMatchObject([{ state: 'ASKED', askedBy: marva }]);
    await world.check();
    const { items, opened, listed } = await files();
    expect(items).toMatchObject([{ id: entry?.media?.file, state: 'RELEASED', purpose: 'MESSAGE_FILE' }]);
    expect(opened.body.url).toBe(`link to ${entry?.media?.file}`);
    expect(listed.body.mayAdd).toBe(false);
    expect(world.released).toHaveLength(1);
    // We can open it, so nothing asks for it as text.
    expect(world.texts.map(({ text }) => text)).toEqual([expect.stringContaining('answers by')]);
  });

  test('is for those who read messages, not for whoever sent it', async () => {
    await world.sends(phone, 'wamid.1', receipt);
    await world.check();
    const { listed, opened } = await files({ userId: marva, roles: ['customer'] });
    expect([listed.status, opened.status]).toEqual([404, 404]);
  });

  test('that comes again is stored once', async () => {
    await world.sends(phone, 'wamid.1', receipt);
    await world.sends(phone, 'wamid.1', receipt);
    await world.check();
    await world.sends(phone, 'wamid.1', receipt);
    await world.check();
    expect((await files()).items).toHaveLength(1);
    expect(world.released).toHaveLength(1);
    expect(await threadOf(await world.onlyReference())).toHaveLength(1);
  });

  test('that cannot be fetched is there as a message, is told to AWS, and is fetched when it comes again, also later', async () => {
    world.atMeta.delete(receipt.id);
    await expect(world.sends(phone, 'wamid.1', receipt)).rejects.toThrow('Meta does not answer.');
    expect(world.texts).toHaveLength(1);
    const [entry] = await threadOf(await world.onlyReference());
    expect(entry?.media).toBeDefined();
    expect((await files()).items).toEqual([]);
    world.atMeta.set(receipt.id, jpeg);
    await world.sends(phone, 'wamid.1', receipt);
    world.advance(2 * HOUR);
    await world.sends(phone, 'wamid.1', receipt);
    await world.check();
    expect((await files()).items).toMatchObject([{ id: entry?.media?.file, state: 'RELEASED' }]);
    expect(world.texts).toHaveLength(1);
  });

  test('holds up no message beside it', async () => {
    world.atMeta.delete(receipt.id);
    const value = (id: string, more: object) => ({
      from: phone.slice(1),
      timestamp: '1793700000',
      id,
      ...more,
    });
    const messages = [
      value('wamid.1', { type: 'image', image: { mime_type: 'image/jpeg', ...receipt } }),
      value('wamid.2', { type: 'text', text: { body: 'Did you get it?' } }),
    ];
    await expect(world.notice(messages)).rejects.toThrow();
    const texts = (await threadOf(await world.onlyReference())).map(({ text }) => text);
    expect(texts).toEqual(['[picture] My receipt', 'Did you get it?']);
  });

  test.each([
    ['too large', 'image/jpeg', new Uint8Array(10 * 1024 * 1024 + 1), 'TOO_LARGE'],
    ['no picture', 'image/jpeg', new TextEncoder().encode('MZ program'), 'NOT_ALLOWED'],
    ['something else than it says', 'application/pdf', jpeg, 'NOT_AS_SAID'],
  ])('that is %s is refused with the reason, and nobody can open it', async (_, mime_type, bytes, reason) => {
    world.atMeta.set('media-2', bytes);
    await world.hears(phone, { id: 'wamid.1', type: 'document', document: { id: 'media-2', mime_type } });
    await world.check();
    const { items, opened } = await files();
    expect(items).toMatchObject([{ state: 'REFUSED', reason }]);
    expect([opened.status, world.released]).toEqual([404, []]);
  });

  test.each([
    ['application/msword', 'document'],
    ['video/mp4', 'video'],
  ])('%s is not fetched, and they are asked to write it', async (mime_type, type) => {
    await world.hears(phone, { id: 'wamid.1', type, [type]: { id: 'media-3', mime_type } });
    const [entry] = await threadOf(await world.onlyReference());
    expect(entry).toMatchObject({ text: `[${type}]` });
    expect(entry?.media).toBeUndefined();
    expect(world.texts.at(-1)?.text).toContain('cannot open');
  });

  test('of which there are too many in a day is noted and not fetched', async () => {
    await world.says(phone, 'wamid.1', 'Here they are.');
    const reference = await world.onlyReference();
    const Item = {
      pk: `COUNT#enquiry:${reference}`,
      sk: world.now().toISOString().slice(0, 10),
      asked: 100,
      expires_at: expires(world.now(), 'asked'),
    };
    await world.tables.client().send(new PutCommand({ TableName: world.tables.files, Item }));
    await world.sends(phone, 'wamid.2', receipt);
    expect((await files()).items).toEqual([]);
    expect(await threadOf(reference)).toHaveLength(2);
  });
});

test('what came with messages is forgotten with them, in the same moment', async () => {
  await world.sends(phone, 'wamid.1', receipt);
  await world.check();
  const client = world.tables.client();
  const access = {
    client,
    table: world.tables.enquiries,
    tableOf: () => world.tables.files,
    now: new Date(),
    keyFor,
    newId,
    correlationId: newId(),
  };
  const whom = { ids: [marva], phones: [phone], names: [], emails: [] };
  const keys: unknown[] = [];
  const shown: unknown[] = [];
  for await (const part of ofPerson.parts(access, whom)) {
    if (part.shown?.message !== undefined) shown.push(part.shown);
    keys.push(...(part.also ?? []).flatMap((write) => write.Delete?.Key ?? []));
  }
  const kept = await world.tables.all(world.tables.files);
  const ofFiles = kept.filter(({ pk }) => /^(FILES|HISTORY)#/.test(String(pk)));
  expect(ofFiles).toHaveLength(3);
  expect(keys).toEqual(expect.arrayContaining(ofFiles.map(({ pk, sk }) => ({ pk, sk }))));
  expect(shown).toMatchObject([{ message: '[picture] My receipt', file: 'Photo' }]);
});
