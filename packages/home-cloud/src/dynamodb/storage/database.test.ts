import { expect, it } from 'vitest';
import { systemClock, systemIds } from '../../types.ts';
import { type Database, openDatabase, reopened, whenOpen } from './database.ts';
import { createStreamLog } from './stream-log.ts';
import { createWriter } from './writer.ts';

/** A database on a disk that the test fills. Like LevelDB, it refuses every write after a failed one until it is opened again. */
const onADisk = async () => {
  const inMemory = await openDatabase(undefined);
  /** `opens` settles when the disk has opened the database again. */
  const disk = { isFull: false, opened: 0, opens: Promise.resolve() };
  let isStuck = false;
  let isOpen = true;
  const whileOpen = <T>(read: () => T): T => {
    if (!isOpen) throw new Error('Database is not open');
    return read();
  };
  const database: Database = reopened(
    Object.assign(Object.create(inMemory) as Database, {
      get: async (key: string) => whileOpen(() => inMemory.get(key)),
      getSync: (key: string) => whileOpen(() => inMemory.getSync(key)),
      close: async () => {
        isOpen = false;
      },
      open: async () => {
        await disk.opens;
        disk.opened += 1;
        isStuck = false;
        isOpen = true;
      },
      batch: async (changes: Parameters<Database['batch']>[0]) => {
        isStuck ||= disk.isFull;
        if (isStuck) throw new Error('IO error: No space left on device');
        await inMemory.batch(changes);
      },
    }),
    async () => !disk.isFull,
  );
  const put = (key: string) => database.batch([{ type: 'put', key, value: key }]);
  return { disk, database, put };
};

it('takes writes again once a full disk has room, and is not opened again before', async () => {
  const { disk, database, put } = await onADisk();
  await put('before');
  disk.isFull = true;
  for (const key of ['lost', 'also lost']) await expect(put(key)).rejects.toThrow('No space left on device');
  expect([await database.get('before'), disk.opened]).toEqual(['before', 0]);
  disk.isFull = false;
  await put('after');
  await put('later');
  expect([await database.get('after'), await database.get('lost'), disk.opened]).toEqual([
    'after',
    undefined,
    1,
  ]);
});

it('is read and written by others while it is opened again', async () => {
  const { disk, database, put } = await onADisk();
  const writer = createWriter(
    database,
    await createStreamLog(database, systemClock, systemIds),
    () => undefined,
  );
  await put('before');
  disk.isFull = true;
  await expect(put('lost')).rejects.toThrow('No space left on device');
  disk.isFull = false;
  const slowly = Promise.withResolvers<void>();
  disk.opens = slowly.promise;
  const first = put('after');
  await expect.poll(() => database.opening !== undefined).toBe(true);
  const read = whenOpen(database, () => database.getSync('before'));
  const written = writer.write(async (overlay) => {
    const before = await overlay.get('before');
    overlay.put('copy', before);
    return before;
  });
  const other = database.get('before');
  slowly.resolve();
  expect(await Promise.all([first, read, other, written])).toEqual([undefined, 'before', 'before', 'before']);
  expect([await database.get('copy'), disk.opened]).toEqual(['before', 1]);
});
