import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run of the tests one folder for all temporary files, and deletes it at the end: bundles and templates fill a disk in days. */
export default function temporaryFiles(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'skybarrel-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
