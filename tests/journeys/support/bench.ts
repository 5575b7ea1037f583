import { expect, type Page } from '@playwright/test';
import { wedge } from './dock.ts';

/** A red square: the smallest JPEG that a browser draws. */
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z';

/** What one clerk does with a parcel, counted: an interaction is a scan, a field or a tap. */
export const handsOn = (page: Page) => {
  let count = 0;
  return {
    count: () => count,
    scan: async (code: string): Promise<void> => {
      count += 1;
      await wedge(page, code);
    },
    fill: async (label: string, text: string): Promise<void> => {
      count += 1;
      await page.getByLabel(label).fill(text);
      await page.getByLabel(label).press('Enter');
    },
    tap: async (name: string): Promise<void> => {
      count += 1;
      await page.getByRole('button', { name }).click();
    },
    /** A tap on the shutter. */
    photo: async (): Promise<void> => {
      count += 1;
      const file = { name: 'box.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG, 'base64') };
      await page.getByLabel('Photo of the parcel').setInputFiles(file);
      await expect(page.getByText('1 photo')).toBeVisible();
    },
  };
};

/** Has the page count what it prints, instead of opening a dialog that nobody closes. */
export const countPrints = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
};

/** A number of a carrier that nobody has received yet. */
export const newTracking = (): string =>
  `TBA${Math.floor(Math.random() * 1e12)
    .toString()
    .padStart(12, '0')}`;
