import { parseArgs } from 'node:util';
import { affectedSince } from './support/changed.ts';
import { collectGrants, judgeGrants } from './support/collect-grants.ts';
import { conclude, prepare, type Result, runJourneys, runVitest } from './support/suites.ts';

const { values, positionals: filters } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});

await prepare();
const parts: Result[] = [];
if (values.changed) {
  // The tests that changes since a commit can break. Default: since the last commit.
  const { files, journeys } = await affectedSince(filters[0] ?? 'HEAD');
  if (files.length + journeys.length === 0) {
    console.log('No test covers these changes.');
    process.exit(0);
  }
  if (files.length > 0) parts.push(await runVitest('vitest.config.ts', 'dot', files));
  if (journeys.length > 0) parts.push(await runJourneys(journeys.map((name) => `/${name}.spec.ts`)));
} else {
  collectGrants();
  // First everything that needs no browser, then the journeys.
  parts.push(await runVitest('vitest.config.ts', 'dot', filters), await runJourneys());
}
// Some of the tests use only some of the grants, so they are not checked then.
const isWhole = !values.changed && filters.length === 0;
conclude(parts, isWhole ? judgeGrants() : []);
