import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileSubject } from '#domain/files/file.ts';
import { exif, jpeg, jpegWith, PLACE, pdf, png, segment } from '#domain/files/testing/sample-files.ts';
import { FileRefusedV1 } from '#events/files/file-refused.v1.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  ann,
  annsShipment,
  ben,
  documents,
  type FilesWorld,
  page,
  papersOf,
  staff,
  startFilesWorld,
} from './files.world.ts';

let world: FilesWorld;
let failAfter: string | undefined;
beforeAll(async () => {
  world = await startFilesWorld({
    after: (operation) => {
      if (operation !== failAfter) return;
      failAfter = undefined;
      throw new Error('the answer of the table was lost');
    },
  });
});
afterAll(() => world.stop());

type Upload = Parameters<FilesWorld['put']>[0];
const photo = jpegWith([segment(0xe1, exif(6))]);
const eventsOf = async (fileId: string) =>
  (await world.stored('OUTBOX#'))
    .map(({ event }) => JSON.parse(String(event)))
    .filter(({ subject }) => subject === fileId);
const bytesAt = async (url: unknown) => {
  const answer = await fetch(String(url));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a photo', () => {
  test('is sent, looked through, and can be seen without the place where it was taken', async () => {
    const file = await world.send(ann, photo);
    expect(file).toMatchObject({
      state: 'RELEASED',
      contentType: 'image/jpeg',
      purpose: 'ID_DOCUMENT',
      askedBy: ann.userId,
    });
    const { status, body } = await world.open(file.id, ann);
    expect(status).toBe(200);
    const { answer, bytes } = await bytesAt(body.url);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="skybarrel-${file.id}.jpg"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(bytes.length).toBe(jpeg.length + 36);
    expect(bytes.toString('latin1')).not.toContain(PLACE);
    world.pass(121_000);
    expect((await fetch(String(body.url))).status).toBe(403);
  });

  test('is told to others by one event with ids only', async () => {
    const file = await world.send(ann, photo);
    const [event, ...more] = await eventsOf(file.id);
    expect(more).toEqual([]);
    expect(FileReleasedV1.schema.parse(event)).toMatchObject({
      subject: file.id,
      aggregateVersion: 3,
      data: { fileId: file.id, subject: papersOf(ann), askedBy: ann.userId, by: 'system' },
    });
  });
});

test('a photo of the scale comes from the dock and never from the sender', async () => {
  const sending = { purpose: 'SCALE_PHOTO', subject: annsShipment } as const;
  const dock = { userId: 'dock-1', roles: ['warehouse'] as const };
  expect((await world.askFor(ann, photo, sending)).body).toMatchObject({ code: 'FILE_NOT_ALLOWED' });
  expect((await world.askFor(dock, photo, sending)).status).toBe(200);
});

test('a PDF is downloaded and never shown', async () => {
  const file = await world.send(ann, pdf, { contentType: 'application/pdf' });
  const { answer } = await bytesAt((await world.open(file.id, ann)).body.url);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="skybarrel-${file.id}.pdf"`);
});

describe('a file that is not what it has to be', () => {
  test('is refused with a reason, tells others so, and can be read by nobody', async () => {
    const file = await world.send(ann, png);
    expect(file).toMatchObject({ state: 'REFUSED', reason: 'NOT_AS_SAID' });
    for (const caller of [ann, documents])
      expect(await world.open(file.id, caller, papersOf(ann))).toMatchObject({
        status: 404,
        body: { code: 'FILE_NOT_FOUND' },
      });
    const [event] = await eventsOf(file.id);
    expect(FileRefusedV1.schema.parse(event).data).toMatchObject({ reason: 'NOT_AS_SAID', fileId: file.id });
  });

  test('cannot be read while it waits to be looked through', async () => {
    const { body } = await world.askFor(ann, photo);
    await world.put(body.upload as Upload, photo);
    const { id } = body.file as { id: string };
    expect((await world.open(id, ann)).status).toBe(404);
    await world.deliver();
    expect((await world.open(id, ann)).status).toBe(200);
  });

  test.each([
    ['too large', { bytes: 10 * 1024 * 1024 + 1 }, 400],
    [
      'of a kind that its purpose does not allow',
      { contentType: 'application/pdf', purpose: 'GOODS_PHOTO' },
      422,
    ],
    ['for a purpose of something else', { purpose: 'COMMERCIAL_INVOICE' }, 422],
    ['with nothing in it', { bytes: 0 }, 400],
  ])('is not even asked for: %s', async (_, sending, status) => {
    const before = (await world.stored('FILES#')).length;
    expect((await world.askFor(ann, photo, sending)).status).toBe(status);
    expect((await world.stored('FILES#')).length).toBe(before);
  });
});

describe('the same file again', () => {
  test('after a lost answer is one file', async () => {
    const key = newId();
    const first = await world.askFor(ann, photo, { key });
    const again = await world.askFor(ann, photo, { key });
    expect(again.body.file).toEqual(first.body.file);
    await world.put(again.body.upload as Upload, photo);
    await world.put(first.body.upload as Upload, photo);
    await world.deliver();
    const settled = await world.askFor(ann, photo, { key });
    expect(settled.body).toMatchObject({ file: { state: 'RELEASED' } });
    expect(settled.body).not.toHaveProperty('upload');
    expect(await eventsOf((first.body.file as { id: string }).id)).toHaveLength(1);
  });

  test('asked for by two taps at once is one file', async () => {
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => world.askFor(ben, photo, { key })));
    const ids = answers.map(({ body }) => (body.file as { id: string } | undefined)?.id).filter((id) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await world.list(ben)).toHaveLength(1);
  });

  test('with another content under the same key is refused', async () => {
    const key = newId();
    await world.askFor(ann, photo, { key });
    expect(await world.askFor(ann, png, { key })).toMatchObject({ status: 409, body: { code: 'KEY_USED' } });
  });

  test('delivered twice to the worker is decided once', async () => {
    const { body } = await world.askFor(ann, photo);
    await world.put(body.upload as Upload, photo);
    const [key = ''] = world.arrived.splice(0);
    await Promise.all([world.worker({ object: { key } }), world.worker({ object: { key } })]);
    await world.worker({ object: { key } });
    const { id } = body.file as { id: string };
    expect(await eventsOf(id)).toHaveLength(1);
    expect((await world.list(ann)).find((file) => file.id === id)).toMatchObject({ state: 'RELEASED' });
  });

  test('whose decision was written but whose answer was lost is not decided twice', async () => {
    const { body } = await world.askFor(ann, photo);
    await world.put(body.upload as Upload, photo);
    const [key = ''] = world.arrived.splice(0);
    failAfter = 'TransactWriteItems';
    await world.worker({ object: { key } }).catch(() => undefined);
    await world.worker({ object: { key } });
    const { id } = body.file as { id: string };
    expect(await eventsOf(id)).toHaveLength(1);
    expect((await world.list(ann)).find((file) => file.id === id)).toMatchObject({ state: 'RELEASED' });
  });
});

describe('the link to send a file', () => {
  const asked = async () => (await world.askFor(ann, photo)).body.upload as Upload;

  test('takes exactly the bytes that were asked for', async () => {
    const upload = await asked();
    const sameLength = photo.slice();
    sameLength.set([1], photo.length - 10);
    expect((await world.put(upload, sameLength)).status).toBe(400);
    expect((await world.put(upload, jpeg)).status).toBe(403);
    expect((await world.put(upload, new Uint8Array(photo.length + 1))).status).toBe(403);
    expect((await world.put(upload, photo, { 'content-type': 'text/html' })).status).toBe(403);
    const { 'x-amz-checksum-sha256': _, ...without } = upload.headers;
    expect((await world.put({ ...upload, headers: without }, sameLength)).status).toBe(403);
    expect(world.arrived.splice(0)).toEqual([]);
    expect((await world.put(upload, photo)).status).toBe(200);
    expect(world.arrived.splice(0)).toHaveLength(1);
  });

  test('is for one file and for nothing but sending it', async () => {
    const upload = await asked();
    const other = { ...upload, url: upload.url.replace(/[0-9a-f]{12}\?/, '000000000000?') };
    expect((await world.put(other, photo)).status).toBe(403);
    expect((await fetch(upload.url)).status).toBe(403);
    expect((await fetch(upload.url, { method: 'DELETE' })).status).toBe(403);
  });

  test('may be used by our pages and by no others', async () => {
    const upload = await asked();
    const answer = await world.put(upload, photo);
    expect(answer.headers.get('access-control-allow-origin')).toBe(page);
    expect((await world.put(upload, photo, { origin: 'https://evil.example' })).status).toBe(403);
    world.arrived.splice(0);
  });

  test('ends after an hour, and a file that did not arrive by then has expired', async () => {
    const key = newId();
    const { body } = await world.askFor(ann, photo, { key });
    world.pass(60 * 60_000 + 2000);
    expect((await world.put(body.upload as Upload, photo)).status).toBe(403);
    const again = await world.askFor(ann, photo, { key });
    expect(again.body).toMatchObject({ file: { state: 'EXPIRED' } });
    expect(again.body).not.toHaveProperty('upload');
    expect(
      (await world.stored('FILES#')).find(({ sk }) => sk === (body.file as { id: string }).id)?.expires_at,
    ).toBeGreaterThan(0);
  });
});

describe('a file of another person', () => {
  test('cannot be asked for, listed, opened or found out about', async () => {
    const file = await world.send(ann, photo);
    const added = await world.askFor(ben, photo, { subject: papersOf(ann) });
    expect(added).toMatchObject({ status: 404, body: { code: 'SUBJECT_NOT_FOUND' } });
    expect(
      await world.ask('GET /api/files', { as: ben, query: { subject: `person:${ann.userId}` } }),
    ).toMatchObject({
      status: 404,
      body: { code: 'SUBJECT_NOT_FOUND' },
    });
    for (const subject of [papersOf(ann), papersOf(ben)])
      expect(await world.open(file.id, ben, subject)).toMatchObject({
        status: 404,
        body: { code: 'FILE_NOT_FOUND' },
      });
    const history = await world.ask('GET /api/files/{id}/history', {
      as: ben,
      params: { id: file.id },
      query: { subject: `person:${ann.userId}` },
    });
    expect(history.status).toBe(403);
  });

  test('is opened under every id that the desk kept of its owner, and under no other', async () => {
    const kept = 'p-019a1d3c-0000-7000-8000-00000000000c';
    await world.isAlso(ann, kept);
    const asKept: FileSubject = { kind: 'person', id: kept };
    const photoSent = { purpose: 'PICKUP_PHOTO' };
    const file = await world.send(ann, photo, photoSent);
    expect((await world.open(file.id, staff, asKept)).status).toBe(200);
    expect((await world.open(file.id, ben, asKept)).status).toBe(404);
    const bens = await world.send(ben, photo, photoSent);
    expect((await world.open(bens.id, staff, asKept)).status).toBe(404);
  });

  test('is not found under the key of somebody else', async () => {
    const key = newId();
    const first = await world.askFor(ann, photo, { key });
    const other = await world.askFor(ben, photo, { key });
    expect((other.body.file as { id: string }).id).not.toBe((first.body.file as { id: string }).id);
  });

  test.each(['person:a/../b', 'person:', 'planet:1', `person:${ann.userId}#x`])(
    'is not named %s',
    async (subject) => {
      expect((await world.ask('GET /api/files', { as: ann, query: { subject } })).status).toBe(400);
    },
  );
});

describe('the papers of a shipment', () => {
  const sending = { subject: annsShipment, purpose: 'COMMERCIAL_INVOICE', contentType: 'application/pdf' };
  const listed = (as: Parameters<FilesWorld['list']>[0], id = annsShipment.id) =>
    world.ask('GET /api/files', { as, query: { subject: `shipment:${id}` } });

  test('are added by its sender and by those who work with documents', async () => {
    for (const caller of [ann, documents]) {
      const file = await world.send(caller, pdf, sending);
      expect(file).toMatchObject({
        state: 'RELEASED',
        purpose: 'COMMERCIAL_INVOICE',
        askedBy: caller.userId,
      });
      expect((await listed(caller)).body).toMatchObject({ mayAdd: true });
      expect((await world.open(file.id, ann, annsShipment)).status).toBe(200);
    }
  });

  test('are read and not added by staff at the desk', async () => {
    const { id } = await world.send(ann, pdf, sending);
    expect((await listed(staff)).body).toMatchObject({ mayAdd: false });
    expect((await world.open(id, staff, annsShipment)).status).toBe(200);
    expect((await world.askFor(staff, pdf, sending)).status).toBe(404);
  });

  test('are not there for anybody else, in the same words as for a shipment that is not there', async () => {
    const { id } = await world.send(ann, pdf, sending);
    const [real, none] = [await listed(ben), await listed(ben, '00000-00000-0')];
    expect(real).toEqual(none);
    expect(real.status).toBe(404);
    expect((await world.open(id, ben, annsShipment)).status).toBe(404);
    expect((await world.open(id, ben)).status).toBe(404);
    expect((await world.askFor(ben, pdf, sending)).status).toBe(404);
  });

  test('are no papers of a person, and the other way round', async () => {
    expect((await world.askFor(ann, photo, { subject: annsShipment })).status).toBe(422);
    const { id } = await world.send(ann, pdf, sending);
    expect((await world.open(id, ann)).status).toBe(404);
  });
});

describe('a look at a sensitive file', () => {
  test('is written down with who and when, before the link is given', async () => {
    const file = await world.send(ann, photo);
    await world.open(file.id, documents, papersOf(ann));
    await world.open(file.id, ann);
    const { body } = await world.ask('GET /api/files/{id}/history', {
      as: documents,
      params: { id: file.id },
      query: { subject: `person:${ann.userId}` },
    });
    expect(body.items).toMatchObject([
      { what: 'ASKED', by: ann.userId },
      { what: 'RELEASED', by: 'system' },
      { what: 'LOOKED', by: documents.userId },
      { what: 'LOOKED', by: ann.userId },
    ]);
  });

  test('is for those who work with documents, not for everyone at the desk', async () => {
    const file = await world.send(ann, photo);
    expect(await world.list(staff, papersOf(ann))).not.toEqual([]);
    expect((await world.open(file.id, staff, papersOf(ann))).status).toBe(404);
    expect((await world.open(file.id, documents, papersOf(ann))).status).toBe(200);
  });
});

test('an object that nobody asked to send is left alone', async () => {
  for (const key of [
    'incoming/person/x/019a1d3c-0000-7000-8000-0000000000ff',
    'other/file',
    'incoming/planet/x/1',
  ])
    await expect(world.worker({ object: { key } })).resolves.toBeUndefined();
});

test('no customer asks for more than a hundred files a day, and who works here goes on', async () => {
  const eager = { userId: '019a1d3c-0000-7000-8000-00000000000e' };
  for (let count = 0; count < 100; count += 1) expect((await world.askFor(eager, photo)).status).toBe(200);
  expect(await world.askFor(eager, photo)).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_FILES', message: expect.stringContaining('100 files today') },
  });
  const clerk = { ...eager, roles: ['warehouse'] as const };
  expect((await world.askFor(clerk, photo)).status).toBe(200);
  world.pass(24 * 60 * 60_000);
  expect((await world.askFor(eager, photo)).status).toBe(200);
});

test('a list has pages, newest first', async () => {
  const collector = { userId: '019a1d3c-0000-7000-8000-00000000000c' };
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1)
    ids.unshift(((await world.askFor(collector, photo)).body.file as { id: string }).id);
  const query = { subject: `person:${collector.userId}`, limit: '2' };
  const first = await world.ask('GET /api/files', { as: collector, query });
  const idsOf = (body: Record<string, unknown>) => (body.items as { id: string }[]).map(({ id }) => id);
  const next = await world.ask('GET /api/files', {
    as: collector,
    query: { ...query, cursor: String(first.body.next) },
  });
  expect([...idsOf(first.body), ...idsOf(next.body)]).toEqual(ids);
  const foreign = { subject: `person:${ann.userId}`, cursor: String(first.body.next) };
  expect((await world.ask('GET /api/files', { as: ann, query: foreign })).status).toBe(400);
});
