import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folders = '{domain,events,lambdas,packages,scripts,tests,web}';

/** Tests of properties, wherever they stand. */
const properties = globSync(`${folders}/**/*.test.{ts,tsx}`).filter(
  (file) =>
    !file.includes('node_modules') && /from '(fast-check|.*\.model\.ts)'/.test(readFileSync(file, 'utf8')),
);
const inBrowsers = (file: string): boolean => file.startsWith('web/');

interface SoakSuite {
  readonly files: readonly string[];
  readonly settings?: object;
}

const twentyfold = { setupFiles: ['tests/soak/twentyfold.ts'] };

/** What needs length, by the names that `npm run soak -- NAME` takes; the screens are looked at by the journeys. */
export const soakSuites: Readonly<Record<string, SoakSuite>> = {
  kills: { files: ['tests/faults/kill.test.ts'] },
  confirmations: { files: ['tests/integration/mailboxes/allocator.audit.test.ts'] },
  telemetry: {
    files: ['tests/faults/telemetry-conservation.test.ts', 'tests/security/telemetry-memory.test.ts'],
  },
  bookings: { files: ['tests/faults/bookings/bookings-race.test.ts'] },
  runs: { files: ['tests/faults/runs/runs-race.test.ts'] },
  books: { files: ['tests/integration/billing/journal-file.test.ts'] },
  closing: { files: ['tests/integration/shipments/closing.crowd.test.ts'] },
  hostile: { files: ['tests/security/hostile-requests.test.ts'] },
  parcels: { files: ['tests/integration/parcels/conservation.test.ts'] },
  flood: { files: ['tests/faults/flood.test.ts'] },
  properties: { files: properties.filter((file) => !inBrowsers(file)), settings: twentyfold },
  'properties-web': {
    files: properties.filter(inBrowsers),
    settings: { ...twentyfold, environment: 'jsdom', execArgv: [] },
  },
  // What is nothing but soak, each file by its name: `attack`, `mutants` …
  ...Object.fromEntries(
    globSync('tests/soak/*.soak.ts').map((file) => [basename(file, '.soak.ts'), { files: [file] }]),
  ),
};
