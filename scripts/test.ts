import { collectGrants, reportGrants } from './support/collect-grants.ts';
import { conclude, prepare, runJourneys, runVitest } from './support/suites.ts';

await prepare();
collectGrants();
// Rules, contracts, templates and handlers: everything that needs no browser.
const filters = process.argv.slice(2);
const parts = [await runVitest('vitest.config.ts', 'dot', filters), await runJourneys()];
// A part of the tests uses a part of the grants.
if (filters.length === 0) console.log(`\n${reportGrants()}`);
conclude(parts);
