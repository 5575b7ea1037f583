import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, joined } from '#domain/files/content/bytes.ts';
import type { FileSubject } from '#domain/files/file.ts';
import { type FilePurpose, rulesOf } from '#domain/files/purposes.ts';
import { exif, jpegWith, PLACE, png, segment } from '#domain/files/testing/sample-files.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { ann, ben, documents, type FilesWorld, papersOf, startFilesWorld } from './files.world.ts';

let world: FilesWorld;
beforeAll(async () => {
  world = await startFilesWorld();
  await world.isParcel({ ownerId: ann.userId });
});
afterAll(() => world.stop());

type Upload = Parameters<FilesWorld['put']>[0];
const clerk = { userId: 'clerk-1', roles: ['warehouse'] as const };
const box: FileSubject = { kind: 'parcel', id: sampleParcel.code };
const door: FileSubject = { kind: 'delivery', id: newId() };

const photo = jpegWith([segment(0xe1, exif(6))]);
const page = bytesOf('<script>alert(1)</script>');

/** Every kind of file that parcels have: who sends it, and to what it belongs. */
const kinds: readonly [FilePurpose, Parameters<FilesWorld['send']>[0], FileSubject][] = [
  ['PARCEL_PHOTO', clerk, box],
  ['RETURN_RECEIPT', clerk, box],
  ['DELIVERY_PHOTO', clerk, door],
  ['PARCEL_INVOICE', ann, papersOf(ann)],
  ['RETURN_LABEL', ann, papersOf(ann)],
  ['TRACE_PROOF', ann, papersOf(ann)],
];

describe.each(kinds)('%s', (purpose, sender, subject) => {
  const sending = { purpose, subject };
  const opened = async (id: string): Promise<string> => {
    const { body } = await world.open(id, sender, subject);
    return Buffer.from(await (await fetch(String(body.url))).arrayBuffer()).toString('latin1');
  };

  test('loses the place where it was taken, and a page with a script behind its end', async () => {
    const { id, state } = await world.send(sender, joined([photo, page]), sending);
    expect(state).toBe('RELEASED');
    const bytes = await opened(id);
    expect(bytes).not.toContain(PLACE);
    expect(bytes).not.toContain('<script>');
  });

  test.each([
    ['of another kind than it says', png, 'NOT_AS_SAID'],
    ['with a page before its beginning', joined([page, photo]), 'NOT_ALLOWED'],
  ])('%s is refused, and read by nobody', async (_, bytes, reason) => {
    const file = await world.send(sender, bytes, sending);
    expect(file).toMatchObject({ state: 'REFUSED', reason });
    for (const caller of [sender, documents])
      expect((await world.open(file.id, caller, subject)).status).toBe(404);
  });

  test('larger than it may be is not even asked for', async () => {
    const bytes = rulesOf(purpose).maxBytes + 1;
    expect([400, 422]).toContain((await world.askFor(sender, photo, { ...sending, bytes })).status);
  });

  test('is not opened by another customer, under no subject', async () => {
    const { id } = await world.send(sender, photo, sending);
    for (const one of [subject, papersOf(ben)]) expect((await world.open(id, ben, one)).status).toBe(404);
    expect(await world.askFor(ben, photo, sending)).toMatchObject({
      status: 404,
      body: { code: 'SUBJECT_NOT_FOUND' },
    });
  });

  test('is sent by a link that ends after an hour and sends nothing else', async () => {
    const { body } = await world.askFor(sender, photo, sending);
    const upload = body.upload as Upload;
    const other = { ...upload, url: upload.url.replace(/[0-9a-f]{12}\?/, '000000000000?') };
    expect((await world.put(other, photo)).status).toBe(403);
    world.pass(60 * 60_000 + 2000);
    expect((await world.put(upload, photo)).status).toBe(403);
  });
});

test.each(['parcel', 'delivery'])('%s: a subject has no path in it', async (kind) => {
  for (const id of ['../person/ann', `${sampleParcel.code}/..`, `${sampleParcel.code}#x`, '', '%2e%2e'])
    expect(
      (await world.ask('GET /api/files', { as: clerk, query: { subject: `${kind}:${id}` } })).status,
    ).toBe(400);
});
