import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { DebianPackage } from './debian-package.ts';

/** Chromium without its user interface. It needs a quarter of the time for a page. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Browsers that may be installed on the system, complete ones first. */
export const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  headlessShell,
];

const hasBundled = (): boolean => existsSync(chromium.executablePath());

/** The browser for the journeys: undefined when Playwright has its own, else the smallest of the system. */
export const journeysBrowser = (): string | undefined =>
  hasBundled() ? undefined : [headlessShell, ...systemBrowsers].find((path) => existsSync(path));

/** Without the permission to install it, any browser of the system will do. */
export const browserPackage: DebianPackage = {
  name: 'chromium-headless-shell',
  need: 'The journeys need Chromium',
  found: () =>
    hasBundled() ||
    existsSync(headlessShell) ||
    (process.getuid?.() !== 0 && journeysBrowser() !== undefined),
};
