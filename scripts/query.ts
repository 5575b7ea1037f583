import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyLake } from './query/copy-lake.ts';
import { help } from './query/help.ts';
import { openLake } from './query/open-lake.ts';
import { jsonOf, tableOf } from './query/print-table.ts';
import { root } from './support/root.ts';

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string', default: '.local' }, json: { type: 'boolean', default: false } },
  });

/** Queries the lake of a data folder and returns the text to print. */
const ask = async (sql: string, dataDir: string, json: boolean): Promise<string> => {
  using copy = copyLake(dataDir);
  if (copy.files === 0) console.error('The lake is still empty: it is written every five minutes.');
  const lake = await openLake(copy.root);
  try {
    const answer = await lake.query(sql);
    return json ? jsonOf(answer) : tableOf(answer);
  } finally {
    lake.close();
  }
};

try {
  const { values, positionals } = readArguments();
  const sql = positionals.join(' ').trim();
  console.log(sql === '' ? help() : await ask(sql, resolve(root, values.data), values.json));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
