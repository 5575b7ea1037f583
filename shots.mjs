import { chromium } from 'playwright';
const base = 'http://localhost:4731';
const out = '/tmp/mbx';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const signIn = async (page, who) => {
  await page.goto(base + '/auth/login');
  await page.getByLabel(/email/i).first().fill(who + '@skybarrel.test');
  await page.getByLabel(/^password/i).first().fill('Skybarrel1');
  await page.getByRole('button', { name: /sign in/i }).last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'), { timeout: 60000 });
};
const widths = [[360, 780], [1280, 900]];
const run = async (name, who, steps) => {
  for (const [width, height] of widths) {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log(name, width, String(e)));
    await signIn(page, who);
    const shot = async (tag) => page.screenshot({ path: `${out}/${name}-${tag}-${width}.png`, fullPage: true });
    try { await steps(page, shot, width); } catch (e) { console.log(name, width, String(e).slice(0, 600)); await shot('error'); }
    await context.close();
  }
};
const which = process.argv[2] ?? 'all';
if (which === 'all' || which === 'customer')
  await run('customer', 'customer', async (page, shot) => {
    await page.goto(base + '/dashboard');
    await page.getByTestId('virtual-address').waitFor();
    await page.getByText(/Do parcels come in another name|Parcels come in/).click();
    await page.getByLabel('Name as stores print it').waitFor();
    await shot('card');
  });
if (which === 'all' || which === 'desk')
  await run('desk', 'admin', async (page, shot, width) => {
    await page.goto(base + '/admin/mailboxes');
    await page.getByRole('link', { name: /^\d{3,}/ }).filter({ visible: true }).first().waitFor();
    await shot('list');
    const number = (await page.getByRole('link', { name: /^\d{3,}/ }).filter({ visible: true }).nth(2).innerText()).match(/\d+/)[0];
    await page.goto(base + '/admin/mailboxes/' + number);
    await page.getByText('Who can receive here').waitFor();
    await page.getByText('Add or remove further names').click();
    await shot('page');
    await page.getByRole('button', { name: /Record/ }).first().click();
    await page.screenshot({ path: `${out}/desk-form-${width}.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close this mailbox' }).click();
    await page.screenshot({ path: `${out}/desk-close-${width}.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Take over an old number' }).click();
    await page.screenshot({ path: `${out}/desk-take-${width}.png` });
  });
await browser.close();
