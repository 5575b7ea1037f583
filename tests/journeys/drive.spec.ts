import type { Page } from '@playwright/test';
import type { Taking } from '#domain/billing/takings.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ownRun } from '#domain/runs/driving/own-run.ts';
import type { Proof } from '#domain/runs/driving/proof.ts';
import type { RunEntry } from '#domain/runs/entry.ts';
import type { Run } from '#domain/runs/run.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { pageOf, picture } from './support/parcels.ts';
import { runOf } from './support/runs.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

/** A run as the desk sees it now. */
const atDesk = (desk: Page, id: string) =>
  ask<{ run: Run; history: readonly RunEntry[] }>(desk, { method: 'GET', path: `/api/desk/runs/${id}` });

/** What a pickup costs that is not done yet. */
const toPayAt = async (desk: Page, { id: stop, booking: reference, state }: Run['stops'][number]) => {
  const path = `/api/desk/bookings/${reference}`;
  const { booking } = await ask<{ booking: Booking }>(desk, { method: 'GET', path });
  const cents = state === 'DONE' ? 0 : (booking.price?.total ?? 0);
  return { stop, bills: cents === 0 ? [] : [{ for: 'PICKUP', cents }], taken: [] };
};

/** Counts the bag of the driver at the counter. It has what one pickup costs. */
const countBag = async (desk: Page, cents: number): Promise<void> => {
  await desk.goto('/admin/takings');
  const open = desk.getByLabel('Cash counted into it');
  const bag = desk.getByLabel('Cash in the bag of');
  await expect(open.or(bag).first()).toBeVisible();
  if (await open.isVisible()) {
    await open.fill('100');
    await desk.getByRole('button', { name: 'Open my drawer with $100.00' }).click();
  }
  await bag.fill(String(cents / 100));
  await expectGoodLooks(desk);
  await desk.getByRole('button', { name: `Take the bag with ${dollars(cents)} into my drawer` }).click();
  await expect(bag).toBeHidden();
};

/**
 * Pickups cannot be booked for every day on which journeys run, so the day of this run stands for today: the phone asks for its runs, and
 * hears of the one that the desk sees. What it tells goes to the server itself. The page is told so before its scripts, because routes of a
 * browser do not see what passes a service worker.
 */
const isToday = async (page: Page, desk: Page, id: string): Promise<void> => {
  await page.exposeFunction('runsOfToday', async () => {
    const { run } = await atDesk(desk, id);
    const path = `/api/desk/vehicles/${run.vehicleId}`;
    const { vehicle } = await ask<{ vehicle: Vehicle }>(desk, { method: 'GET', path });
    const runs = [{ ...ownRun(run), day: newYorkDay(Date.now()) }];
    const money = await Promise.all(run.stops.map((stop) => toPayAt(desk, stop)));
    return { runs, vehicles: [{ ...vehicle, blocks: [] }], money };
  });
  await page.addInitScript((day) => {
    const { fetch: ask, runsOfToday } = window as typeof window & { runsOfToday: () => Promise<object> };
    window.fetch = async (asked, how) => {
      // What answers an act is of today, too.
      if (/^\/api\/drive\/runs\/[^/]+\/acts$/.test(String(asked))) {
        const answer = await ask(asked, how);
        if (!answer.ok) return answer;
        const body = await answer.json();
        return Response.json(body.run ? { ...body, run: { ...body.run, day } } : body);
      }
      if (asked !== '/api/drive/runs') return ask(asked, how);
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return Response.json(await runsOfToday());
    };
  }, newYorkDay(Date.now()));
};

const userIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.endsWith('.LastAuthUser')) ?? '';
    return localStorage.getItem(key) ?? '';
  });

/** Takes a photo with the camera that has this name. */
const photograph = async (page: Page, label: string): Promise<void> => {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture(page) };
  await page.getByLabel(label).setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Photos taken' }).first()).toBeVisible();
};

const draw = async (page: Page): Promise<void> => {
  const pad = page.getByRole('img', { name: 'Nobody has signed yet' });
  await pad.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await pad.boundingBox()) ?? {};
  await page.mouse.move(x + width / 10, y + height / 2);
  await page.mouse.down();
  for (let part = 1; part <= 20; part += 1)
    await page.mouse.move(x + (width * (2 + part * 0.7)) / 20, y + (height * (2 + (part % 3))) / 6);
  await page.mouse.up();
};

const inspect = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Inspect the van' }).click();
  await page.getByLabel('Odometer, in miles').fill('999000');
  await page.getByText('Fine', { exact: true }).first().waitFor();
  for (const fine of await page.getByText('Fine', { exact: true }).all()) await fine.click();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Send the inspection' }).click();
};

const arrive = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'I am on my way' }).click();
  await page.getByRole('button', { name: 'I am here' }).click();
};

const done = async (page: Page, pays: 'In cash, now' | 'Later, by their invoice'): Promise<void> => {
  await page.getByRole('link', { name: 'Count and sign' }).click();
  await photograph(page, 'Photo of this stop');
  await page.getByText(pays, { exact: true }).click();
  if (pays === 'In cash, now') {
    await page.getByLabel('Cash they give').fill('500');
    await expect(page.getByText('Give back $')).toBeVisible();
  }
  await page.getByLabel('They agree to a search').check();
  await page.getByLabel('Name of the person who signs').fill('Ann Sample');
  await draw(page);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
};

test('a driver inspects the van, finishes in a tunnel, and everything arrives once when the network is back', {
  tag: looks,
}, async ({ page, context, browser, baseURL, sessionOf, signedInAs }) => {
  const desk = await pageOf({ browser, baseURL, sessionOf }, 'admin');
  await desk.goto('/admin');
  await signedInAs('driver');
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/staff\/drive$/);
  const tag = `${Date.now() % 1_000_000}`;
  const { id } = await runOf(desk, await userIdOf(page), [`One${tag}`, `Two${tag}`, `Three${tag}`]);
  await isToday(page, desk, id);

  await page.goto('/staff/drive');
  await expect(page.getByRole('heading', { name: 'Before you leave' })).toBeVisible();
  await expectGoodLooks(page);
  await inspect(page);
  await page.getByRole('button', { name: 'I am leaving the yard' }).click();
  await expect(page.getByRole('heading', { name: `One${tag} Caller` })).toBeVisible();
  await expectGoodLooks(page);
  await arrive(page);
  await done(page, 'Later, by their invoice');
  await expect(page.getByRole('heading', { name: `Two${tag} Caller` })).toBeVisible();
  await expect.poll(async () => (await atDesk(desk, id)).run.stops[0]?.state).toBe('DONE');

  // The second stop is in a tunnel, and the page was closed meanwhile.
  const isKept = () => page.evaluate(async () => (await caches.match('/staff/dock')) !== undefined);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Two${tag} Caller` })).toBeVisible();
  await arrive(page);
  await done(page, 'In cash, now');
  await expect(page.getByRole('heading', { name: `Three${tag} Caller` })).toBeVisible();
  await page.getByRole('link', { name: 'Could not be done' }).click();
  await page.getByText('Nobody was there').click();
  await photograph(page, 'Photo that shows where you are');
  await page.getByRole('button', { name: 'It could not be done' }).click();
  await page.getByRole('button', { name: 'I am back in the yard' }).click();
  await expect(page.getByRole('heading', { name: 'Run finished' })).toBeVisible();
  await expect(page.getByText('6 reports not sent')).toBeVisible();
  await expectGoodLooks(page);

  await context.setOffline(false);
  await expect(page.getByText('reports not sent')).toBeHidden();
  const states = async () => {
    const { run } = await atDesk(desk, id);
    return [run.state, ...run.stops.map(({ state }) => state)];
  };
  await expect.poll(states, { timeout: 30_000 }).toEqual(['ENDED', 'DONE', 'DONE', 'FAILED']);
  const { run, history } = await atDesk(desk, id);
  // Each once, although some answers may have been lost.
  const told = history.map(({ what }) => what);
  expect(told.filter((what) => what === 'DONE')).toHaveLength(2);
  expect(told.filter((what) => what === 'ENDED')).toHaveLength(1);
  for (const { booking, visit } of run.stops) {
    const path = `/api/desk/bookings/${booking}/proofs/${visit}`;
    const { proof } = await ask<{ proof: Proof }>(desk, { method: 'GET', path });
    expect(proof.photos).toHaveLength(1);
  }
  // The cash of the tunnel is on an invoice, once, and the bag is counted into a drawer at the counter.
  const path = '/api/desk/takings';
  const taken = async (): Promise<readonly number[]> => {
    const { items } = await ask<{ items: readonly Taking[] }>(desk, { method: 'GET', path });
    const cash = items.filter(({ bag, name }) => bag !== undefined && name.startsWith(`Two${tag}`));
    return cash.map(({ amount }) => -amount);
  };
  // The list of the day is a moment behind.
  await expect.poll(taken, { timeout: 30_000 }).toHaveLength(1);
  const [cents = 0] = await taken();
  await countBag(desk, cents);
});
