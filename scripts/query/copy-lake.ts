import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBucket } from 'home-cloud';
import { LAKE_FOLDER } from '#domain/lake/files.ts';

/** A copy of a lake's files that DuckDB can read. It is deleted when it is disposed of. */
interface LakeCopy extends Disposable {
  readonly root: string;
  /** How many files there are. */
  readonly files: number;
}

/** Copies the lake of a data folder. Throws when the folder has no data of a run. */
export const copyLake = (dataDir: string): LakeCopy => {
  const root = mkdtempSync(join(tmpdir(), 'skybarrel-lake-'));
  const lake = { root, files: 0, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
  try {
    for (const { key, body } of readBucket(dataDir, {
      nameEnds: /-data-lake\w+$/,
      prefix: `${LAKE_FOLDER}/`,
    })) {
      const path = join(root, key);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, body);
      lake.files += 1;
    }
    return lake;
  } catch (error) {
    lake[Symbol.dispose]();
    throw error;
  }
};
