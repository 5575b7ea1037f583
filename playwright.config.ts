import { defineConfig, devices } from '@playwright/test';
import { journeysBrowser } from './scripts/support/browser.ts';
import { looks } from './tests/journeys/support/looks.ts';
import { viewports } from './tests/journeys/support/viewports.ts';
import { atLength } from './tests/support/length.ts';

/** The bundled browser where Playwright has one, else the system's: nothing is ever downloaded. */
const executablePath = journeysBrowser();
const launchOptions =
  executablePath === undefined
    ? {}
    : {
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      };

export default defineConfig({
  testDir: 'tests/journeys',
  // A folder of its own: Playwright empties it first, and the other suites' reports stand beside it.
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: true,
  // A busy machine takes its time. A test waits no longer than it must, so longer limits cost a quick one nothing.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Who needed the second try is named at the end of a run, to be mended.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  globalSetup: './tests/journeys/support/start-cloud.ts',
  // The global setup starts the product and leaves its address here; workers read it when they start.
  use: {
    ...(process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL }),
    // Traces double the time of the journeys; who looks for a fault asks for one: `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions,
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: viewports.phone } },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: viewports.desktop },
      ...atLength({ grepInvert: new RegExp(looks) }, {}),
    },
  ],
});
