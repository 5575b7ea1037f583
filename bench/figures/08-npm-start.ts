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
  how: `From starting \`npm start\` to its line \`ready\`, when every route answers, on data that an earlier start has seeded and
a build that is up to date. Beside it a whole \`cdk synth --no-notices\` of the same app, the CLI from \`node_modules\` without npm in
front of it: what other ways of running a CDK app at home do before they start anything. Both have run once before.`,
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
