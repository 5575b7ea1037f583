import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of each run of a function, from its log in the cloud at home. */
export const durationsOf = (dataDir: string, functionName: string): readonly number[] => {
  const log = readFileSync(join(dataDir, 'logs', `${functionName}.log`), 'utf8');
  return [...log.matchAll(/"type":"platform\.report".*?"durationMs":([\d.]+)/g)].map(([, text]) =>
    Number(text),
  );
};
