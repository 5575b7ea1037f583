import { pieceCode } from '#domain/shipments/piece-code.ts';
import { bookThree, openFlights, wedge } from '#tests/journeys/support/dock.ts';
import { sessionsIn } from '#tests/journeys/support/people.ts';
import type { Figure } from '../harness/figure.ts';
import { percentile, rounded } from '../harness/statistics.ts';
import { launchBrowser } from '../support/browser.ts';
import { buildProduct, startProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Each of three pieces. */
const SHIPMENTS = 10;
const PIECES = 3;

export const figure: Figure = {
  name: 'live-number',
  measures: 'Milliseconds from a recorded scan to the number on the overview of somebody else, p95',
  unit: 'ms',
  direction: 'lower',
  repeats: SHIPMENTS * PIECES,
  value: ({ ours }) => percentile(ours, 0.95),
  how: `Somebody of the warehouse checks in ${SHIPMENTS * PIECES} pieces for the next flight to Guyana while a colleague has the overview of the desk open. A sample begins when the scan is
recorded and ends when the pieces to screen are one more on the overview, which the colleague does not touch.`,
  prepare: async () => {
    await buildProduct();
    const data = temporaryFolder();
    const product = await startProduct(data.path, 'node');
    const browser = await launchBrowser();
    const sessionOf = sessionsIn(browser, product.url);
    const screenOf = async (person: 'customer' | 'warehouse' | 'staff', path: string) => {
      const storageState = await sessionOf(person);
      const page = await (await browser.newContext({ baseURL: product.url, storageState })).newPage();
      await page.goto(path);
      return page;
    };
    const sender = await screenOf('customer', '/dashboard/shipments');
    const [next] = await openFlights(sender);
    const codes: string[] = [];
    let flight = '';
    for (let made = 0; made < SHIPMENTS; made += 1) {
      const booked = await bookThree(sender, next);
      ({ flight } = booked);
      for (let n = 1; n <= PIECES; n += 1) codes.push(pieceCode(booked.number, n));
    }
    const dock = await screenOf('warehouse', '/staff/dock');
    await dock.getByText('Scan a label.').waitFor();
    const overview = await screenOf('staff', '/staff');
    const toScreen = overview
      .getByRole('listitem')
      .filter({ has: overview.locator(`a[href="/staff/departures/${flight}"]`) })
      .locator('span:has(+ span:text-is("to screen"))');
    // The samples of the stage have pieces on this flight, too.
    let shown = Number(await toScreen.textContent());
    const slowest = { is: 0 };
    return {
      ours: async () => {
        const code = codes.shift();
        if (code === undefined) throw new Error('Every piece is checked in already.');
        const answered = dock.waitForResponse((response) => response.url().endsWith('/scans'));
        await wedge(dock, code);
        if ((await answered).status() !== 200) throw new Error('A scan was refused.');
        const began = performance.now();
        shown += 1;
        await toScreen.filter({ hasText: new RegExp(`^${shown}$`) }).waitFor();
        const took = performance.now() - began;
        slowest.is = Math.max(slowest.is, took);
        return took;
      },
      details: async () => [{ what: 'the slowest, in ms', value: `${rounded(slowest.is)}` }],
      close: async () => {
        await browser.close();
        await product.stop();
        data.remove();
      },
    };
  },
};
