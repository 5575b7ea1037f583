import { ask, bookThree } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 150_000 });

test('a piece that never came: reported once by its sender, answered by the desk, accepted in one tap and paid', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  await signedInAs('customer');
  await page.goto('/dashboard/shipments');
  const { number } = await bookThree(page);
  // The screen of the customer would see that somebody else is signed in now.
  await page.goto('about:blank');
  await signedInAs('admin');
  await page.goto('/admin');
  const happens = (code: string, pieces: readonly number[]) =>
    ask(page, {
      path: `/api/desk/shipments/${number}/events`,
      body: { eventId: crypto.randomUUID(), code, pieces },
    });
  await happens('FOH', [1, 2, 3]);
  await happens('DIS_MSCA', [1]);

  await page.goto('about:blank');
  await signedInAs('customer');
  const own = `/dashboard/shipments/${number}`;
  await page.goto(own);
  const claims = page.getByRole('region', { name: 'Damage, loss or delay' });
  await claims.getByRole('button', { name: 'Report damage, loss or delay' }).click();
  await claims.getByRole('button', { name: 'Report it' }).click();
  await expect(claims.getByText('Tell us what happened.')).toBeVisible();
  await claims.getByLabel('Tell us about it').fill('You told me that you cannot find my barrel.');
  await claims.getByLabel('What it is worth in U.S. dollars').fill('40');
  await expect(claims.getByText(/This shipment is (not )?insured/)).toBeVisible();
  await expectGoodLooks(page);
  await claims.getByRole('button', { name: 'Report it' }).dblclick();
  await expect(claims.getByText(/You will hear from us by/)).toBeVisible();
  await expect(claims.getByText(/CLM-/)).toHaveCount(1);

  await page.goto('about:blank');
  await signedInAs('admin');
  await page.goto('/admin/claims');
  await expectGoodLooks(page);
  // Lists are read from an index, which is a moment behind.
  const find = async (): Promise<string | undefined> => {
    const { items } = await ask<{ items: { reference: string; shipment: string }[] }>(page, {
      method: 'GET',
      path: '/api/desk/books/claims?show=open&limit=100',
    });
    return items.find(({ shipment }) => shipment === number)?.reference;
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const reference = (await find()) ?? '';
  await page.goto(`/admin/claims/${reference}`);
  await page.getByRole('button', { name: 'Tell them that we have it' }).click();
  await expect(page.getByRole('button', { name: 'We look into it now' })).toBeVisible();
  await page.getByText('Make an offer').click();
  await page.getByLabel('Sum in U.S. dollars').fill('30');
  await page.getByLabel('Why it is that much').fill('The barrel is lost at our dock. It was half full.');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Offer $30.00' }).click();
  await expect(page.getByText('Offered $30.00')).toBeVisible();

  await page.goto('about:blank');
  await signedInAs('customer');
  await page.goto(own);
  await expect(claims.getByText('We offer you $30.00')).toBeVisible();
  await expectGoodLooks(page);
  await claims.getByRole('button', { name: 'Accept $30.00' }).click();
  await expect(claims.getByText('You accepted $30.00.')).toBeVisible();

  await page.goto('about:blank');
  await signedInAs('admin');
  await page.goto(`/admin/claims/${reference}`);
  await page.getByRole('button', { name: 'Note that it is paid' }).click();
  await expect(page.getByText(/\$30.00 is credited on invoice INV-/)).toBeVisible();
  await expect(page.getByText('noted that it is paid')).toBeVisible();
  await expectGoodLooks(page);
});
