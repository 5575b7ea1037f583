import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RoleUse, useFolderVariable } from 'home-cloud';
import { unusedGrants } from '#tests/infra/least-privilege/unused-grants.ts';
import { grantFailures, linesOf, mergeUses, unusedReport } from './grant-report.ts';
import { root } from './root.ts';

const results = join(root, 'test-results');
const folder = join(results, 'grant-uses');

/** From now on every cloud that tests start writes a file with the grants that its functions used. */
export const collectGrants = (): void => {
  process.env[useFolderVariable] = folder;
};

/** Prints the grants that were never used, writes the used and the unused ones to test-results, and returns the failures. */
export const judgeGrants = (): readonly string[] => {
  const runs = existsSync(folder)
    ? readdirSync(folder).map(
        (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly RoleUse[],
      )
    : [];
  const merged = mergeUses(runs);
  const report = unusedReport(merged, unusedGrants);
  writeFileSync(join(results, 'used-grants.txt'), `${linesOf(merged, true).join('\n')}\n`);
  writeFileSync(join(results, 'unused-grants.txt'), `${report}\n`);
  console.log(`\n${report}`);
  return grantFailures(merged, unusedGrants);
};
