import { describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../types.ts';
import { type Change, openDatabase } from './database.ts';
import { createStreamLog } from './stream-log.ts';
import { createWriter } from './writer.ts';

/** A database in memory whose writes finish only when the test says so. */
const slowDisk = async () => {
  const database = await openDatabase(undefined);
  const toDisk = database.batch.bind(database);
  const batches: { changes: Change[]; write(): Promise<void>; fail(): void }[] = [];
  const batch = (changes: Change[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    batches.push({
      changes,
      write: async () => {
        await toDisk(changes);
        resolve();
        await promise;
      },
      fail: () => reject(new Error('disk full')),
    });
    return promise;
  };
  Object.assign(database, { batch });
  const log = await createStreamLog(database, systemClock, systemIds);
  const writer = createWriter(database, log, () => undefined);
  return { database, writer, batches };
};

const put = (key: string, value: unknown) => async (overlay: { put(key: string, value: unknown): void }) =>
  overlay.put(key, value);
const add = async (overlay: {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): void;
}) => {
  const next = Number((await overlay.get('n')) ?? 0) + 1;
  overlay.put('n', next);
  return next;
};
/** Lets all pending microtasks and immediates run. */
const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('writes', () => {
  it('that arrive while the disk is busy are written together, each with the changes of the earlier ones', async () => {
    const { database, writer, batches } = await slowDisk();
    const numbers = [1, 2, 3].map(() => writer.write(add));
    await turns();
    expect(batches).toHaveLength(1);
    await batches[0]?.write();
    await turns();
    expect(batches.map(({ changes }) => changes)).toEqual([
      [{ type: 'put', key: 'n', value: 1 }],
      [{ type: 'put', key: 'n', value: 3 }],
    ]);
    await batches[1]?.write();
    expect(await Promise.all(numbers)).toEqual([1, 2, 3]);
    expect(await database.get('n')).toBe(3);
  });

  it('report their result only when everything they depend on is on disk', async () => {
    const { writer, batches } = await slowDisk();
    const heard: string[] = [];
    const first = writer.write(put('a', 1)).then(() => heard.push('written'));
    const refused = writer
      .write(async (overlay) => {
        throw new Error(`a is ${await overlay.get('a')} already`);
      })
      .catch((error: Error) => heard.push(error.message));
    await turns();
    expect(heard).toEqual([]);
    await batches[0]?.write();
    await Promise.all([first, refused]);
    expect(heard.toSorted()).toEqual(['a is 1 already', 'written']);
  });

  it('fail if a write they depend on fails, and the next write starts from the data on disk', async () => {
    const { writer, batches } = await slowDisk();
    const outcomes = Promise.allSettled([writer.write(add), writer.write(add)]);
    await turns();
    batches[0]?.fail();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = writer.write(add);
    await turns();
    await batches.at(-1)?.write();
    expect(await next).toBe(1);
  });

  it('that read ranges wait until all earlier writes are on disk', async () => {
    const { database, writer, batches } = await slowDisk();
    const first = writer.write(put('a', 1));
    const scan = writer.write(async () => database.getSync('a'), { scans: true });
    await turns();
    await batches[0]?.write();
    await first;
    expect(await scan).toBe(1);
  });
});
