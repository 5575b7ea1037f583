import { jpeg } from '#domain/files/testing/sample-files.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** Nobody else has such a number: each run makes its own. */
const aPhone = (): string => `(718) 555-${String(1000 + Math.floor(Math.random() * 9000))}`;

test('the desk writes to a caller, who answers on WhatsApp: it is a task, is answered there, and is done', async ({
  page,
  request,
  baseURL,
  signedInAs,
  mailTo,
}) => {
  await signedInAs('staff');
  await page.goto('/staff');
  const first = `Wilma${Date.now()}`;
  const email = `${first.toLowerCase()}@example.test`;
  const typed = aPhone();
  const phone = `+1${typed.replace(/\D/g, '')}`;
  const named = { first_name: first, last_name: 'Caller', phone_country_code: '+1', phone: typed, email };
  const { user_id } = await ask<{ user_id: string }>(page, {
    path: '/api/people',
    body: { id: crypto.randomUUID(), came: 'CALL', ...named },
  });

  await expect
    .poll(
      async () =>
        (
          await ask<{ items: object[] }>(page, {
            method: 'GET',
            path: `/api/customers?limit=5&search=${first}`,
          })
        ).items.length,
    )
    .toBe(1);
  await page.goto(`/staff/customers/${user_id}`);
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Write a message' }).click();
  await expect(page.getByText('They have not agreed to WhatsApp messages for this number.')).toBeVisible();
  await page.getByLabel('Subject').fill('Your barrel');
  await page.getByLabel('Message', { exact: true }).fill('It is at our dock. Shall it fly on Friday?');
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByText(/A reply goes to/)).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('It is at our dock. Shall it fly on Friday?')).toBeVisible();
  expect((await mailTo(email, /Your barrel/)).text).toContain('Shall it fly on Friday?');

  const written = await request.post('/local/api/messages/write', {
    headers: { origin: baseURL ?? '' },
    form: { from: phone, text: 'Yes please, on Friday.' },
  });
  expect(written.ok()).toBe(true);
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(async () => {
    await page.reload();
    await expect(messages).toContainText('Yes please, on Friday.', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(messages).toContainText('wrote by e-mail (sent)');
  await expectGoodLooks(page);

  const tasks = async () => {
    const path = '/api/tasks?kind=ENQUIRY&limit=100';
    const { items } = await ask<{ items: { subject: { id: string } }[] }>(page, { method: 'GET', path });
    return items.map(({ subject }) => subject.id);
  };
  const reference = (await messages.getByRole('link').last().textContent()) ?? '';
  await expect.poll(tasks, { timeout: 20_000 }).toContain(reference);

  const receipt = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) };
  const photo = await request.post('/local/api/messages/write', {
    headers: { origin: baseURL ?? '' },
    multipart: { from: phone, text: 'The receipt', file: receipt },
  });
  expect(photo.ok()).toBe(true);
  await expect(async () => {
    await page.goto(`/staff/enquiries/${reference}`);
    await expect(page.getByRole('button', { name: 'Open the photo large' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByLabel('Send by')).toHaveValue('whatsapp');
  await page.getByLabel(/^Answer to/).fill('Booked for Friday.');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText(/answered on WhatsApp \((on its way out|sent)\)/)).toBeVisible();
  await expect
    .poll(
      async () => {
        const { items } = (await (await request.get('/local/api/messages')).json()) as {
          items: { to: string; text: string }[];
        };
        return items.filter(({ to }) => to === phone).map(({ text }) => text);
      },
      { timeout: 20_000 },
    )
    .toContain('Booked for Friday.');
  await expect.poll(tasks, { timeout: 20_000 }).not.toContain(reference);
});
