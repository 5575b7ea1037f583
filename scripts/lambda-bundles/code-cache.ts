import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../support/process.ts';
import { cacheName } from './loader.ts';

/** Lambda starts Node with this flag, and V8 rejects a cache that was made without it. */
const lambdaFlag = '--expose-gc';

/** Where the bundles will run: under Node at home, or under Node in Lambda's runtime. */
export type Runtime = 'home' | 'lambda';

/**
 * Makes the code cache of every bundle that has none yet, in the bundle's folder. The bytes of a cache differ from run to run, so
 * an existing cache is kept; its name says which bundle, machine and V8 it is for. When no cache fits, for example on another
 * processor or Node release, the loader compiles without one.
 */
export const makeCodeCaches = async (bundles: readonly string[], runtime: Runtime): Promise<void> => {
  const forLambda = runtime === 'lambda';
  const missing = bundles
    .map((bundle) => [bundle, cacheName(bundle, forLambda)])
    .filter(([, cache]) => !existsSync(cache ?? ''));
  if (missing.length === 0) return;
  const flags = forLambda ? [lambdaFlag] : [];
  const script = join(import.meta.dirname, 'compile.ts');
  const { code, output } = await run(process.execPath, [...flags, script, ...missing.flat()]);
  if (code !== 0) throw new Error(`The functions could not be compiled ahead:\n${output}`);
};
