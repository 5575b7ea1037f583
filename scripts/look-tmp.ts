import { chromium } from '@playwright/test';
const url = 'http://localhost:4711';
const only = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages: Record<string, string[]> = {
  customer: ['/dashboard/mailbox', '/local/labels', '/local/order-mails', '/local/samples'],
  admin: ['/admin', '/staff/parcels', '/staff/receiving', '/staff/parcel-traces'],
};
for (const [who, paths] of Object.entries(pages)) {
  if (only && only !== who) continue;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill(`${who}@skybarrel.test`);
  await page.getByLabel('Password', { exact: true }).fill('Skybarrel1');
  await page.getByRole('button', { name: /sign in|log in/i }).first().click();
  await page.waitForURL(/dashboard|admin|staff/);
  for (const path of paths)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.goto(`${url}${path}`);
      await page.waitForTimeout(6000);
      await page.screenshot({ path: `/tmp/SEEDS/look${path.replaceAll('/', '_')}-${width}.png`, fullPage: !path.startsWith('/local') });
      console.log(path, width);
    }
}
await browser.close();
