import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleAddress as address } from '#domain/mailboxes/testing/sample-address.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { CheckoutBoxes } from './checkout-boxes.tsx';
import { guideOf, storeNames } from './stores.ts';

const { toast, reportEvent } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn() },
  reportEvent: vi.fn(),
}));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast }));
vi.mock('#web/telemetry/telemetry.ts', () => ({ reportEvent }));

const page = freshRoot();
const writeText = vi.fn(async (_: string) => undefined);
beforeEach(() => vi.stubGlobal('navigator', { clipboard: { writeText } }));
afterEach(() => void vi.clearAllMocks());

const show = (given: typeof address | undefined = address) =>
  act(() => page.root.render(<CheckoutBoxes address={given} takesMail={false} />));
/** What a screen reader calls the buttons that copy. */
const copyButtons = () => [...page.container.querySelectorAll<HTMLButtonElement>('button')];
const press = (name: string) =>
  act(async () =>
    copyButtons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
const status = () => page.container.querySelector('[role=status]')?.textContent?.trim();

test('every box is copied by itself, and says so to everybody', async () => {
  show();
  for (const { textContent } of copyButtons()) await press(textContent ?? '');
  expect(writeText.mock.calls.map(([text]) => text)).toEqual([
    'Ann Persaud',
    '100 Sample Dock Road',
    'Mailbox 10001',
    'Kearny',
    'NJ',
    '07032',
    defaultBrand.phone.e164.slice('+1'.length),
    '100 Sample Dock Road, Mailbox 10001',
  ]);
  await press('City: Copy');
  expect(status()).toBe('City copied');
  expect(copyButtons().filter(({ textContent }) => textContent?.endsWith('Copied'))).toHaveLength(1);
  expect(reportEvent).toHaveBeenCalledTimes(1);
});

test('copying the same box again is said again', async () => {
  show();
  await press('City: Copy');
  const before = page.container.querySelector('[role=status]')?.textContent;
  await press('City: Copied');
  expect(page.container.querySelector('[role=status]')?.textContent).not.toBe(before);
  expect(status()).toBe('City copied');
});

test('a refused copy is said, and nothing is marked as copied', async () => {
  vi.stubGlobal('navigator', {});
  show();
  await press('City: Copy');
  expect(toast.error).toHaveBeenCalledWith('Could not copy it. Please copy it manually.');
  expect(status()).toBe('');
  expect(reportEvent).not.toHaveBeenCalled();
});

test('a store has its own names for the boxes, and the mailbox is on the second line of each', async () => {
  show();
  await act(async () => page.container.querySelector<HTMLInputElement>('input[value=ebay]')?.click());
  await press('Street address 2: Copy');
  expect(writeText).toHaveBeenLastCalledWith('Mailbox 10001');
});

test.each(storeNames)('the guide of %s has every box once, each under a name of its own', (store) => {
  const { boxes } = guideOf(store);
  const names = boxes.map(([, label]) => label);
  expect(boxes.map(([box]) => box).toSorted()).toEqual(
    ['city', 'line1', 'line2', 'name', 'phone', 'state', 'zip'].toSorted(),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('while the address is loading, nothing can be copied', () => {
  act(() => page.root.render(<CheckoutBoxes address={undefined} takesMail={false} />));
  expect(copyButtons().every(({ disabled }) => disabled)).toBe(true);
});
