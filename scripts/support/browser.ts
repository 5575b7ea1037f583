import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { DebianPackage } from './debian-package.ts';

export const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's own browser, the system's, or Debian's package. */
export const browserPackage: DebianPackage = {
  name: 'chromium',
  need: 'The journeys need Chromium',
  found: () => existsSync(chromium.executablePath()) || systemBrowsers.some((path) => existsSync(path)),
};
