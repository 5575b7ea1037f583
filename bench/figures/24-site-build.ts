import { join } from 'node:path';
import { root } from '../../scripts/support/root.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { wholeProcess } from '../support/processes.ts';
import { buildProduct } from '../support/product.ts';

export const figure: Figure = {
  name: 'site-build',
  measures: 'Seconds to build the site and the app',
  unit: 's',
  direction: 'lower',
  aim: 20,
  value: amount,
  repeats: 3,
  how: `\`scripts/build-web.ts\` as a separate process: both bundles, every page, the renderer for the publishing function. Fonts
and pictures, which change only with their sources, are from an earlier build.`,
  prepare: async () => {
    await buildProduct();
    return {
      ours: async () => (await wholeProcess(process.execPath, [join(root, 'scripts/build-web.ts')])) / 1000,
      close: async () => undefined,
    };
  },
};
