import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder of the run, and a function that removes it. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'skybarrel-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
