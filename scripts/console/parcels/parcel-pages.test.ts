import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepSample, type NamedSample } from '../../seed/life/samples.ts';
import { sampleShelves } from '../../seed/parcels/samples/labels.ts';
import { orderMails } from '../../seed/parcels/samples/order-mails.ts';
import { samplesPage } from '../samples-page.ts';
import { labelsPage } from './labels-page.ts';
import { orderMailsPage } from './order-mails-page.ts';

const email = 'customer@skybarrel.test';
const samples: readonly NamedSample[] = [
  { kind: 'parcel', shows: 'On its shelf', number: 'PCL-7K3M9Q2X', email, state: 'IN_STORAGE' },
  { kind: 'parcel', shows: 'Of nobody', number: 'PCL-7K3M9Q2Y', email, state: 'UNIDENTIFIED' },
  { kind: 'trace', shows: 'Missed', number: 'TRC-7K3M9Q', email, state: 'OPEN' },
  {
    kind: 'label',
    shows: 'A <label>',
    number: 'TBA912345678901',
    email,
    label: { mailbox: '10003', name: 'Ann' },
  },
];

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-samples-'));
  for (const sample of samples) keepSample(dataDir, sample);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const shownBy = async (page: ReturnType<typeof labelsPage>): Promise<string> =>
  (await page.show(new URLSearchParams())).text;

test('each label has name, mailbox and both barcodes, and so have the shelves and a parcel', async () => {
  const text = await shownBy(labelsPage(dataDir));
  expect(text).toContain('A &lt;label&gt;');
  expect(text).toContain('Ann<br>Mailbox 10003');
  for (const code of ['TBA912345678901', 'SHELF B-04', 'PCL-7K3M9Q2X'])
    expect(text).toContain(`<code>${code}</code>`);
  expect(text.match(/<svg/g)).toHaveLength(2 * (1 + sampleShelves.length + 1));
});

test('without samples the page of the labels says so', async () => {
  expect(await shownBy(labelsPage(join(dataDir, 'none')))).toContain('No labels yet');
});

test('each order mail stands in a box of its own, as it is pasted', async () => {
  const text = await shownBy(orderMailsPage);
  expect(text.match(/<textarea readonly/g)).toHaveLength(orderMails.length);
  expect(text).toContain('Your order has been split into 3 packages');
  expect(orderMailsPage.data?.()).toEqual({ items: orderMails.map(({ title, mail }) => ({ title, mail })) });
});

test('a parcel leads to its owner’s page and the desk’s; one of nobody to the desk’s alone, and labels are not among the samples', async () => {
  const text = await shownBy(samplesPage(dataDir));
  for (const link of [
    '/dashboard/mailbox/PCL-7K3M9Q2X',
    '/staff/parcels/PCL-7K3M9Q2X',
    '/staff/parcels/PCL-7K3M9Q2Y',
    '/dashboard/mailbox/missing',
    '/staff/parcel-traces/TRC-7K3M9Q',
  ])
    expect(text).toContain(`href="${link}"`);
  expect(text).not.toContain('/dashboard/mailbox/PCL-7K3M9Q2Y');
  expect(text).not.toContain('TBA912345678901');
});
