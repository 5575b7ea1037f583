import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of the run's own, and how it goes again. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'skybarrel-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
