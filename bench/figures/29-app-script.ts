import { sessionsIn } from '#tests/journeys/support/people.ts';
import type { Detail, Figure } from '../harness/figure.ts';
import { rounded } from '../harness/statistics.ts';
import { launchBrowser } from '../support/browser.ts';
import { buildProduct, startProduct } from '../support/product.ts';
import { weigh } from '../support/site/weigh.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Who signs in, and the first screen that they see then. A link of the site may lead to a pickup first. */
const firstScreens = [
  { person: 'customer', path: '/dashboard' },
  { person: 'customer', path: '/booking' },
  { person: 'staff', path: '/staff' },
  { person: 'admin', path: '/admin' },
] as const;

export const figure: Figure = {
  name: 'app-script',
  measures: 'KB of script that the first signed-in screen loads',
  unit: 'KB',
  direction: 'lower',
  reach: 215,
  repeats: firstScreens.length,
  value: ({ ours }) => Math.max(...ours),
  how: "Transferred bytes of the scripts' bodies as the browser counts them, compressed with brotli by the gateway, with an empty cache, until the network is quiet. Samples are the first screens of a customer, of staff and of an admin, and the page on which a pickup is booked; the heaviest one is the value.",
  prepare: async () => {
    await buildProduct();
    const data = temporaryFolder();
    const product = await startProduct(data.path, 'node');
    const browser = await launchBrowser();
    const sessionOf = sessionsIn(browser, product.url);
    const left = [...firstScreens];
    const details: Detail[] = [];
    return {
      ours: async () => {
        const next = left.shift();
        if (next === undefined) throw new Error('Every screen was measured already.');
        const { scriptBefore } = await weigh(
          browser,
          `${product.url}${next.path}`,
          await sessionOf(next.person),
        );
        details.push({ what: next.path, value: `${rounded(scriptBefore)} KB` });
        return scriptBefore;
      },
      details: async () => details,
      close: async () => {
        await browser.close();
        await product.stop();
        data.remove();
      },
    };
  },
};
