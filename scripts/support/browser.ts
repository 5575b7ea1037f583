import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './process.ts';

export const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = (): boolean =>
  existsSync(chromium.executablePath()) || systemBrowsers.some((path) => existsSync(path));

/** Sees to it that a browser is there: Playwright's own, the system's, or Debian's package where we are root. */
export const ensureBrowser = async (log: (line: string) => void): Promise<void> => {
  if (found()) return;
  if (process.getuid?.() !== 0) throw new Error('The journeys need Chromium: sudo apt-get install chromium');
  log('› installing Chromium from the Debian packages …');
  await run('apt-get', ['update', '-qq']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  if (code !== 0 || !found()) throw new Error(`Chromium could not be installed:\n${output}`);
};
