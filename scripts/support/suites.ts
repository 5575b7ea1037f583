import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPackage } from './browser.ts';
import { ensureDebianPackage } from './debian-package.ts';
import { njsPackage } from './njs.ts';
import { buildApart, run } from './process.ts';
import { root } from './root.ts';
import { type Count, countVitest, type VitestReport } from './test-reports.ts';

export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

export const readReport = <Shape>(path: string): Shape | undefined => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Shape;
  } catch {
    return undefined;
  }
};

/** A suite that died before it could report counts as one failure, never as silence. */
export const counted = (report: Count | undefined, code: number): Count => {
  const silent = { failed: 1, failures: [`A suite ended with ${code} and did not say why.`] };
  if (report === undefined) return { passed: 0, ...silent };
  return code !== 0 && report.failed === 0 ? { passed: report.passed, ...silent } : report;
};

/** What every run of tests needs: an empty place for reports, the build, and Debian's packages. */
export const prepare = async (): Promise<void> => {
  process.chdir(root);
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  mkdirSync(join(root, 'test-results'), { recursive: true });
  await buildApart();
  for (const needed of [browserPackage, njsPackage]) await ensureDebianPackage(needed, console.log);
};

/** Runs the suites of one vitest configuration; `filters` are parts of file names, as vitest takes them. */
export const runVitest = async (
  config: string,
  reporter: 'dot' | 'verbose',
  filters: readonly string[],
): Promise<Count> => {
  const report = 'test-results/vitest.json';
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), ['run', '--config', config, ...reporters, ...filters], {
    show: true,
    group: true,
  });
  const result = readReport<VitestReport>(report);
  return counted(result && countVitest(result), code);
};

/** Names every failure, closes with one line that sums up, and ends this process with the code that fits. */
export const conclude = (parts: readonly Count[]): never => {
  const total = (pick: 'passed' | 'failed'): number => parts.reduce((sum, part) => sum + part[pick], 0);
  for (const failure of parts.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);
};
