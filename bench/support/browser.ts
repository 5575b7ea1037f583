import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { systemBrowsers } from '../../scripts/support/browser.ts';

/** Playwright's own Chromium if it is installed, else the system's. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> => {
  const system = systemBrowsers.find((path) => existsSync(path));
  const own = existsSync(chromium.executablePath());
  return chromium.launch(
    own || system === undefined
      ? { args: [...args] }
      : { executablePath: system, args: ['--no-sandbox', '--disable-gpu', ...args] },
  );
};
