import type { Page } from '@playwright/test';
import type { Flight } from '#domain/departures/flight.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { pieceCode } from '#domain/shipments/piece-code.ts';
import { ask, bookThree, wedge } from './support/dock.ts';
import { looks } from './support/looks.ts';
import type { DemoPerson } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });
/** A photo is looked through, and a flight is worked off, within seconds where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 45_000 };

/** Opens the dock in a mode, with its scanner listening. */
const openDock = async (dock: Page, mode: string) => {
  await dock.goto(`/staff/dock?mode=${mode}`);
  await expect(dock.getByText('Scan a label.')).toBeVisible();
  return dock.getByRole('region', { name: 'The piece' });
};

/** Three pieces come to the dock. The second weighs more than declared, so its sender is asked with a photo of the scale. */
const atTheDock = async (dock: Page, number: string): Promise<void> => {
  const piece = await openDock(dock, 'check_in');
  for (const n of [1, 2, 3]) {
    await wedge(dock, pieceCode(number, n));
    await expect(piece.getByText(`${n}/3`)).toBeVisible();
    await expect(piece.getByText('Checked in', { exact: true })).toBeVisible();
  }
  await openDock(dock, 'weigh');
  await wedge(dock, pieceCode(number, 2));
  await dock.getByLabel('Weight in pounds').fill('70');
  await expect(dock.getByText('A photo is needed')).toBeVisible();
  const photo = await dock.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 600);
    canvas.getContext('2d')?.fillRect(0, 0, 800, 600);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  await dock
    .getByLabel('Photo of the scale')
    .setInputFiles({ name: 'scale.png', mimeType: 'image/png', buffer: Buffer.from(photo) });
  await expect(dock.getByText('Photo taken. Take another')).toBeVisible();
  await expectAccessible(dock);
  await dock.getByRole('button', { name: 'Save weight and size' }).click();
};

/** All three pass the x-ray. */
const screened = async (dock: Page, number: string): Promise<void> => {
  const piece = await openDock(dock, 'screen');
  for (const n of [1, 2, 3]) {
    await wedge(dock, pieceCode(number, n));
    await expect(piece.getByText(`${n}/3`)).toBeVisible();
  }
  await expect(piece.getByRole('status')).toContainText('Screened');
};

/** Staff add a flight that leaves tonight, and that can be booked until then. */
const flightTonight = async (papers: Page): Promise<string> => {
  await papers.goto('/staff/departures');
  const day = newYorkDay(new Date());
  const last = { day, time: '23:57' };
  const flight = {
    to: 'GY',
    originAirport: 'JFK',
    day,
    departureTime: '23:59',
    cargoCutoff: last,
    bookingCutoff: last,
    eta: { from: addDays(day, 3), to: addDays(day, 5) },
    carrier: 'Caribbean Airlines',
    flightNumber: 'BW 527',
    capacity: { lb: 5000, pieces: 100, largestPieceLb: 176 },
  };
  return (await ask<Flight>(papers, { path: '/api/desk/departures', body: { flight } })).id;
};

/** Records what the flight did, after the dialog has said who is told. */
const record = async (papers: Page, words: string): Promise<void> => {
  await papers.getByRole('button', { name: words, exact: true }).click(soon);
  const dialog = papers.getByRole('dialog', { name: `${words}?` });
  await dialog.getByRole('button', { name: 'Record it' }).click(soon);
  await expect(dialog).toBeHidden(soon);
};

/** The cutoffs of the flight were yesterday, so it can be closed now. */
const bookingIsOver = async (papers: Page, flight: string): Promise<void> => {
  await papers.goto(`/staff/departures/${flight}`);
  const path = `/api/desk/departures/${flight}`;
  const { flight: found } = await ask<{ flight: Flight }>(papers, { method: 'GET', path });
  const day = addDays(newYorkDay(new Date()), -1);
  const { eta, capacity, version } = found;
  const cutoffs = { cargoCutoff: { day, time: '14:00' }, bookingCutoff: { day, time: '16:00' } };
  const body = {
    version,
    reason: 'The airline wants it early.',
    flight: { day: found.day, eta, capacity, ...cutoffs },
  };
  await ask(papers, { method: 'PUT', path, body });
};

/** The flight is closed, gets a number of the airline, and the airline accepts its cargo. */
const toTheAirline = async (papers: Page, flight: string): Promise<void> => {
  await papers.goto(`/staff/departures/${flight}`);
  await papers.getByRole('button', { name: 'Close the flight and make its manifest' }).click();
  await expect(papers.getByText('Set the airline and the flight number first')).toBeVisible(soon);
  await papers.getByRole('link', { name: 'Set the airline and the flight number' }).first().click();
  await papers.getByLabel('Airline', { exact: true }).fill('Caribbean Airlines');
  await papers.getByLabel('Flight number').fill('BW 527');
  // The manifest that was just made is a change of the flight: whoever saved on the one before saves again.
  const number = papers.getByRole('button', { name: /^Use MAWB \d{3}-/ });
  await expect(async () => {
    const save = papers.getByRole('button', { name: 'Save airline' });
    if (await save.isEnabled()) await save.click();
    await expect(number).toBeVisible({ timeout: 5000 });
  }).toPass(soon);
  await number.click();
  await record(papers, 'The airline has accepted it');
  await expect(papers.getByRole('heading', { name: 'On its way' })).toBeVisible(soon);
  await expectAccessible(papers);
};

/** The agent finds the flight with its air waybill, and checks in what left on it with one press. */
const checkedIn = async (agent: Page, flight: string): Promise<void> => {
  await agent.goto('/agent');
  await agent.locator(`a[href="/agent/flights/${flight}"]`).click(soon);
  await expect(agent.getByText(/^\d{3}-\d{8}$/)).toBeVisible(soon);
  await expect(agent.getByText('Times are Georgetown’s.')).toBeVisible();
  await expectAccessible(agent);
  await agent.getByRole('button', { name: /^Check in all \d+ pieces$/ }).click();
  await expect(agent.getByText(/^All \d+ pieces are at the counter\.$/)).toBeVisible(soon);
  const printed = agent.waitForResponse((response) => response.url().endsWith('/api/papers/arrivals'));
  await agent.getByRole('button', { name: 'Manifest', exact: true }).click();
  expect((await printed).status()).toBe(200);
};

/** Whoever collects signs with a finger. */
const sign = async (agent: Page): Promise<void> => {
  const pad = agent.getByRole('img', { name: 'Nobody has signed yet' });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await agent.mouse.move(x + width / 4, y + height / 2);
  await agent.mouse.down();
  for (let step = 1; step <= 10; step += 1)
    await agent.mouse.move(x + (width * (5 + step)) / 20, y + (height * (1 + (step % 2))) / 3);
  await agent.mouse.up();
  await expect(agent.getByRole('img', { name: 'The signature' })).toBeVisible();
};

test('three pieces go from the dock to the counter: one is heavier, one is left behind and rebooked, two are collected with a code', {
  tag: looks,
}, async ({ browser, baseURL, sessionOf }) => {
  const as = async (person: DemoPerson): Promise<Page> => {
    const storageState = await sessionOf(person);
    const context = await browser.newContext({ storageState, ...(baseURL === undefined ? {} : { baseURL }) });
    return context.newPage();
  };
  const people = ['customer', 'warehouse', 'billing', 'documents', 'agent-GY'] as const;
  const [sender, dock, till, papers, agent] = await Promise.all([
    as(people[0]),
    as(people[1]),
    as(people[2]),
    as(people[3]),
    as(people[4]),
  ]);
  await sender.goto('/dashboard/shipments');
  const { number, flight } = await bookThree(sender, await flightTonight(papers));

  await atTheDock(dock, number);
  const yes = sender.getByRole('button', { name: /^Approve \$/ });
  await expect(async () => {
    await sender.goto(`/dashboard/shipments/${number}`);
    await expect(yes).toBeVisible({ timeout: 3000 });
  }).toPass(soon);
  await expectAccessible(sender);
  await yes.click();
  await expect(yes).toBeHidden();
  await screened(dock, number);

  await till.goto(`/staff/shipments/${number}`);
  await till.getByLabel('What was done about it').fill('Paid in cash at the dock.');
  await till.getByRole('button', { name: 'Clear the hold' }).click();
  await expect(till.getByText('No holds.')).toBeVisible();
  await bookingIsOver(papers, flight);
  await toTheAirline(papers, flight);

  await dock.goto(`/staff/departures/${flight}`);
  await dock.getByText('Report a piece that did not come along').click();
  await dock.getByLabel('Which shipment').fill(number);
  await dock.getByRole('button', { name: 'Find' }).click();
  await dock.getByRole('button', { name: number }).click();
  await dock.getByLabel(/^2: /).check();
  await dock.getByLabel('What happened').selectOption('DIS_OFLD');
  await dock.getByRole('button', { name: 'Record' }).click();
  // It tells the sender, so it asks first.
  const told = dock.getByRole('dialog', { name: 'Taken off the flight?' });
  await expect(told.getByText(/^\p{L}.* is told$/u)).toBeVisible();
  await expectAccessible(dock);
  await told.getByRole('button', { name: 'Record it' }).click();
  await expect(dock.getByText(/^Recorded: /)).toBeVisible();

  // A piece is off the plane, so the paper of it is made again first.
  await papers.getByRole('button', { name: 'Make the next manifest' }).first().click(soon);
  await papers.getByRole('button', { name: 'The flight has left' }).click(soon);
  const dialog = papers.getByRole('dialog', { name: 'The flight has left?' });
  await expect(dialog.getByText('1 shipment with 2 pieces will change.')).toBeVisible(soon);
  await expectAccessible(papers);
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(papers.getByText('2 of 3 pieces flown.')).toBeVisible(soon);
  await papers.getByRole('button', { name: 'Book on another flight' }).click();
  await papers.getByRole('combobox', { name: 'Flight' }).selectOption({ index: 1 });
  await papers.getByLabel('Why').fill('The plane was full.');
  await papers.getByRole('button', { name: 'Book it' }).click();
  await papers.getByRole('button', { name: 'Book it and tell the sender' }).click();
  await expect(papers.getByText('Did not come along')).toBeHidden(soon);
  const recorded = async (words: string): Promise<void> => {
    await record(papers, words);
    await expect(papers.getByText(`Recorded: ${words}.`)).toBeVisible(soon);
  };
  await recorded('The flight has landed');
  await checkedIn(agent, flight);
  for (const words of [
    'The pieces are checked in at the destination',
    'Customs has the papers',
    'Customs has released the goods',
    'The goods can be collected',
  ])
    await recorded(words);

  await sender.goto(`/dashboard/shipments/${number}`);
  await expect(sender.getByRole('heading', { name: /^2 of 3 pieces: Ready/ })).toBeVisible();
  await expect(sender.getByRole('region', { name: 'Piece 2' })).toContainText('It flies from New York on');
  await sender.getByRole('button', { name: 'Get the code' }).click(soon);
  const code = (await sender.getByText(/^\d{3} \d{3}$/).textContent()) ?? '';
  await expectAccessible(sender);

  await agent.goto(`/agent/${number}`);
  await agent.getByLabel('Name', { exact: true }).fill('Marva Sample');
  await agent.getByLabel('Number of the ID').fill('R0654321');
  await agent.getByLabel('TIN').fill('123456789');
  await sign(agent);
  const handOver = agent.getByRole('button', { name: 'Hand over' });
  await agent.getByLabel('Code').fill(code.startsWith('1') ? '222 222' : '111 111');
  await handOver.click();
  await expect(agent.getByText(/This is not the code/)).toBeVisible(soon);
  await agent.getByLabel('Code').fill(code);
  await handOver.click();
  await expect(agent.getByText('Handed over.')).toBeVisible(soon);
  await expectAccessible(agent);
  await sender.reload();
  await expect(sender.getByText('collected pieces 1 and 3 and signed for them')).toBeVisible();
  for (const page of [sender, dock, till, papers, agent]) await page.context().close();
});
