import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LAKE_FOLDER } from '#domain/lake/files.ts';
import { readBucket } from '#local/queues/read-bucket.ts';

/** The files of a data folder's lake, copied to where DuckDB can read them; gone when disposed of. */
export const copyLake = (dataDir: string): { readonly root: string } & Disposable => {
  const root = mkdtempSync(join(tmpdir(), 'skybarrel-lake-'));
  const lake = { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
  try {
    for (const { key, body } of readBucket(dataDir, { nameEnds: /-lake-\d+$/, prefix: `${LAKE_FOLDER}/` })) {
      const path = join(root, key);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, body);
    }
    return lake;
  } catch (error) {
    lake[Symbol.dispose]();
    throw error;
  }
};
