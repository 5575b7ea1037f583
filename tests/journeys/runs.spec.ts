import type { Page } from '@playwright/test';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { addDays, newYorkDay, weekdayOf } from '#domain/kernel/new-york.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

/** The papers of the sample vans and drivers are valid for so many days. */
const VALID_DAYS = 11;

/** A weekday soon on which the sample vans and drivers work, without runs and with few bookings of others. Each width has its own. */
const quietDay = async (page: Page, which: number): Promise<readonly OfferedSlot[]> => {
  const path = '/api/slots?way=PICKUP&to=GY&lb=140';
  const { slots } = await ask<{ slots: readonly OfferedSlot[] }>(page, { method: 'GET', path });
  const free = slots.filter(({ full }) => !full);
  const last = addDays(newYorkDay(Date.now()), VALID_DAYS);
  const days = [...new Set(free.map(({ day }) => day))].filter(
    (day) => ![0, 6].includes(weekdayOf(day)) && day <= last,
  );
  type Board = { runs: readonly object[]; open: readonly object[] };
  const boards = await Promise.all(
    days.map(async (day) => ({
      day,
      ...(await ask<Board>(page, { method: 'GET', path: `/api/desk/runs?day=${day}` })),
    })),
  );
  const quiet = boards
    .filter(({ runs }) => runs.length === 0)
    .toSorted((one, other) => one.open.length - other.open.length);
  return free.filter(({ day }) => day === quiet[which]?.day);
};

/** Books a pickup of one barrel for a caller whom the desk keeps. */
const bookedFor = async (page: Page, name: string, zip: string, slot: string): Promise<Booking> => {
  const contact = { phone_country_code: '+1', phone: '(718) 555-0123' };
  const body = { id: crypto.randomUUID(), came: 'CALL', first_name: name, last_name: 'Runs', ...contact };
  const person = await ask<{ user_id: string }>(page, { path: '/api/people', body });
  const form = {
    way: 'PICKUP',
    to: 'GY',
    name: `${name} Runs`,
    phone: '+1 718 555 0123',
    zip,
    street: '12 Sample Avenue',
    stairs: false,
    photos: [],
    goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
    shipments: [],
    searchConsent: false,
    slot,
  };
  return ask(page, { path: '/api/desk/bookings', body: { ownerId: person.user_id, form } });
};

test('a day is planned: proposed, changed by hand, an overlap is refused, and the driver gets the run', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('dispatch');
  await page.goto('/staff/runs');
  const free = await quietDay(page, test.info().project.name === 'phone' ? 0 : 1);
  const [morning, last] = [free[0], free.at(-1)];
  if (morning === undefined || last === undefined) throw new Error('No pickup is free.');
  const tag = `${Date.now() % 100_000}`;
  const early = await bookedFor(page, `Early${tag}`, '07104', morning.id);
  await bookedFor(page, `Second${tag}`, '07306', morning.id);
  await bookedFor(page, `Late${tag}`, '07017', last.id);

  await page.goto(`/staff/runs?day=${morning.day}`);
  const open = page.getByRole('complementary', { name: 'In no run' });
  await expect(open.getByRole('button', { name: `Early${tag} Runs`, exact: true })).toBeVisible();
  await expectGoodLooks(page);

  // The proposal: one van, with what blocks another one beside it.
  await page.getByRole('button', { name: 'Plan the day…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/The last day of its inspection is/)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Van 3 (sample)' })).toBeDisabled();
  await expectGoodLooks(page);
  await dialog.getByRole('checkbox', { name: 'Van 2 (sample)' }).uncheck();
  const vanOne = dialog.getByRole('group', { name: 'Van 1 (sample)' });
  await vanOne.getByLabel('Driver').selectOption({ label: 'Sample D.' });
  await dialog.getByRole('button', { name: 'Plan the stops' }).click();
  const run = page.getByRole('region', { name: 'Van 1 (sample)' });
  const unsaved = page.getByRole('region', { name: 'Not saved' });
  await expect(unsaved).toBeVisible();
  for (const name of ['Early', 'Second', 'Late'])
    await expect(run.getByRole('button', { name: `${name}${tag} Runs`, exact: true })).toBeVisible();
  await expectGoodLooks(page);

  // By hand: behind the afternoon it would be late, which is said before and after.
  await run.getByRole('button', { name: `Move Early${tag} Runs` }).click();
  await dialog
    .getByLabel('Turn')
    .selectOption({ index: -1 + (await dialog.getByLabel('Turn').locator('option').count()) });
  await expect(dialog.getByText(/^Early.*Late by/)).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Move it there' }).click();
  await expect(run.getByText(/^Late by/)).toBeVisible();
  await unsaved.getByRole('button', { name: 'Undo' }).click();
  await expect(run.getByText(/^Late by/)).toBeHidden();
  await unsaved.getByRole('button', { name: 'Save' }).click();
  await expect(unsaved).toBeHidden();
  await expect(run.getByText('Planned', { exact: true })).toBeVisible();

  // The same van and driver are not given a second run in these hours.
  await run.getByRole('button', { name: `Move Late${tag} Runs` }).click();
  await dialog.getByLabel('Run').selectOption('');
  await dialog.getByRole('button', { name: 'Take it off its run' }).click();
  await unsaved.getByRole('button', { name: 'Save' }).click();
  await expect(unsaved).toBeHidden();
  await page.getByRole('button', { name: 'Plan the day…' }).click();
  await dialog.getByRole('checkbox', { name: 'Van 2 (sample)' }).check();
  await dialog.getByRole('button', { name: 'Only add the vans' }).click();
  const second = page.getByRole('region', { name: 'Van 2 (sample)' });
  await open.getByRole('button', { name: `Move Late${tag} Runs` }).click();
  await dialog.getByLabel('Run').selectOption({
    label: (await dialog.getByLabel('Run').locator('option', { hasText: 'Van 2' }).textContent()) ?? '',
  });
  await dialog.getByRole('button', { name: 'Move it there' }).click();
  await second.getByRole('button', { name: 'Van, driver, hours…' }).click();
  await dialog.getByLabel('Van').selectOption({ label: 'Van 1 (sample)' });
  await dialog.getByLabel('Driver').selectOption({ label: 'Sample D.' });
  await dialog.getByLabel('From').fill('14:00');
  await dialog.getByLabel('Until').fill('18:00');
  await dialog.getByRole('button', { name: 'Change the run' }).click();
  await unsaved.getByRole('button', { name: 'Save' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'was not saved' });
  await expect(refused).toContainText('is on another run in these hours');
  await expectGoodLooks(page);
  await unsaved.getByRole('button', { name: 'Discard' }).click();

  await run.getByRole('button', { name: 'Give it to the driver…' }).click();
  await dialog.getByRole('button', { name: 'Give it to the driver' }).click();
  await expect(run.getByText('Driver has it')).toBeVisible();
  await expectGoodLooks(page);

  await page.goto(`/staff/bookings/${early.reference}`);
  await expect(page.getByRole('link', { name: 'Van 1 (sample)' })).toHaveAttribute(
    'href',
    `/staff/runs?day=${morning.day}`,
  );
});
