import type { Page } from '@playwright/test';
import type { Booking } from '#domain/bookings/booking.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { bookedFor, freeSlots } from './support/callers.ts';
import { ask, wedge } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** What the calculator's link says of a barrel in Flatbush. */
const BARREL = 'to=GY&g=1B55x140&zip=11226&pickup=1';

const atDesk = async (page: Page, reference: string): Promise<Booking> =>
  (await ask<{ booking: Booking }>(page, { method: 'GET', path: `/api/desk/bookings/${reference}` })).booking;

test('a caller without an account gets a pickup: street and time are asked, the slip can be printed', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('staff');
  await page.goto(`/staff/bookings/new?${BARREL}`);
  await expectGoodLooks(page);
  await page.getByLabel('First name').fill('Journey');
  await page.getByLabel('Last name').fill('Caller');
  await page.getByLabel('Phone', { exact: false }).last().fill('(718) 555-0123');
  await page.getByRole('button', { name: 'Keep and go on' }).click();
  await page.getByLabel('Street and number').fill('12 <b>Sample</b> Avenue');
  await expect(page.getByText('Pickup, up to').first()).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Book it' }).click();
  // Another journey may take the last place of that time meanwhile: then the next one is offered.
  const isBooked = page.getByRole('heading', { level: 1, name: /^BKG-/ });
  const next = page.getByRole('alert').getByRole('button', { name: /^Book / });
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    await expect(isBooked).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('12 <b>Sample</b> Avenue', { exact: false })).toBeVisible();
  await expect(page.getByText('Missing: have it signed')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('How do we get to the door?').fill('Ring twice');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Ring twice').first()).toBeVisible();
});

test('the desk moves a pickup in the calendar with six keys, and hears why not when a colleague was faster', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('staff');
  await page.goto('/staff/bookings');
  const free = await freeSlots(page, 'PICKUP');
  const first = free[0];
  // The day alone is typed, so that the hours stay: they are free there, too.
  const sameHours = ({ id }: { readonly id: string }) => id.slice(-4) === first?.id.slice(-4);
  const later = free.find((slot) => first !== undefined && slot.day > first.day && sameHours(slot));
  const last = free.find(({ day }) => later !== undefined && day > later.day);
  if (first === undefined || later === undefined || last === undefined) throw new Error('No pickup is free.');
  const { reference } = await bookedFor(page, `Key${Date.now() % 10_000}`, 'PICKUP', first.id);

  await page.goto(`/staff/bookings/calendar?view=week&day=${first.day}`);
  await page.evaluate(() => {
    const counted = window as unknown as { pressed: number };
    counted.pressed = 0;
    window.addEventListener('keydown', () => (counted.pressed += 1), { capture: true });
  });
  const pressed = () => page.evaluate(() => (window as unknown as { pressed: number }).pressed);
  const visit = page.locator(`a[href$="/bookings/${reference}"]`);
  await visit.focus();
  await page.keyboard.press('m');
  await expect(page.getByLabel('Day and hour')).toBeFocused();
  await page.keyboard.type(String(Number(later.day.slice(8))));
  await expectGoodLooks(page);
  // A colleague is faster.
  const { version } = await atDesk(page, reference);
  const theirs = { version, slot: last.id, purpose: 'MAIN' };
  await ask(page, { method: 'PUT', path: `/api/desk/bookings/${reference}/slot`, body: theirs });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: slotWords(last) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const slotOf = async () => mainVisit(await atDesk(page, reference))?.slot.day;
  expect(await slotOf()).toBe(later.day);
  // One key more than a move takes that nobody disturbs.
  expect(await pressed()).toBeLessThanOrEqual(6);
});

test('month, week, day and slots are each good to look at, and the arrows lead through them', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('staff');
  await page.goto('/staff/bookings');
  const [first] = await freeSlots(page, 'PICKUP');
  if (first === undefined) throw new Error('No pickup is free.');
  for (const view of ['month', 'week', 'day', 'slots']) {
    await page.goto(`/staff/bookings/calendar?view=${view}&day=${first.day}`);
    await expect(page.getByRole('table').or(page.getByRole('grid'))).toBeVisible();
    await expectGoodLooks(page);
  }
  await page.goto(`/staff/bookings/calendar?view=month&day=${first.day}`);
  await page.locator(`[data-cell="${first.day}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`[data-cell="${addDays(first.day, 1)}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=day/);
});

test('the dock reads the code of a drop-off, and has the consent signed', async ({ page, signedInAs }) => {
  await signedInAs('staff');
  await page.goto('/staff/bookings');
  const [slot] = await freeSlots(page, 'DROP_OFF');
  if (slot === undefined) throw new Error('Nothing can be brought.');
  const { reference, name } = await bookedFor(page, `Dock${Date.now() % 10_000}`, 'DROP_OFF', slot.id);
  // A page that is open notices that somebody else is signed in.
  await page.goto('about:blank');
  await signedInAs('warehouse');
  await page.goto('/staff/dock');
  await expect(page.getByText('Scan a label.')).toBeVisible();
  await wedge(page, reference);
  const piece = page.getByRole('region', { name: 'The piece' });
  await expect(piece.getByText(name)).toBeVisible();
  await expectGoodLooks(page);
  await piece.getByRole('button', { name: 'Goods are here' }).click();
  await page.getByLabel('The customer has signed').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Goods are here' }).click();
  await expect(piece.getByText('It has no shipment yet')).toBeVisible();
});
