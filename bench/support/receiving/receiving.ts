import { type Browser, devices, type Page } from '@playwright/test';
import type { VirtualAddress } from '#domain/mailboxes/virtual-address.ts';
import { countPrints, newTracking, withScaleAndPrinter } from '#tests/journeys/support/bench.ts';
import { ask } from '#tests/journeys/support/dock.ts';
import { sessionsIn } from '#tests/journeys/support/people.ts';
import { viewports } from '#tests/journeys/support/viewports.ts';
import { root } from '../../../scripts/support/root.ts';
import type { Detail, Figure } from '../../harness/figure.ts';
import { median, rounded } from '../../harness/statistics.ts';
import { launchBrowser } from '../browser.ts';
import { buildProduct, startProduct } from '../product.ts';
import { temporaryFolder } from '../temporary.ts';
import { type OneParcel, receiveAsAsked, watchHands } from './hands.ts';
import { type Traffic, trafficOf } from './traffic.ts';

/** A phone that is four times as slow as this machine. */
const SLOWER = 4;
export const PARCELS = 40;

/** What forty announced parcels took at the bench, and one with a scale and a label printer. */
export interface Receiving {
  readonly parcels: readonly OneParcel[];
  readonly withPorts: OneParcel;
  readonly traffic: Traffic;
}

interface Own {
  readonly address: VirtualAddress;
  readonly mailbox_number: string;
}

/** The demo customer announces parcels. Answers their numbers, and the mailbox that the bench shows. */
const announced = async (page: Page, count: number) => {
  await page.goto('/dashboard');
  const { mailbox_number: mailbox } = await ask<Own>(page, { method: 'GET', path: '/api/virtual-address' });
  const numbers = Array.from({ length: count }, newTracking);
  const declaration = { store: 'Sample Store', lines: [{ description: 'Summer dress', quantity: 2 }] };
  for (const tracking of numbers)
    await ask(page, {
      path: '/api/pre-alerts',
      body: { id: crypto.randomUUID(), tracking, declaration },
    });
  return { mailbox, numbers };
};

const openBench = async (page: Page): Promise<void> => {
  await countPrints(page);
  await watchHands(page);
  await page.goto('/staff/receiving');
  await page.getByText('Scan a label.').waitFor();
};

const untilSent = (page: Page): Promise<void> =>
  page
    .getByText(/scans? not sent/)
    .first()
    .waitFor({ state: 'hidden' });

const withCamera = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Scan with the camera' }).tap();
  await page.getByRole('button', { name: 'Stop the camera' }).waitFor();
};

const receiveAll = async (browser: Browser, baseURL: string): Promise<Receiving> => {
  const sessionOf = sessionsIn(browser, baseURL);
  const phone = { ...devices['Pixel 7'], viewport: viewports.phone, baseURL };
  const pageOf = async (person: 'customer' | 'warehouse') =>
    (await browser.newContext({ ...phone, storageState: await sessionOf(person) })).newPage();
  const { mailbox, numbers } = await announced(await pageOf('customer'), PARCELS + 1);
  const page = await pageOf('warehouse');
  await openBench(page);
  await withCamera(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const traffic = trafficOf(page);
  const parcels: OneParcel[] = [];
  for (const tracking of numbers.slice(0, PARCELS))
    parcels.push(await receiveAsAsked(page, tracking, mailbox));
  await untilSent(page);
  const measured = await traffic();
  const other = await pageOf('warehouse');
  await withScaleAndPrinter(other);
  await openBench(other);
  await withCamera(other);
  const withPorts = await receiveAsAsked(other, numbers.at(-1) ?? '', mailbox);
  return { parcels, withPorts, traffic: measured };
};

const measure = async (): Promise<Receiving> => {
  await buildProduct();
  const data = temporaryFolder();
  // Without the weeks of sample business, which are made while the product runs.
  const product = await startProduct(data.path, 'node', root, ['--weeks', '0']);
  // A film that Chromium makes stands for what a camera sees.
  const browser = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
  ]);
  try {
    return await receiveAll(browser, product.url);
  } finally {
    await browser.close();
    await product.stop();
    data.remove();
  }
};

const detailsOf = ({ parcels, withPorts, traffic }: Receiving): readonly Detail[] => {
  const bySlowest = Map.groupBy(
    parcels.map(({ slowest }) => slowest),
    ({ what }) => what,
  );
  return [
    { what: 'touches with a scale and a label printer', value: `${withPorts.touches}` },
    { what: 'our own time, median, in ms', value: `${rounded(median(parcels.map(({ ours }) => ours)))}` },
    ...[...bySlowest].map(([what, all]) => ({
      what: `slowest was the answer after “${what}”`,
      value: `${all.length} of ${parcels.length}, ${rounded(median(all.map(({ ms }) => ms)))} ms`,
    })),
    ...[...traffic.requests, ...traffic.byClock].map(([what, count]) => ({
      what,
      value: `${count} for ${parcels.length} parcels`,
    })),
    {
      what: 'KB of a look-up and of a receipt, at most',
      value: `${rounded(Math.max(...traffic.lookUps) / 1000)} and ${rounded(Math.max(...traffic.receipts) / 1000)}`,
    },
  ];
};

let measured: Promise<Receiving> | undefined;

/** What all figures of the bench have in common. They are measured once in a run. `samplesOf` has one for each parcel. */
export const receivingFigure = (
  figure: Omit<Figure, 'repeats' | 'prepare'>,
  samplesOf: (measured: Receiving) => readonly number[],
): Figure => ({
  ...figure,
  repeats: PARCELS,
  prepare: async () => {
    measured ??= measure();
    const all = await measured;
    const left = [...samplesOf(all)];
    return {
      ours: async () => left.shift() ?? Number.NaN,
      details: async () => detailsOf(all),
      close: async () => undefined,
    };
  },
});
