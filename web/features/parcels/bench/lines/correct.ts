import type { Receipt } from '#domain/parcels/bench/bench.ts';
import type { Corrected, Job } from '#web/device-queue/jobs.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import type { BenchLine } from './lines.ts';

/** What can be put right of a parcel. */
export type Change = Omit<Corrected, 'version'>;

const receiptWith = (payload: unknown, change: Change): unknown => {
  const job = payload as Job;
  if (job.kind !== 'parcel') return payload;
  const body = { ...job.input.body, ...change } as Receipt;
  return { ...job, input: { body } } satisfies Job;
};

/**
 * Puts a parcel right: in what is kept of it while no server can know of it, else by a second thing to send. Returns the line as it is
 * then. Throws when this device cannot keep it.
 */
export const correct = async (
  queue: Pick<DeviceQueue, 'amend' | 'add'>,
  line: BenchLine,
  change: Change,
): Promise<BenchLine> => {
  const after = {
    ...line,
    shelf: change.shelf ?? line.shelf,
    ...(change.seen === undefined ? {} : { seen: change.seen.map(({ code }) => code) }),
  };
  if (line.state === 'waiting' && (await queue.amend(line.id, (payload) => receiptWith(payload, change))))
    return after;
  const id = uuidV7();
  const version = line.version === undefined ? {} : { version: line.version };
  const payload: Job = { kind: 'parcel-correction', code: line.code, change: { ...change, ...version } };
  await queue.add({ id, line: line.code, words: `Correction of ${line.code}`, payload });
  return { ...after, correction: id };
};
