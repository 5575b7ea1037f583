import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileSubject } from '#domain/files/file.ts';
import { exif, jpegWith, PLACE, pdf, png, segment } from '#domain/files/testing/sample-files.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  ann,
  annsShipment,
  ben,
  documents,
  type FilesWorld,
  papersOf,
  staff,
  startFilesWorld,
} from './files.world.ts';

let world: FilesWorld;
beforeAll(async () => {
  world = await startFilesWorld();
});
afterAll(() => world.stop());

const clerk = { userId: 'clerk-1', roles: ['warehouse'] as const };
const photo = jpegWith([segment(0xe1, exif(6))]);
const box: FileSubject = { kind: 'parcel', id: sampleParcel.code };
const door: FileSubject = { kind: 'delivery', id: newId() };
const pictures = { subject: box, purpose: 'PARCEL_PHOTO' };

const listed = (as: Parameters<FilesWorld['list']>[0], { kind, id }: FileSubject) =>
  world.ask('GET /api/files', { as, query: { subject: `${kind}:${id}` } });
const gone = { status: 404, body: { code: 'SUBJECT_NOT_FOUND' } };

const subjectOf = (id: string) => ({ kind: 'parcel', id }) as const;

describe('the small copy of a photo', () => {
  const sizeOf = (bytes: Uint8Array | undefined) => {
    const { width, height } = jpeg.decode(bytes ?? new Uint8Array(), { useTArray: true });
    return [width, height];
  };

  test('is there as soon as the first photo was looked through, and stays that of the first', async () => {
    const code = 'PCL-2222AAAA';
    await world.isParcel({ code, ownerId: ann.userId });
    expect(await world.smallPhoto(`parcel:${code}`)).toBeUndefined();
    const asked = await world.askFor(clerk, photo, { ...pictures, subject: subjectOf(code) });
    expect(asked.status).toBe(200);
    expect(await world.smallPhoto(`parcel:${code}`)).toBeUndefined();
    await world.send(clerk, photo, { ...pictures, subject: subjectOf(code) });
    const first = await world.smallPhoto(`parcel:${code}`);
    expect(sizeOf(first)).toEqual([3, 2]);
    expect(Buffer.from(first ?? []).toString('latin1')).not.toContain(PLACE);
    const large = jpeg.encode({ width: 1024, height: 512, data: new Uint8Array(1024 * 512 * 4) }, 80).data;
    world.pass(1000);
    await world.send(clerk, large, { ...pictures, subject: subjectOf(code) });
    expect(await world.smallPhoto(`parcel:${code}`)).toEqual(first);
  });

  test('is missing where the photo is no JPEG that can be read, and the photo is released all the same', async () => {
    const code = 'PCL-3333BBBB';
    await world.isParcel({ code, ownerId: ann.userId });
    const { state } = await world.send(clerk, png, {
      ...pictures,
      subject: subjectOf(code),
      contentType: 'image/png',
    });
    expect(state).toBe('RELEASED');
    expect(await world.smallPhoto(`parcel:${code}`)).toBeUndefined();
    // Its tables of codes are comments, which are not kept.
    const broken = photo.map((byte, at) => (byte === 0xc4 && photo[at - 1] === 0xff ? 0xfe : byte));
    expect((await world.send(clerk, broken, { ...pictures, subject: subjectOf(code) })).state).toBe(
      'RELEASED',
    );
    await expect(world.smallPhoto(`parcel:${code}`)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('of the scale is the one that the measure names, and no other photo of the shipment', async () => {
    const scale = { purpose: 'SCALE_PHOTO', subject: annsShipment };
    const first = await world.send(clerk, photo, scale);
    world.pass(1000);
    const large = jpeg.encode({ width: 6, height: 4, data: new Uint8Array(6 * 4 * 4) }, 80).data;
    const second = await world.send(clerk, large, scale);
    const of = `shipment:${annsShipment.id}`;
    expect(sizeOf(await world.smallPhoto(of, first.id))).toEqual([3, 2]);
    expect(sizeOf(await world.smallPhoto(of, second.id))).toEqual([6, 4]);
    const goods = await world.send(ann, photo, { ...scale, purpose: 'GOODS_PHOTO' });
    expect(await world.smallPhoto(of, goods.id)).toBeUndefined();
  });

  test('is made of parcels and the scale alone: what else people send is in no letter', async () => {
    await world.send(ann, photo, { purpose: 'ID_DOCUMENT' });
    expect(await world.smallPhoto(`person:${ann.userId}`)).toBeUndefined();
    expect(await world.smallPhoto('nobody')).toBeUndefined();
  });
});

describe('the photos of a parcel', () => {
  test('are added by who receives parcels, and seen by its owner, without the place where they were taken', async () => {
    await world.isParcel({ ownerId: ann.userId });
    const { id, state } = await world.send(clerk, photo, pictures);
    expect(state).toBe('RELEASED');
    expect((await listed(ann, box)).body).toMatchObject({ mayAdd: false, items: [{ id }] });
    const { body } = await world.open(id, ann, box);
    const bytes = Buffer.from(await (await fetch(String(body.url))).arrayBuffer());
    expect(bytes.toString('latin1')).not.toContain(PLACE);
    expect((await world.open(id, staff, box)).status).toBe(200);
  });

  test('are for nobody else: another customer, who works with documents alone, and whoever had it before', async () => {
    await world.isParcel({ ownerId: ann.userId });
    const { id } = await world.send(clerk, photo, pictures);
    const none: FileSubject = { kind: 'parcel', id: 'PCL-AAAAAAAA' };
    for (const caller of [ben, documents]) {
      expect(await listed(caller, box)).toMatchObject(gone);
      expect((await listed(caller, box)).body.message).toBe((await listed(caller, none)).body.message);
      expect((await world.open(id, caller, box)).status).toBe(404);
      expect((await world.open(id, caller, papersOf(caller))).status).toBe(404);
    }
    const before = [{ ownerId: ann.userId, mailbox: '10001', from: '', to: '' }];
    await world.isParcel({ ownerId: ben.userId, before });
    expect((await world.open(id, ben, box)).status).toBe(200);
    expect(await listed(ann, box)).toMatchObject(gone);
    expect((await world.open(id, ann, box)).status).toBe(404);
    const { ownerId, mailbox, ...nobodys } = sampleParcel;
    await world.isParcel({ ...nobodys, ownerId: undefined, mailbox: undefined, state: 'UNIDENTIFIED' });
    for (const caller of [ann, ben]) expect(await listed(caller, box)).toMatchObject(gone);
    expect((await world.open(id, staff, box)).status).toBe(200);
  });

  test('are never sent by a customer, and a parcel that is not there has none', async () => {
    await world.isParcel({ ownerId: ann.userId });
    expect(await world.askFor(ann, photo, pictures)).toMatchObject(gone);
    const none = { ...pictures, subject: { kind: 'parcel', id: 'PCL-AAAAAAAA' } as const };
    expect(await world.askFor(clerk, photo, none)).toMatchObject(gone);
  });

  test.each([
    ['a page of paper', { contentType: 'application/pdf' }],
    ['more than 8 MB', { bytes: 8 * 1024 * 1024 + 1 }],
    ['an invoice', { purpose: 'PARCEL_INVOICE' }],
    ['what belongs to a delivery', { purpose: 'DELIVERY_PHOTO' }],
  ])('are not %s', async (_, change) => {
    await world.isParcel({ ownerId: ann.userId });
    expect(await world.askFor(clerk, photo, { ...pictures, ...change })).toMatchObject({
      status: 422,
      body: { code: 'FILE_NOT_ALLOWED' },
    });
  });
});

test('the receipt of a return is added by staff and seen by its owner', async () => {
  await world.isParcel({ ownerId: ann.userId });
  const receipt = { subject: box, purpose: 'RETURN_RECEIPT', contentType: 'application/pdf' };
  const { id } = await world.send(clerk, pdf, receipt);
  expect((await world.open(id, ann, box)).status).toBe(200);
  expect((await world.open(id, ben, box)).status).toBe(404);
});

test('what was photographed at the door is ours alone', async () => {
  const sending = { subject: door, purpose: 'DELIVERY_PHOTO' };
  const { id } = await world.send(clerk, photo, sending);
  expect((await world.open(id, staff, door)).status).toBe(200);
  for (const caller of [ann, documents]) {
    expect(await listed(caller, door)).toMatchObject(gone);
    expect((await world.open(id, caller, door)).status).toBe(404);
    expect(await world.askFor(caller, photo, sending)).toMatchObject(gone);
  }
});

test.each(['PARCEL_INVOICE', 'RETURN_LABEL', 'TRACE_PROOF'])(
  '%s is its owner’s paper: sent by them, read by who works with documents, and nobody else’s',
  async (purpose) => {
    const sent = await world.send(ann, pdf, { purpose, contentType: 'application/pdf' });
    expect((await world.open(sent.id, staff, papersOf(ann))).status).toBe(200);
    expect((await world.open(sent.id, ben, papersOf(ann))).status).toBe(404);
    expect(await world.askFor(ben, pdf, { purpose, subject: papersOf(ann) })).toMatchObject(gone);
    expect(await world.askFor(ann, pdf, { purpose, contentType: 'image/gif' })).toMatchObject({
      status: 400,
    });
    expect(
      await world.askFor(ann, pdf, { purpose, contentType: 'application/pdf', subject: box }),
    ).toMatchObject(gone);
  },
);
