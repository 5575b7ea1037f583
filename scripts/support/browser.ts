import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { DebianPackage } from './debian-package.ts';

/** Chromium without the windows, tabs and settings that nobody sees in a test: a page costs it a quarter of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Browsers of the system, those with everything first. */
export const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  headlessShell,
];

const hasBundled = (): boolean => existsSync(chromium.executablePath());

/** What the journeys run in: undefined where Playwright has its own browser, else the lightest of the system. */
export const journeysBrowser = (): string | undefined =>
  hasBundled() ? undefined : [headlessShell, ...systemBrowsers].find((path) => existsSync(path));

/** Who may not install it does with any browser there is. */
export const browserPackage: DebianPackage = {
  name: 'chromium-headless-shell',
  need: 'The journeys need Chromium',
  found: () =>
    hasBundled() ||
    existsSync(headlessShell) ||
    (process.getuid?.() !== 0 && journeysBrowser() !== undefined),
};
