import type { Locator, Page } from '@playwright/test';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { newCustomer } from './support/new-customer.ts';
import { demoPassword } from './support/people.ts';
import { expect, expectAccessible, linkIn, newEmail, test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const FLATBUSH = 'to=GY&g=1B55x140&zip=11226';
/** From the price to a confirmed pickup: presses and fields that are touched. */
const MOST_TAPS = { signedIn: 12, stranger: 22 };
/** Of the API, from opening the page to a confirmed pickup: the price group of whoever is signed in is among them. */
const MOST_REQUESTS = 7;

/** Counts what a thumb does: each press, and each field that is typed into. */
const thumb = () => {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.click();
    },
    fill: async (field: Locator, text: string): Promise<void> => {
      taps += 1;
      await field.fill(text);
    },
    choose: async (field: Locator, label: string): Promise<void> => {
      taps += 1;
      await field.selectOption({ label });
    },
  };
};
type Thumb = ReturnType<typeof thumb>;

/** The calls of the API that a page makes from now on; what it measures goes when it goes. */
const requestsOf = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/^\/api\/(errors|performance|business)/.test(pathname))
      seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
};

/** Where the van comes, whom to ask for, the consent, and the one button. */
const confirmPickup = async (page: Page, { tap, fill }: Thumb): Promise<void> => {
  await expect(page.getByText(/^Held for you: /)).toBeVisible();
  const street = page.getByLabel('Street and number');
  await fill(street, '20 Sample Avenue');
  await fill(page.getByLabel('Phone on that day'), '718 555 0123');
  await tap(page.getByLabel(/may be opened and searched/));
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'Confirm the pickup' }));
  await page.waitForURL(/\/dashboard\/bookings\/BKG-/);
};

const bookThis = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your price' }).getByRole('link', { name: 'Book this', exact: true });

const offered = async (page: Page, lb: number): Promise<readonly OfferedSlot[]> =>
  (await ask<{ slots: OfferedSlot[] }>(page, { method: 'GET', path: `/api/slots?way=PICKUP&to=GY&lb=${lb}` }))
    .slots;

/** What somebody has to do now, on their first screen and above what happened. */
const needsYou = (page: Page): Locator => page.getByRole('region', { name: 'Needs you' });

test('a barrel in Flatbush goes from the price to a confirmed time that makes its flight, in few taps and requests', async ({
  page,
  baseURL,
  mailTo,
}) => {
  // Their own: held places of two journeys must not meet.
  await newCustomer(page, baseURL, mailTo, 'pickup');
  await page.goto(`/shipping-calculator?${FLATBUSH}`);
  await expect(page.getByRole('region', { name: 'Your price' })).toContainText('$385.00');
  const hand = thumb();
  const requests = requestsOf(page);
  await hand.tap(bookThis(page));
  await page.waitForURL(/\/booking/);
  const asked = requests.length;
  await expect(page.getByText('$35.00 of the total is for the pickup.')).toBeVisible();
  await expectGoodLooks(page);
  const inTime = await page.getByText(/^It is in time for the flight on/).textContent();
  const [, flight = 'its flight'] = /flight on (.+)\.$/.exec(inTime ?? '') ?? [];
  await confirmPickup(page, hand);
  await expect(page.getByText('The pickup is booked. One step is left')).toBeVisible();
  await expect(page.getByText(`Then it flies ${flight}.`)).toBeVisible();
  expect(hand.taps()).toBeLessThanOrEqual(MOST_TAPS.signedIn);
  // What keeps it for another device waits for nobody.
  const since = requests.slice(asked).filter((call) => !/notifications|under-way|shipment-drafts/.test(call));
  expect(since.length, since.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  await expectGoodLooks(page);
  await page.goto('/dashboard/bookings');
  await expect(page.getByRole('link', { name: /Pickup: .*Brooklyn, NY 11226/ })).toBeVisible();
  const toDo = /^Tell us (?:by .+ [AP]M )?who receives it and what is inside$/;
  await expect(page.getByText(toDo)).toBeVisible();
  for (const path of ['/dashboard', '/dashboard/notifications']) {
    await page.goto(path);
    await expect(needsYou(page).getByRole('heading', { name: toDo })).toBeVisible();
  }
});

test('a stranger comes back to the price after signing up, and confirms the pickup', { tag: looks }, async ({
  page,
  context,
  mailTo,
}) => {
  const email = newEmail('stranger');
  const hand = thumb();
  const { tap, fill } = hand;
  await page.goto(`/shipping-calculator?${FLATBUSH}`);
  await expect(page.getByRole('region', { name: 'Your price' })).toContainText('$385.00');
  await tap(bookThis(page));
  await page.waitForURL(/\/auth\/register/);
  await expect(page.getByText('then we book your $385.00 barrel')).toBeVisible();
  const next = () => tap(page.getByRole('button', { name: 'Next' }));
  await fill(page.getByLabel('E-mail'), email);
  await fill(page.getByLabel('Password', { exact: true }), demoPassword);
  await fill(page.getByLabel('Confirm Password', { exact: true }), demoPassword);
  await next();
  await fill(page.getByLabel('First Name'), 'Sample');
  await fill(page.getByLabel('Last Name'), 'Stranger');
  await next();
  await fill(page.getByLabel(/Street address|Address line 1/i), '20 Sample Avenue');
  await fill(page.getByLabel('City'), 'Brooklyn');
  await hand.choose(page.getByLabel('State'), 'New York');
  await fill(page.getByLabel(/ZIP/), '11226');
  await next();
  await tap(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  // The link of the mail opens a tab of its own; one of both goes on.
  const mail = await context.newPage();
  await mail.goto(linkIn(await mailTo(email, /verif|confirm/i), '/auth/callback'), { waitUntil: 'commit' });
  await mail.waitForURL(/\/booking\?to=GY/);
  await expect(mail.getByText(/^Held for you: /)).toBeVisible();
  await tap(mail.getByRole('button', { name: 'Use my address: 20 Sample Avenue, 11226' }));
  await fill(mail.getByLabel('Phone on that day'), '718 555 0123');
  await tap(mail.getByLabel(/may be opened and searched/));
  await tap(mail.getByRole('button', { name: 'Confirm the pickup' }));
  await mail.waitForURL(/\/dashboard\/bookings\/BKG-/);
  await expect(mail.getByRole('link', { name: 'Tell us who receives it' })).toHaveAttribute(
    'href',
    /g=1B55x140/,
  );
  expect(hand.taps()).toBeLessThanOrEqual(MOST_TAPS.stranger);
});

test('whoever is too late for a time is offered the next best one, and takes it with one tap', {
  tag: looks,
}, async ({ page, browser, baseURL, mailTo }) => {
  // Their own: held places of two journeys must not meet.
  await newCustomer(page, baseURL, mailTo, 'pickup');
  await page.goto(`/booking?${FLATBUSH}`);
  await expect(page.getByText(/^Held for you: /)).toBeVisible();
  const { tap, fill } = thumb();
  await fill(page.getByLabel('Street and number'), '20 Sample Avenue');
  // The last of the seven weeks, so that no other journey is in the way.
  const free = (await offered(page, 1500)).filter(({ full }) => !full);
  const wanted = free.at(-4);
  if (wanted === undefined) throw new Error('No slot is free.');
  await tap(page.getByRole('button', { name: 'Choose another time' }));
  const later = page.getByRole('button', { name: /^Later/ });
  const day = page.locator(`input[value="${wanted.day}"]`);
  while (!(await day.count())) await tap(later);
  await tap(page.locator('label').filter({ has: day }));

  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await newCustomer(other, baseURL, mailTo, 'pickup');
  await ask(other, {
    path: '/api/bookings',
    body: {
      way: 'PICKUP',
      to: 'GY',
      zip: '11226',
      street: '9 Sample Road',
      stairs: false,
      name: 'Sample Person',
      phone: '+1 718 555 0124',
      photos: [],
      goods: [{ kind: 'box', quantity: 10, weightLb: 150 }],
      shipments: [],
      slot: wanted.id,
      searchConsent: true,
    },
  });
  await other.context().close();

  await tap(page.locator('label').filter({ has: page.locator(`input[value="${wanted.id}"]`) }));
  const take = page.getByRole('button', { name: /^Take / });
  await expect(take).toBeVisible();
  await expectGoodLooks(page);
  const words = ((await take.textContent()) ?? '').replace('Take ', '');
  expect(words).not.toBe(slotWords(wanted));
  await tap(take);
  await expect(page.getByText(/^Held for you: /)).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('20 Sample Avenue');
  await fill(page.getByLabel('Phone on that day'), '718 555 0123');
  await tap(page.getByLabel(/may be opened and searched/));
  await tap(page.getByRole('button', { name: 'Confirm the pickup' }));
  await expect(page.getByText(`Have it ready: we come ${words}`)).toBeVisible();
});

test('a pickup is moved, its details are changed, and it is canceled for nothing before the deadline', {
  tag: looks,
}, async ({ page, baseURL, mailTo }) => {
  // Their own: held places of two journeys must not meet.
  await newCustomer(page, baseURL, mailTo, 'pickup');
  await page.goto(`/booking?${FLATBUSH}`);
  await confirmPickup(page, thumb());
  const [, ...later] = (await offered(page, 140)).filter(({ full }) => !full);
  const [to] = later.filter(({ day }) => day !== later[0]?.day);
  await page.getByRole('button', { name: 'Choose another time' }).click();
  const dialog = page.getByRole('dialog');
  const day = page.locator(`input[value="${to?.day}"]`);
  while (!(await day.count())) await dialog.getByRole('button', { name: /^Later/ }).click();
  await dialog.locator('label').filter({ has: day }).click();
  await dialog
    .locator('label')
    .filter({ has: page.locator(`input[value="${to?.id}"]`) })
    .click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Take / }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Pickup on ${dayWords(to?.day ?? '')}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change the details' }).click();
  await dialog.getByLabel('How do we get to the door?').fill('Second floor, bell 4');
  await dialog.getByLabel(/^There are stairs/).check();
  await expect(dialog.getByText('The pickup then costs')).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Second floor, bell 4')).toBeVisible();
  await expect(page.getByText('There are stairs.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).last().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^BKG-.*\.ics$/);
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(dialog.getByText('It costs nothing.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'It is canceled' })).toBeVisible();
});

test('what is brought at a time has a code for the dock, and beyond the radius it is offered at once', {
  tag: looks,
}, async ({ page, baseURL, mailTo }) => {
  // Their own: held places of two journeys must not meet.
  await newCustomer(page, baseURL, mailTo, 'pickup');
  await page.goto('/booking');
  await page.getByLabel('ZIP code where we pick it up').fill('10601');
  await expect(page.getByText(/miles away, and we pick up within/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeHidden();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Bring it instead' }).click();
  await page.getByRole('button', { name: 'Add a barrel' }).click();
  await page.getByLabel(/^Filled weight/).fill('140');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Held for you: /)).toBeVisible();
  await page.getByLabel('Phone on that day').fill('718 555 0123');
  await page.getByLabel(/may be opened and searched/).check();
  await page.getByRole('button', { name: 'Confirm the drop-off' }).click();
  await page.waitForURL(/\/dashboard\/bookings\/BKG-/);
  await expect(page.getByRole('img', { name: /^QR code of BKG-/ })).toBeVisible();
  await expectGoodLooks(page);
});

/** The steps of the wizard up to the flight, for a gift of rice. */
const toFlightStep = async (page: Page): Promise<void> => {
  const goOn = () => page.getByRole('button', { name: 'Continue', exact: true }).click();
  const step = (n: number) => expect(page.getByText(`Step ${n} of 6`)).toBeVisible();
  await page.getByLabel('Full name').fill('Marva Sample');
  await page.getByRole('textbox', { name: 'Phone' }).fill('6001234');
  await page.getByLabel('Street address').fill('12 Sample Street');
  await page.getByLabel('City or town').fill('Georgetown');
  await goOn();
  await step(2);
  await page.getByText('A gift').click();
  await goOn();
  await step(3);
  await goOn();
  await step(4);
  await page.getByLabel('What is it?').fill('Rice and canned food');
  await page.getByLabel('How many').fill('40');
  await page.getByLabel('Value of one, $').fill('3');
  await page.getByText('No', { exact: true }).click();
  await page.getByLabel('None of these is inside').check();
  await goOn();
  await step(5);
};

test('after a pickup its shipment is made, and flies with the flight of that time', { tag: looks }, async ({
  page,
  baseURL,
  mailTo,
}) => {
  // Their own: held places of two journeys must not meet.
  await newCustomer(page, baseURL, mailTo, 'pickup');
  await page.goto(`/booking?${FLATBUSH}`);
  await confirmPickup(page, thumb());
  const reference = /BKG-\w+/.exec(page.url())?.[0] ?? '';
  await page.getByRole('link', { name: 'Tell us who receives it' }).click();
  await toFlightStep(page);
  const booked = page.getByRole('region', { name: 'Your pickup' });
  await expect(booked).toContainText(/^We pick it up .*20 Sample Avenue/);
  await expect(booked).toContainText(reference);
  await expect(page.getByText('How does it come to us?')).toHaveCount(0);
  await expect(page.getByText('Loading flights…')).toHaveCount(0);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  // They agreed to the search with the pickup.
  await expect(page.getByText(`You agreed that your goods may be opened and searched`)).toContainText(
    reference,
  );
  await page.getByRole('button', { name: /^Book it/ }).click();
  await page.waitForURL(/\/dashboard\/shipments\/[\dA-Z]{5}-/);
  await expect(page.getByText(/^Have it ready: we come /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change or cancel the pickup' })).toHaveAttribute(
    'href',
    `/dashboard/bookings/${reference}`,
    { timeout: 30_000 },
  );
});

test('a shipment and its pickup are booked together in the wizard', { tag: looks }, async ({
  page,
  baseURL,
  mailTo,
}) => {
  // Their own: held places of two journeys must not meet.
  await newCustomer(page, baseURL, mailTo, 'pickup');
  await page.goto('/dashboard/create-shipment?to=GY&g=1B55x140');
  await toFlightStep(page);
  await page.getByText('Pick it up from me').click();
  await page.getByLabel('Street and number').fill('20 Sample Avenue');
  await page.getByLabel('ZIP code').fill('11226');
  await expect(page.getByText(/^Held for you: /)).toBeVisible();
  await page.getByLabel('Phone on that day').fill('718 555 0123');
  const time = await page.getByRole('region', { name: 'When we come' }).locator('p').first().textContent();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(`Have it ready: we come ${time}`)).toBeVisible();
  await page.getByLabel(/my goods may be opened and searched/).check();
  await page.getByRole('button', { name: /^Book it/ }).click();
  await page.waitForURL(/\/dashboard\/shipments\/[\dA-Z]{5}-/);
  await page.goto('/dashboard/bookings');
  await expect(page.getByRole('link', { name: new RegExp(`^Have it ready: we come ${time}`) })).toBeVisible();
});
