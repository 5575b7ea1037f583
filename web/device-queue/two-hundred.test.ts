import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { FileSubject } from '#domain/files/file.ts';
import type { Receipt } from '#domain/parcels/bench/bench.ts';
import { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { PARCEL_CODE_BYTES, parcelCode } from '#domain/parcels/reference.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Lost } from '#web/sending/put-bytes.ts';
import type { Job } from './jobs.ts';
import type { Kept } from './store.ts';
import { fakeFiles, killablePage, shakyNetwork, smallPhoto, through } from './testing/shaky.ts';

const { storing } = vi.hoisted(() => ({ storing: vi.fn() }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/sending/put-bytes.ts', async (original) => ({
  ...(await original<typeof import('#web/sending/put-bytes.ts')>()),
  putBytes: storing,
}));
const calling = vi.mocked(api as (endpoint: unknown, input: Asked) => Promise<unknown>);
interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Receipt & { readonly subject: FileSubject };
}

const PARCELS = 200;
/** Who sends now, as their token says. */
let signedIn: string;
/** What the server has: parcels by code in the order in which they came, and files by their key. */
let parcels: Map<string, { readonly by: string; readonly receipt: Receipt }>;
let photos: ReturnType<typeof fakeFiles>;
let network: ReturnType<typeof shakyNetwork>;
let database = 0;

const receive = (receipt: Receipt) => {
  const before = parcels.get(receipt.code);
  if (!before) parcels.set(receipt.code, { by: signedIn, receipt });
  return { parcel: { code: receipt.code, version: 1 }, recorded: before === undefined };
};

beforeEach(() => {
  database += 1;
  signedIn = 'ana';
  parcels = new Map();
  network = () => 'up';
  photos = fakeFiles(
    () => network(),
    (code) => parcels.has(code),
  );
  calling.mockReset();
  storing.mockReset();
  calling.mockImplementation(async (endpoint, { headers, body }) =>
    through(network, () => {
      if (endpoint === benchEndpoints.receive) return receive(body);
      if (endpoint === fileEndpoints.ask)
        return photos.ask(headers?.['idempotency-key'] ?? '', body.subject.id);
      throw new Error('Nobody asks for this here.');
    }),
  );
  storing.mockImplementation(async ({ url }: { readonly url: string }) => {
    if (!photos.put(url)) throw new Lost();
  });
});

const page = (ownerId: string) => killablePage(`two-hundred-${database}`, ownerId);

type ToKeep = Pick<Kept, 'id' | 'line' | 'words' | 'payload'> & Partial<Pick<Kept, 'needs'>>;

/** A parcel with a photo as the bench keeps it. */
const closed = (n: number): readonly [ToKeep, ToKeep] => {
  const code = parcelCode.of(crypto.getRandomValues(new Uint8Array(PARCEL_CODE_BYTES)));
  const body = { code, at: new Date(0).toISOString(), scanned: `TEST${n}` } as Receipt;
  const photo = { ...smallPhoto(`key-${n}`), purpose: 'PARCEL_PHOTO' } as const;
  const jobs: readonly Job[] = [
    { kind: 'parcel', input: { body } },
    { kind: 'parcel-photo', subject: { kind: 'parcel', id: code }, photo },
  ];
  return [
    { id: `parcel-${n}`, line: code, words: code, payload: jobs[0] },
    { id: `photo-${n}`, line: code, words: code, payload: jobs[1], needs: `parcel-${n}` },
  ];
};

test('200 parcels with a network that comes and goes, a page that is killed and two people on one device are 200 parcels in order, with their photos', async () => {
  network = shakyNetwork(29);
  let open = page(signedIn);
  for (let n = 0; n < PARCELS; n += 1) {
    if (n % 50 === 49) {
      // Somebody else takes over, on the same device.
      await open.queue.flush();
      open.kill();
      signedIn = signedIn === 'ana' ? 'ben' : 'ana';
      open = page(signedIn);
    } else if (n % 17 === 16) {
      open.kill();
      open = page(signedIn);
    }
    await open.queue.add(...closed(n));
  }
  network = () => 'up';
  for (const person of ['ana', 'ben']) {
    open.kill();
    signedIn = person;
    open = page(person);
    await open.queue.flush();
    expect(await open.queue.all()).toEqual([]);
  }
  const received = [...parcels.values()];
  expect(received).toHaveLength(PARCELS);
  const numbers = received.map(({ receipt, by }) => ({ n: Number(receipt.scanned?.slice(4)), by }));
  expect(new Set(numbers.map(({ n }) => n)).size).toBe(PARCELS);
  // Each of the two sent what they closed themselves, in the order in which they closed it.
  for (const person of ['ana', 'ben']) {
    const own = numbers.filter(({ by }) => by === person).map(({ n }) => n);
    expect(own).toEqual(own.toSorted((one, other) => one - other));
    expect(own.every((n) => (Math.floor((n + 1) / 50) % 2 === 0) === (person === 'ana'))).toBe(true);
  }
  const files = [...photos.files.values()];
  expect(files.filter(({ isComplete }) => isComplete)).toHaveLength(PARCELS);
  expect(new Set(files.map(({ of }) => of))).toEqual(new Set(parcels.keys()));
});

test('a parcel and its photo are kept together or not at all', async () => {
  network = () => 'down';
  const { queue } = page('ana');
  await queue.add(...closed(1));
  const [parcel, photo] = closed(2);
  // The same id again stands for a device that has no more room.
  await expect(queue.add(parcel, { ...photo, id: 'photo-1' })).rejects.toThrow();
  expect((await queue.all()).map(({ id }) => id)).toEqual(['parcel-1', 'photo-1']);
});

test('a photo waits while its parcel is refused, and goes with it', async () => {
  const { queue } = page('ana');
  calling.mockRejectedValue(new ApiError(409, { code: 'PARCEL_HERE', message: 'Here.', correlationId: '' }));
  await queue.add(...closed(1));
  await queue.flush();
  expect(calling).toHaveBeenCalledTimes(1);
  expect(await queue.all()).toHaveLength(2);
  await queue.dismiss('parcel-1');
  expect(await queue.all()).toEqual([]);
});

test('what was put right before it was sent is sent right, and what was sent is not touched', async () => {
  network = () => 'down';
  const { queue } = page('ana');
  for (const n of [1, 2]) await queue.add(...closed(n));
  await queue.flush();
  const right = (payload: unknown) => ({ ...(payload as object), right: true });
  expect(await queue.amend('parcel-2', right)).toBe(true);
  expect(await queue.amend('parcel-1', right)).toBe(false);
  expect((await queue.all()).map(({ payload }) => 'right' in (payload as object))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
