import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileSubject } from '#domain/files/file.ts';
import { fileItem, type StoredFile } from '#lambdas/files/store/file-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { type BookingsWorld, bookingIn, saturday, startBookingsWorld, tuesday9 } from './bookings.world.ts';

let world: BookingsWorld;
beforeEach(async () => {
  world = await startBookingsWorld();
});
afterEach(() => world.stop());

/** A file that somebody sent, as the files keep it. */
const sent = async (change: Partial<StoredFile> = {}): Promise<string> => {
  const subject: FileSubject = { kind: 'person', id: 'ann' };
  const file: StoredFile = {
    id: newId(),
    subject,
    purpose: 'PICKUP_PHOTO',
    state: 'RELEASED',
    contentType: 'image/jpeg',
    bytes: 12,
    sha256: `${'A'.repeat(43)}=`,
    askedAt: saturday,
    askedBy: 'ann',
    settledAt: saturday,
    version: 1,
    ...change,
  };
  await write(world.tables.client(), put(world.tables.files, fileItem(file)));
  return file.id;
};

const refused = { status: 422, body: { code: 'PHOTO_NOT_FOUND' } };

test('photos that the owner sent for a pickup come along, those that are being checked too', async () => {
  const photos = [await sent(), await sent({ state: 'ASKED', settledAt: undefined })];
  expect(bookingIn(await world.make({ photos })).photos).toEqual(photos);
});

test('photos of somebody else, for something else, refused ones and made-up ids are refused, and nothing is booked', async () => {
  const wrong = [
    await sent({ subject: { kind: 'person', id: 'ben' } }),
    await sent({ purpose: 'ID_DOCUMENT' }),
    await sent({ state: 'REFUSED', reason: 'NOT_AS_SAID' }),
    newId(),
  ];
  for (const id of wrong) expect(await world.make({ photos: [id] })).toMatchObject(refused);
  expect(await world.claims(tuesday9)).toEqual([]);
});

test('a change takes photos of its owner, refuses others, and keeps those that it had after their file is gone', async () => {
  const photo = await sent();
  const { reference, name, phone, goods, place } = bookingIn(await world.make({ photos: [photo] }));
  const change = { version: 1, name, phone, goods, street: place?.street, stairs: false };
  const foreign = await sent({ subject: { kind: 'person', id: 'ben' } });
  expect(await world.change(reference, { ...change, photos: [photo, foreign] })).toMatchObject(refused);
  await sent({ id: photo, state: 'REFUSED', reason: 'NOT_AS_SAID' });
  const another = await sent();
  const changed = bookingIn(await world.change(reference, { ...change, photos: [photo, another] }));
  expect(changed.photos).toEqual([photo, another]);
});
