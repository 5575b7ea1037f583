import { pieceCode } from '#domain/shipments/piece-code.ts';
import { bookThree, wedge } from '#tests/journeys/support/dock.ts';
import { sessionsIn } from '#tests/journeys/support/people.ts';
import type { Figure } from '../harness/figure.ts';
import { percentile, rounded } from '../harness/statistics.ts';
import { launchBrowser } from '../support/browser.ts';
import { buildProduct, startProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Each of three pieces. */
const SHIPMENTS = 20;
const PIECES = 3;

export const figure: Figure = {
  name: 'scan',
  measures: 'Milliseconds from the last key of a hand scanner to the recorded scan, p95',
  unit: 'ms',
  direction: 'lower',
  repeats: SHIPMENTS * PIECES,
  value: ({ ours }) => percentile(ours, 0.95),
  how: `Somebody of the warehouse checks in ${SHIPMENTS * PIECES} pieces, one label after another, on the dock's screen in a browser beside the product, on an empty stage. A sample ends when
the answer to the scan is there. The machine is both the device and the cloud, so there is no network between them.`,
  prepare: async () => {
    await buildProduct();
    const data = temporaryFolder();
    const product = await startProduct(data.path, 'node');
    const browser = await launchBrowser();
    const sessionOf = sessionsIn(browser, product.url);
    const screenOf = async (person: 'customer' | 'warehouse', path: string) => {
      const context = await browser.newContext({
        baseURL: product.url,
        storageState: await sessionOf(person),
      });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    };
    const sender = await screenOf('customer', '/dashboard/shipments');
    const codes: string[] = [];
    for (let made = 0; made < SHIPMENTS; made += 1) {
      const { number } = await bookThree(sender);
      for (let n = 1; n <= PIECES; n += 1) codes.push(pieceCode(number, n));
    }
    const dock = await screenOf('warehouse', '/staff/dock');
    await dock.getByText('Scan a label.').waitFor();
    const kilobytes: number[] = [];
    let requests = 0;
    dock.on('request', (request) => {
      if (request.url().includes('/api/desk/')) requests += 1;
    });
    return {
      ours: async () => {
        const code = codes.shift();
        if (code === undefined) throw new Error('Every piece is checked in already.');
        const answered = dock.waitForResponse((response) => response.url().endsWith('/scans'));
        const began = performance.now();
        await wedge(dock, code);
        const answer = await answered;
        const took = performance.now() - began;
        if (answer.status() !== 200) throw new Error(`A scan was answered ${answer.status()}.`);
        const sent = answer.request().postData() ?? '';
        kilobytes.push((sent.length + (await answer.body()).length) / 1000);
        return took;
      },
      details: async () => [
        { what: 'requests for each scan', value: `${rounded(requests / kilobytes.length)}` },
        { what: 'KB for each scan, sent and answered, at most', value: `${rounded(Math.max(...kilobytes))}` },
      ],
      close: async () => {
        await browser.close();
        await product.stop();
        data.remove();
      },
    };
  },
};
