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

/**
 * Has the page find a scale and a label printer that this device was given before: the bytes are those that a scale of A&D sends while a
 * parcel is put on it. Answers what the printer got.
 */
export const withScaleAndPrinter = async (page: Page): Promise<() => Promise<string>> => {
  await page.addInitScript(() => {
    localStorage.setItem('skybarrel.scale', '1:2');
    const lines = ['ST,GS,+  0.00lb', 'US,GS,+  3.20lb', 'ST,GS,+  5.35lb'];
    const got: string[] = [];
    (window as unknown as { printer: string[] }).printer = got;
    const readable = () =>
      new ReadableStream<Uint8Array>({
        start: (scale) => {
          let n = 0;
          setInterval(() => {
            const line = lines[Math.min(n, lines.length - 1)];
            n += 1;
            scale.enqueue(new TextEncoder().encode(`${line}\r\n`));
          }, 50);
        },
      });
    const port = {
      readable: readable(),
      writable: null,
      open: async () => undefined,
      close: async () => undefined,
      getInfo: () => ({ usbVendorId: 1, usbProductId: 2 }),
    };
    const device = {
      configuration: {
        interfaces: [
          {
            interfaceNumber: 0,
            alternate: { interfaceClass: 7, endpoints: [{ endpointNumber: 1, direction: 'out' }] },
          },
        ],
      },
      open: async () => undefined,
      claimInterface: async () => undefined,
      transferOut: async (_: number, bytes: Uint8Array) => {
        got.push(new TextDecoder().decode(bytes));
        return { status: 'ok' };
      },
    };
    Object.defineProperty(navigator, 'serial', { value: { getPorts: async () => [port] } });
    Object.defineProperty(navigator, 'usb', { value: { getDevices: async () => [device] } });
  });
  return () => page.evaluate(() => (window as unknown as { printer: string[] }).printer.join());
};
