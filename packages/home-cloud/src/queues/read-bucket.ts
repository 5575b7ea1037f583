import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface StoredObject {
  readonly key: string;
  readonly body: Uint8Array;
}

/**
 * All objects with a prefix in the buckets whose name ends with `suffix`, read directly from the data folder. It works while the
 * cloud at home runs and when it does not, and changes nothing. Throws when the folder has no data.
 */
export function* readBucket(
  dataDir: string,
  { nameEnds, prefix }: { readonly nameEnds: RegExp; readonly prefix: string },
): Generator<StoredObject> {
  const path = join(dataDir, 'queues', 'fauxqs.db');
  if (!existsSync(path)) throw new Error(`${dataDir} holds no data of a local run.`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    // A concurrent write of a running cloud takes only milliseconds.
    database.exec('PRAGMA busy_timeout = 2000');
    const names = database.prepare('SELECT name FROM s3_buckets ORDER BY name').all();
    const objects = database.prepare(
      'SELECT key, body FROM s3_objects WHERE bucket = ? AND substr(key, 1, ?) = ? ORDER BY key',
    );
    for (const name of names.map((row) => String(row.name)).filter((it) => nameEnds.test(it)))
      for (const { key, body } of objects.iterate(name, prefix.length, prefix))
        yield { key: String(key), body: body as Uint8Array };
  } finally {
    database.close();
  }
}
