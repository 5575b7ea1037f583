import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/support/root.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { startProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A copy of the files in version control, with the packages that are already installed. */
const freshCheckout = (folder: string): string => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

export const figure: Figure = {
  name: 'first-ready',
  measures: 'First start of a fresh checkout to ready, packages installed',
  unit: 'ms',
  direction: 'lower',
  value: amount,
  repeats: 3,
  how: `A copy of the files in version control, without a build and without data: functions, site and app are built, the template is
synthesized, everything starts and the samples are seeded. Installing the packages is not included, because it depends on the network.`,
  prepare: async () => ({
    ours: async () => {
      const folder = temporaryFolder();
      try {
        const product = await startProduct(
          join(folder.path, 'data'),
          'node',
          freshCheckout(join(folder.path, 'checkout')),
        );
        await product.stop();
        return product.readyAfter;
      } finally {
        folder.remove();
      }
    },
    close: async () => undefined,
  }),
};
