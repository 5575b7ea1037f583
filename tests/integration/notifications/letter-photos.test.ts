import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import receivedExample from '#events/parcels/parcel-received.v1.example.json' with { type: 'json' };
import { ParcelReceivedV1 } from '#events/parcels/parcel-received.v1.ts';
import { MOST_PHOTO_BYTES } from '#lambdas/notifications/channels/mail/letter-photos.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';
import { soonClock } from './soon-clock.ts';

const ownerId = 'ann';
const codes = ['PCL-2222AAAA', 'PCL-3333BBBB', 'PCL-4444CCCC', 'PCL-5555DDDD'] as const;
const [first, second, third] = codes;
const received = (code: string) =>
  ParcelReceivedV1.schema.parse({
    ...receivedExample,
    id: `came-${code}`,
    data: { ...receivedExample.data, code, ownerId },
  });

/** A photo of so many bytes. */
const photo = (bytes = 40_000) => new Uint8Array(bytes).fill(0xd8);

let world: NotificationsWorld;
/** Whose photos were read. */
let read: string[];
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.person(ownerId, 'ann@example.test');
  for (const code of codes) await world.isParcel({ ...sampleParcel, code, ownerId });
  read = [];
  world.photosAre(async (of) => {
    read.push(of);
    return photo();
  });
});
afterEach(() => world.stop());

const { later } = soonClock(() => world);

/** Parcels came, and it is told. */
const told = async (...came: readonly string[]): Promise<void> => {
  for (const code of came) await world.announce(received(code));
  await later();
};

const letters = () => world.mail.map(({ letter }) => letter);
const shownIn = (html = '') =>
  [...html.matchAll(/<img src="cid:([^"]*)" alt="([^"]*)"/g)].map(([, ...one]) => one);

test('the letter about a parcel shows its photo, says what it shows, and its text is the same as without', async () => {
  await told(first);
  const [letter] = letters();
  expect(read).toEqual([`parcel:${first}`]);
  expect(letter?.photos).toEqual([{ contentId: 'photo-1', fileName: `${first}.jpg`, bytes: photo() }]);
  expect(shownIn(letter?.html)).toEqual([['photo-1', `Photo of parcel ${first}`]]);
  world.photosAre(async () => undefined);
  await world.announce({ ...received(first), id: 'without' });
  await later();
  expect(letters()[1]?.text).toBe(letter?.text);
  expect(letters()[1]?.html).not.toContain('<img');
  expect(letters()[1]?.photos).toBeUndefined();
  expect(letters()[1]?.html).toContain(`https://skybarrel.test/dashboard/mailbox/${first}`);
});

test('of many parcels it shows the first three, each with its code, and leads to the mailbox for the rest', async () => {
  await told(...codes);
  const [letter] = letters();
  expect(shownIn(letter?.html).map(([id]) => id)).toEqual(['photo-1', 'photo-2', 'photo-3']);
  expect(letter?.photos?.map(({ fileName }) => fileName)).toEqual(
    [first, second, third].map((code) => `${code}.jpg`),
  );
  for (const code of [first, second, third]) expect(letter?.html).toContain(`>${code}</p>`);
  expect(letter?.html).toContain('https://skybarrel.test/dashboard/mailbox"');
});

test('it is never heavier than a phone takes: what does not fit stays behind the link', async () => {
  world.photosAre(async (of) => photo(of.endsWith(second) ? MOST_PHOTO_BYTES : 50_000));
  await told(first, second, third);
  const [letter] = letters();
  expect(letter?.photos?.map(({ fileName }) => fileName)).toEqual([`${first}.jpg`, `${third}.jpg`]);
});

test('it goes without a photo that cannot be read', async () => {
  world.photosAre(async (of) => {
    if (of.endsWith(first)) throw new Error('The bucket is away');
    return photo();
  });
  await told(first, second);
  expect(letters()[0]?.photos?.map(({ fileName }) => fileName)).toEqual([`${second}.jpg`]);
  expect(letters()[0]?.text).toContain(first);
});

test('what is another’s by now is neither named nor shown', async () => {
  await world.isParcel({ ...sampleParcel, code: first, ownerId: 'ben' });
  await told(first, second);
  expect(read).toEqual([`parcel:${second}`]);
  expect(JSON.stringify(letters())).not.toContain(first);
});

test('it is sent once however often its event comes, and again when it was refused', async () => {
  world.refuseMail(() => true);
  await expect(told(first)).rejects.toThrow('could not be sent');
  world.refuseMail(() => false);
  for (let times = 0; times < 3; times += 1) await told(first);
  expect(letters().map(({ photos }) => photos?.length)).toEqual([1]);
});

test('nothing of a photo is kept', async () => {
  await told(first);
  const kept = JSON.stringify(await world.stored());
  expect(kept).toContain(first);
  expect(kept.length).toBeLessThan(4_000);
});

test('whoever wants no such letters costs no photo', async () => {
  const me = { userId: ownerId, roles: [] };
  await world.ask('PUT /api/notifications/preferences/mail', { as: me, body: { version: 0, kinds: [] } });
  await told(first);
  expect([letters(), read]).toEqual([[], []]);
});
