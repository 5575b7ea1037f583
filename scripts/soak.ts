import { conclude, prepare, runVitest } from './support/suites.ts';

await prepare();
// What needs length: attacks that last, floods, whole products of cases. `npm run soak -- NAME` runs one file.
conclude([await runVitest('vitest.soak.config.ts', 'verbose', process.argv.slice(2))]);
