import { collectGrants, reportGrants } from './support/collect-grants.ts';
import { run } from './support/process.ts';
import { bin, conclude, counted, prepare, readReport, runVitest } from './support/suites.ts';
import { type Count, countJourneys, type JourneyReport } from './support/test-reports.ts';

/** What people do, in a real browser, on a phone and on a desktop. */
const runJourneys = async (): Promise<Count> => {
  const { code } = await run(bin('playwright'), ['test'], { show: true, group: true });
  const result = readReport<JourneyReport>('test-results/journeys.json');
  return counted(result && countJourneys(result), code);
};

await prepare();
collectGrants();
// Rules, contracts, templates and handlers: everything that needs no browser.
const filters = process.argv.slice(2);
const parts = [await runVitest('vitest.config.ts', 'dot', filters), await runJourneys()];
// A part of the tests uses a part of the grants.
if (filters.length === 0) console.log(`\n${reportGrants()}`);
conclude(parts);
