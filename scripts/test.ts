import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './support/browser.ts';
import { buildApart, run } from './support/process.ts';
import { root } from './support/root.ts';
import {
  type Count,
  countJourneys,
  countVitest,
  type JourneyReport,
  type VitestReport,
} from './support/test-reports.ts';

const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
const readJson = <Shape>(path: string): Shape | undefined => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Shape;
  } catch {
    return undefined;
  }
};

/** A suite that died before it could report counts as one failure, never as silence. */
const counted = (report: Count | undefined, code: number): Count => {
  const silent = { failed: 1, failures: [`A suite ended with ${code} and did not say why.`] };
  if (report === undefined) return { passed: 0, ...silent };
  return code !== 0 && report.failed === 0 ? { passed: report.passed, ...silent } : report;
};

/** Rules, contracts, templates and handlers: everything that needs no browser. */
const runVitest = async (filters: readonly string[]): Promise<Count> => {
  const report = 'test-results/vitest.json';
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), ['run', ...reporters, ...filters], { show: true });
  const result = readJson<VitestReport>(report);
  return counted(result && countVitest(result), code);
};

/** What people do, in a real browser, on a phone and on a desktop. */
const runJourneys = async (): Promise<Count> => {
  const { code } = await run(bin('playwright'), ['test'], { show: true });
  const result = readJson<JourneyReport>('test-results/journeys.json');
  return counted(result && countJourneys(result), code);
};

process.chdir(root);
rmSync(join(root, 'test-results'), { recursive: true, force: true });
mkdirSync(join(root, 'test-results'), { recursive: true });
await buildApart();
await ensureBrowser(console.log);
const parts = [await runVitest(process.argv.slice(2)), await runJourneys()];
const total = (pick: 'passed' | 'failed'): number => parts.reduce((sum, part) => sum + part[pick], 0);
for (const failure of parts.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);
