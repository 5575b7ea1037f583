import { join } from 'node:path';
import { root } from '../../scripts/support/root.ts';
import type { Figure } from '../harness/figure.ts';
import { wholeProcess } from '../support/processes.ts';
import { buildProduct, startProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';

export const figure: Figure = {
  name: 'npm-start',
  measures: '`npm start` to ready, nothing changed',
  beside: 'warm `cdk synth --no-notices`',
  unit: 'ms',
  direction: 'lower',
  reach: 0.5,
  aim: 0.2,
  how: `From the command \`npm start\` to its line \`ready\`, when every route answers, with data that an earlier start has seeded and
a build that is up to date. The baseline is a complete \`cdk synth --no-notices\` of the same app with a build that is up to date, checks of the templates included, with the CLI
from \`node_modules\` and without npm: other tools that run a CDK app on one machine do this before they start anything. Both have run once before.`,
  prepare: async () => {
    const folder = temporaryFolder();
    await buildProduct();
    const data = join(folder.path, 'data');
    const start = async (): Promise<number> => {
      const product = await startProduct(data, 'npm');
      await product.stop();
      return product.readyAfter;
    };
    const synth = () =>
      wholeProcess(join(root, 'node_modules/.bin/cdk'), [
        'synth',
        '--no-notices',
        '--quiet',
        '-o',
        join(folder.path, 'cdk.out'),
      ]);
    await start();
    await synth();
    return { ours: start, beside: synth, close: async () => folder.remove() };
  },
};
