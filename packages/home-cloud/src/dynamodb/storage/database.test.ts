import { expect, it } from 'vitest';
import { type Database, openDatabase, reopened } from './database.ts';

/** A database on a disk that the test fills. Like LevelDB, it refuses every write after a failed one until it is opened again. */
const onADisk = async () => {
  const inMemory = await openDatabase(undefined);
  const disk = { isFull: false, opened: 0 };
  let isStuck = false;
  const database: Database = reopened(
    Object.assign(Object.create(inMemory) as Database, {
      get: (key: string) => inMemory.get(key),
      close: async () => {},
      open: async () => {
        disk.opened += 1;
        isStuck = false;
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
