import { expect, test, vi } from 'vitest';
import { pieceCode } from '#domain/shipments/piece-code.ts';
import type { LabelToScan, SimulatedDevices } from './devices.ts';
import { dockPage } from './dock-page.ts';

const number = '7K3M9-Q2X4T-C';
const label: LabelToScan = {
  number,
  n: 2,
  of: 3,
  state: 'RECEIVED',
  thousandthsLb: 40_500,
  shows: 'At the <dock>',
};

const opened = (used: ReturnType<SimulatedDevices['used']> = []) => {
  const devices = {
    labels: async () => [label],
    used: () => used,
    scan: vi.fn<SimulatedDevices['scan']>(async () => undefined),
    weigh: vi.fn<SimulatedDevices['weigh']>(async () => undefined),
  };
  return { devices, page: dockPage(async () => devices) };
};

test('the page has each label with both barcodes, and what was done', async () => {
  const done = { at: '2026-11-23T09:08:25.198Z', what: `SCREEN ${number} piece 2`, answer: 'Recorded' };
  const { text } = await opened([done]).page.show(new URLSearchParams());
  expect(text).toContain(pieceCode(number, 2));
  expect(text.match(/<svg/g)).toHaveLength(2);
  expect(text).toContain('At the &lt;dock&gt;');
  expect(text).toContain(`09:08:25 UTC: SCREEN ${number} piece 2. Recorded`);
});

test('the scanner scans and the scale weighs the piece of the label', async () => {
  const { devices, page } = opened();
  const code = pieceCode(number, 2);
  await page.submit?.(new URLSearchParams({ label: code, device: 'scanner', act: 'SCREEN', lb: '' }));
  await page.submit?.(new URLSearchParams({ label: code, device: 'scale', act: 'SCREEN', lb: '41.5' }));
  await page.submit?.(new URLSearchParams({ label: 'nonsense', device: 'scanner' }));
  expect(devices.scan.mock.calls).toEqual([[number, 2, 'SCREEN']]);
  expect(devices.weigh.mock.calls).toEqual([[number, 2, 41.5]]);
});
