import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/**
 * Our sources have `import * as z from 'zod/mini'`. Here the same sources get `import { z } from 'zod'`, as most
 * people write it. Its schemas take the same checks, and functions that only mini has are methods there.
 */
const commonZod: Plugin = {
  name: 'common-zod',
  setup(bundle) {
    bundle.onLoad({ filter: /\/(domain|events|lambdas)\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: source.replace("import * as z from 'zod/mini'", "import { z } from 'bench:zod'"),
      };
    });
    bundle.onResolve({ filter: /^bench:zod$/ }, () => ({ path: 'zod', namespace: 'common-zod' }));
    bundle.onLoad({ filter: /.*/, namespace: 'common-zod' }, () => ({
      resolveDir: root,
      contents: `import { z as zod } from 'zod';
        export const z = Object.assign(Object.create(zod), {
          minimum: zod.gte, maximum: zod.lte,
          extend: (schema, more) => schema.extend(more), pick: (schema, mask) => schema.pick(mask),
          omit: (schema, mask) => schema.omit(mask), partial: (schema, mask) => schema.partial(mask),
        });`,
    }));
  },
};

/** Bundles a handler in the common way: one minified ES module with the whole SDK and zod. */
export const commonBundle = async (entry: string, outfile: string): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: [`lambdas/${entry}.handler.ts`],
    outfile,
    bundle: true,
    plugins: [commonZod],
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    banner: {
      js: "import{createRequire as createRequireForBundle}from'node:module';const require=createRequireForBundle(import.meta.url);",
    },
  });
};
