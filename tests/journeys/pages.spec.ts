import { appPaths } from '#domain/kernel/paths.ts';
import { signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Every screen of the app by who may see it: no console error, axe clean, no sideways scrolling. */
const screens = {
  anyone: ['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/reset-password', '/auth/resend'],
  customer: ['/dashboard', '/customer/profile'],
  staff: ['/staff', '/staff/mailboxes', '/staff/notifications', '/staff/enquiries'],
  analyst: ['/staff/monitoring', '/staff/monitoring?view=vitals'],
  admin: [
    '/admin',
    '/admin/mailboxes',
    '/admin/notifications',
    '/admin/account',
    '/admin/enquiries',
    '/admin/settings',
    '/admin/settings?part=claims',
    '/admin/settings?part=testimonials',
    '/admin/settings?part=home',
    '/admin/settings?part=schedule',
    '/admin/settings?part=rates',
    '/admin/monitoring',
    '/admin/monitoring?view=vitals',
    '/admin/monitoring?view=events',
    '/admin/monitoring?view=records',
    '/admin/monitoring?view=exports',
  ],
} as const;

for (const who of ['anyone', 'customer', 'staff', 'analyst', 'admin'] as const) {
  test.describe(`as ${who}`, () => {
    for (const path of screens[who]) {
      test(`${path} in light and dark`, async ({ page, signedInAs }) => {
        if (who !== 'anyone') await signedInAs(who);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/Skybarrel/);
        await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
      });
    }
  });
}

/** Screens that need something to show first, each looked at by the journey that makes it. */
const lookedAtElsewhere = [
  '/auth/callback',
  '/admin/mailboxes/:number',
  '/staff/mailboxes/:number',
  '/admin/monitoring/errors/:fingerprint',
  '/staff/monitoring/errors/:fingerprint',
  '/admin/enquiries/:reference',
  '/staff/enquiries/:reference',
];

test('every screen of the app is looked at', () => {
  const looked = [...Object.values(screens).flat(), ...lookedAtElsewhere].map((path) => path.split('?')[0]);
  expect([...new Set(looked)].toSorted()).toEqual([...appPaths].toSorted());
});

test('an unknown path is a 404 with a page of ours, and stays JSON under /api', async ({ page, request }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  const api = await request.get('/api/no-such-thing');
  expect(api.status()).toBe(404);
  expect(api.headers()['content-type']).toContain('application/json');
});

test('customers and strangers are kept out of the admin area', async ({ page }) => {
  await page.goto('/admin/mailboxes');
  await page.waitForURL(/\/auth\/login/);
  await signIn(page, 'customer@skybarrel.test');
  await page.goto('/admin/mailboxes');
  await expect(page.getByRole('heading', { name: 'You do not have access to this.' })).toBeVisible();
  await expect(page.getByText(/Mailbox \d{5,}/)).toHaveCount(0);
  await expectAccessible(page);
});

test('admins who open a customer page land in the admin area', async ({ page, signedInAs }) => {
  await signedInAs('admin');
  await page.goto('/dashboard');
  await page.waitForURL(/\/admin/);
});

test('the desk finds a mailbox by name and reads its history', async ({ page, signedInAs }) => {
  await signedInAs('staff');
  await page.goto('/staff/mailboxes');
  await page.getByRole('searchbox').fill('shanelle');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Shanelle Joseph (sample)').first()).toBeVisible();
  await expect(page.getByText('Anita Persaud')).toHaveCount(0);
  await page
    .getByRole('link', { name: /^\d{5,}/ })
    .first()
    .click();
  await expect(page.getByText(/assigned/i).first()).toBeVisible();
  await expectAccessible(page);
});
