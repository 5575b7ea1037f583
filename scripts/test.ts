import { parseArgs } from 'node:util';
import { affectedSince } from './support/changed.ts';
import { collectGrants, reportGrants } from './support/collect-grants.ts';
import { conclude, prepare, type Result, runJourneys, runVitest } from './support/suites.ts';

const { values, positionals: filters } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});

await prepare();
const parts: Result[] = [];
if (values.changed) {
  // What the changes since a commit can break, since the last one where none is named.
  const { files, journeys } = await affectedSince(filters[0] ?? 'HEAD');
  if (files.length + journeys.length === 0) {
    console.log('No test tries what was changed.');
    process.exit(0);
  }
  if (files.length > 0) parts.push(await runVitest('vitest.config.ts', 'dot', files));
  if (journeys.length > 0) parts.push(await runJourneys(journeys.map((name) => `/${name}.spec.ts`)));
} else {
  collectGrants();
  // Rules, contracts, templates and handlers: everything that needs no browser.
  parts.push(await runVitest('vitest.config.ts', 'dot', filters), await runJourneys());
  // A part of the tests uses a part of the grants.
  if (filters.length === 0) console.log(`\n${reportGrants()}`);
}
conclude(parts);
