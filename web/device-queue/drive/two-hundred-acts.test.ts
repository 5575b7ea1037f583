import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { FileSubject } from '#domain/files/file.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import { driven } from '#domain/runs/driving/driven.ts';
import { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import type { Proof } from '#domain/runs/driving/proof.ts';
import type { Run, Stop } from '#domain/runs/run.ts';
import { sampleDone, sampleDrivenRun } from '#domain/runs/testing/sample-driving.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Lost } from '#web/sending/put-bytes.ts';
import type { Job } from '../jobs.ts';
import { fakeFiles, killablePage, shakyNetwork, smallPhoto, through } from '../testing/shaky.ts';

const { storing } = vi.hoisted(() => ({ storing: vi.fn() }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/sending/put-bytes.ts', async (original) => ({
  ...(await original<typeof import('#web/sending/put-bytes.ts')>()),
  putBytes: storing,
}));
interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: { readonly act: DriveAct; readonly subject: FileSubject };
}
const calling = vi.mocked(api as (endpoint: unknown, input: Asked) => Promise<unknown>);

const STOPS = 80;
const FAULTS = 200;
const [model] = sampleDrivenRun.stops as [Stop];
const idOf = (n: number): string => `BKG-${String(n).padStart(6, '0')}-1`;
const minute = (n: number): string => new Date(Date.UTC(2026, 11, 8, 14, n)).toISOString();
const proofOf = (n: number): string => `019a1d3c-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** What the server has: the run, and the proofs in the order in which they came. */
let run: Run;
let proofs: Proof[];
/** Each message that arrived, also again. */
let heard: number;
let photos: ReturnType<typeof fakeFiles>;
let network: ReturnType<typeof shakyNetwork>;

const drive = (act: DriveAct): object => {
  heard += 1;
  const result = driven(run, act, { by: run.driverId, at: minute(500) });
  if (!result.ok) throw new ApiError(409, { ...result.refusal, correlationId: '' });
  run = result.value.run;
  if (result.value.proof) proofs.push(result.value.proof);
  return {};
};

beforeEach(() => {
  const stops = Array.from({ length: STOPS }, (_, n) => ({ ...model, id: idOf(n) }));
  run = { ...sampleDrivenRun, stops };
  proofs = [];
  heard = 0;
  network = () => 'up';
  photos = fakeFiles(
    () => network(),
    (id) => stops.some((stop) => stop.id === id),
  );
  calling.mockImplementation(async (endpoint, { headers, body }) =>
    through(network, () => {
      if (endpoint === driveEndpoints.drive) return drive(body.act);
      if (endpoint === fileEndpoints.ask)
        return photos.ask(headers?.['idempotency-key'] ?? '', body.subject.id);
      throw new Error('Nobody asks for this here.');
    }),
  );
  storing.mockImplementation(async ({ url }: { readonly url: string }) => {
    if (!photos.put(url)) throw new Lost();
  });
});

/** A stop that is done, with two photos, as the phone keeps it. */
const kept = (n: number) => {
  const act = sampleDone(idOf(n), proofOf(n), minute(n));
  const taken = [1, 2].map((at) => ({ ...smallPhoto(`photo-${n}-${at}`), purpose: 'STOP_PHOTO' as const }));
  const payload: Job = { kind: 'drive-act', runId: run.id, act, photos: taken };
  return { id: `act-${n}`, line: run.id, words: `Done: ${n}`, payload };
};

test('after 200 faults and a phone that dies, each stop has its proof once, in order, with its photos', async () => {
  let faults = 0;
  const shaky = shakyNetwork(31);
  network = () => {
    const state = faults < FAULTS ? shaky() : 'up';
    if (state !== 'up') faults += 1;
    return state;
  };
  let open = killablePage('two-hundred-acts', run.driverId);
  for (let n = 0; n < STOPS; n += 1) {
    if (n % 13 === 12) {
      // The battery is empty: the page is gone in the middle of what it sends.
      open.kill();
      open = killablePage('two-hundred-acts', run.driverId);
    }
    await open.queue.add(kept(n));
    await open.queue.flush();
  }
  open.kill();
  open = killablePage('two-hundred-acts', run.driverId);
  while ((await open.queue.all()).length > 0) await open.queue.flush();
  expect(faults).toBe(FAULTS);
  expect(proofs.map(({ id }) => id)).toEqual(Array.from({ length: STOPS }, (_, n) => proofOf(n)));
  expect(run.stops.every(({ state }) => state === 'DONE')).toBe(true);
  // Answers were lost, so some arrived again.
  expect(heard).toBeGreaterThan(STOPS);
  expect(proofs.flatMap((proof) => proof.photos)).toEqual(
    Array.from({ length: STOPS }, (_, n) => [`photo-${n}-1`, `photo-${n}-2`]).flat(),
  );
  expect([...photos.files.values()].filter(({ isComplete }) => isComplete)).toHaveLength(2 * STOPS);
  expect(photos.files.get('photo-7-2')?.of).toBe(idOf(7));
});

test('a stop that another run has meanwhile says so, and holds nothing up', async () => {
  const { queue } = killablePage('taken-meanwhile', run.driverId);
  photos = fakeFiles(
    () => network(),
    (id) => id !== idOf(0),
  );
  await queue.add(kept(0));
  await queue.add(kept(1));
  await queue.flush();
  const [left, ...others] = await queue.all();
  expect(others).toEqual([]);
  expect(left?.refused?.code).toBe('STOP_OFF');
  expect(proofs.map(({ id }) => id)).toEqual([proofOf(1)]);
});
