import { soakSuites } from '../tests/soak/suites.ts';
import { searchFlaky } from './support/flaky.ts';
import { conclude, prepare, type Result, runJourneys, runVitest } from './support/suites.ts';

/** Every screen at every width, in light and in dark. */
const SCREENS = 'screens';
const names = [...Object.keys(soakSuites), SCREENS];

const asked = process.argv.slice(2);
if (asked.includes('--flaky')) {
  await prepare();
  conclude(await searchFlaky());
}
const chosen = names.filter((name) => asked.length === 0 || asked.some((part) => name.startsWith(part)));
if (chosen.length === 0) {
  console.error(`npm run soak -- ${asked.join(' ')}: there are only ${names.join(', ')}.`);
  process.exit(2);
}

await prepare();
const results: Result[] = [];
const projects = chosen.filter((name) => name !== SCREENS).map((name) => `--project=${name}`);
if (projects.length > 0) results.push(await runVitest('vitest.soak.config.ts', 'verbose', projects));
if (chosen.includes(SCREENS)) results.push(await runJourneys(['pages', 'site'], { SOAK: '1' }));
conclude(results);
