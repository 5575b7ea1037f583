import { soakSuites } from '../tests/soak/suites.ts';
import { searchFlaky } from './support/flaky.ts';
import { conclude, prepare, type Result, runJourneys, runVitest } from './support/suites.ts';

/** Every journey at every width, and every screen in light and in dark. */
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

/** Takes one core for half an hour and measures only its own process, so it runs beside the other suites. */
const ATTACK = 'attack';

const vitestOf = (suites: readonly string[], runner: string): Promise<Result>[] => {
  const projects = suites.map((name) => `--project=${name}`);
  return suites.length > 0 ? [runVitest('vitest.soak.config.ts', 'verbose', projects, runner)] : [];
};

const inTurn = async (): Promise<Result[]> => {
  const others = chosen.filter((name) => name !== ATTACK && name !== SCREENS);
  const results = await Promise.all(vitestOf(others, 'vitest'));
  if (chosen.includes(SCREENS)) results.push(await runJourneys([], { SOAK: '1' }));
  return results;
};

await prepare();
const attack = vitestOf(
  chosen.filter((name) => name === ATTACK),
  'attack',
);
const results = await inTurn();
conclude([...results, ...(await Promise.all(attack))]);
