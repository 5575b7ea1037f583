import { chromium } from 'playwright';
const base = 'http://localhost:4731', out = '/tmp/mbx';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const open = async (who, width = 1280) => {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(who, String(e)));
  page.on('response', async (r) => { if (r.status() >= 400 && r.url().includes('/api/')) console.log(who, r.request().method(), r.url(), r.status(), (await r.text()).slice(0, 300)); });
  await page.goto(base + '/auth/login');
  await page.getByLabel(/email/i).first().fill(who + '@skybarrel.test');
  await page.getByLabel(/^password/i).first().fill('Skybarrel1');
  await page.getByRole('button', { name: /sign in/i }).last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'), { timeout: 60000 });
  return page;
};
const card = async (page, tag, widths = [360, 1280]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(base + '/dashboard');
    await page.getByTestId('virtual-address').waitFor();
    await page.waitForTimeout(500);
    await page.getByTestId('virtual-address').locator('xpath=ancestor::section[1]').screenshot({ path: `${out}/card-${tag}-${width}.png` });
  }
};
const step = async (name, work) => { try { await work(); console.log('ok', name); } catch (e) { console.log('FAILED', name, String(e).slice(0, 500)); } };
const admin = await open('admin');
const customer = await open('customer');
await step('setting', async () => {
  await admin.goto(base + '/admin/settings?part=capabilities');
  const box = admin.getByLabel('We take U.S. Mail for addressees with a signed Form 1583');
  await box.check();
  await admin.getByRole('button', { name: /save|publish/i }).first().click();
  await admin.waitForTimeout(1500);
  await admin.screenshot({ path: out + '/setting.png', fullPage: true });
  const confirm = admin.getByRole('dialog').getByRole('button', { name: /save|publish|yes/i });
  if (await confirm.isVisible().catch(() => false)) await confirm.click();
  await admin.waitForTimeout(3000);
});
await step('ask', async () => {
  await customer.goto(base + '/dashboard');
  await customer.reload();
  await customer.getByTestId('virtual-address').waitFor();
  await card(customer, 'mail-on');
  await customer.getByRole('button', { name: 'I want U.S. Mail here' }).click();
  await customer.getByText('Form 1583 is not signed yet').waitFor();
  await card(customer, 'asked');
  await customer.getByText(/Do parcels come in another name/).click();
  await customer.getByLabel('Name as stores print it').fill('Shanta Persaud-Narine');
  await customer.getByRole('button', { name: 'Add this name' }).click();
  await customer.getByText('Parcels come in 1 other name').waitFor();
  await customer.waitForTimeout(500);
  await customer.getByTestId('virtual-address').locator('xpath=ancestor::section[1]').screenshot({ path: out + '/card-named.png' });
});
const number = (await customer.getByTestId('virtual-address').innerText()).match(/Mailbox (\d+)/)[1];
const desk = await open('staff');
const shot = async (page, tag) => { for (const width of [360, 1280]) { await page.setViewportSize({ width, height: 900 }); await page.waitForTimeout(300); await page.screenshot({ path: `${out}/${tag}-${width}.png`, fullPage: true }); } };
await step('form', async () => {
  await desk.goto(base + '/staff/mailboxes/' + number);
  await desk.getByRole('button', { name: /Record Form 1583/ }).first().click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('With a photo').selectOption('PASSPORT');
  await dialog.getByLabel('With the home address').selectOption('LEASE');
  await dialog.getByLabel('Signed how').selectOption('IN_PERSON');
  await dialog.getByLabel('Signed on').fill('2026-11-27');
  await shot(desk, 'desk-form2');
  await dialog.getByRole('button', { name: 'Record the form' }).click();
  await desk.getByText('The form is recorded.').waitFor();
  await desk.waitForTimeout(500);
  await shot(desk, 'desk-recorded');
});
await step('approved', () => card(customer, 'approved'));
await step('close', async () => {
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.getByRole('button', { name: 'Close this mailbox' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Where U.S. Mail is sent on to').fill('Sample Customer\n1 Sample Street\nBrooklyn, NY 11203');
  await dialog.getByLabel('Reason').fill('Moves away from the country');
  await shot(desk, 'desk-closing-asked');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await desk.getByText('Nothing new is taken for it.').waitFor();
  await desk.waitForTimeout(500);
  await shot(desk, 'desk-closing');
});
await step('closing card', () => card(customer, 'closing'));
await step('reopen', async () => {
  await desk.getByRole('button', { name: 'Keep it open' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Changed her mind');
  await dialog.getByRole('button', { name: 'Make it active' }).click();
  await desk.getByText('The mailbox is active.').waitFor();
});
await step('take over', async () => {
  await admin.goto(base + '/admin/mailboxes/' + number);
  await admin.getByRole('button', { name: 'Take over an old number' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Old number').fill('4512');
  await dialog.getByLabel('Reason').fill('Had it in the old system');
  await shot(admin, 'desk-take2');
  await dialog.getByRole('button', { name: 'Give them this number' }).click();
  await admin.waitForURL('**/admin/mailboxes/4512');
  await admin.getByText('Who can receive here').waitFor();
  await shot(admin, 'desk-4512');
  await admin.goto(base + '/admin/mailboxes/' + number);
  await admin.getByText('This number was replaced').waitFor();
  await shot(admin, 'desk-replaced');
});
await step('card of 4512', () => card(customer, '4512', [360]));
await step('move', async () => {
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.goto(base + '/staff/mailboxes/10012');
  await desk.getByRole('button', { name: 'Move to another person' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('E-mail of the new owner').fill('Nobody@skybarrel.test');
  await dialog.getByLabel('Reason').fill('Family goes on with it');
  await dialog.getByRole('button', { name: 'Move it' }).click();
  await dialog.getByText('Nobody has an account').waitFor();
  await shot(desk, 'desk-move');
});
await step('closed', async () => {
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.goto(base + '/staff/mailboxes/10020');
  await desk.getByRole('button', { name: 'Close this mailbox' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Moves away from the country');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await desk.getByText('This mailbox is closed').waitFor();
  await shot(desk, 'desk-closed');
});
await step('letters', async () => {
  const mail = await (await fetch(base + '/local/api/mail')).json();
  const list = Array.isArray(mail) ? mail : mail.mail ?? mail.items ?? Object.values(mail)[0];
  for (const one of list.slice(0, 12)) console.log(one.subject ?? JSON.stringify(one).slice(0, 200));
  const messages = list.filter((m) => /mailbox|Form|old number/i.test(m.subject ?? ''));
  console.log(JSON.stringify(messages.slice(0, 2)).slice(0, 1500));
});
await browser.close();
