import type { Browser, Page } from '@playwright/test';
import { upsFits } from '#domain/parcels/tracking/check-digits.ts';
import type { DemoPerson, sessionsIn } from './people.ts';

/** So many random digits. */
export const digits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('');

/** A number of UPS that nobody has announced yet, with the check digit that the carrier gives it. */
export const newUps = (): string => {
  const begin = digits(15);
  const check = [...'0123456789'].find((digit) => upsFits(begin + digit));
  return `1Z${begin}${check}`;
};

/** A picture that the browser draws, as a phone would take it: 1,200 by 900 pixels. */
export const picture = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(1200, 900);
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#c93';
        context.fillRect(100, 100, 1000, 700);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }),
  );

interface World {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly sessionOf: ReturnType<typeof sessionsIn>;
}

/** A page of somebody in a browser of their own, beside the one of the test. */
export const pageOf = async ({ browser, baseURL, sessionOf }: World, person: DemoPerson): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await sessionOf(person),
  });
  return context.newPage();
};
