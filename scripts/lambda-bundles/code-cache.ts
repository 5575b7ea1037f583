import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../support/process.ts';
import { cacheName } from './loader.ts';

/** Lambda starts Node with this flag, and V8 takes no cache that was made without it. */
const lambdaFlag = '--expose-gc';

/** Whose Node will run the bundles: the one at home, or that of Lambda's runtime. */
export type Stage = 'home' | 'lambda';

/**
 * Makes the code cache of every bundle that has none yet, beside it. V8's bytes differ from run to run, so a cache that
 * stands is kept: its name says of which bundle, machine and V8 it is. Where no cache fits, as on another processor or
 * Node release, the loader compiles plainly.
 */
export const makeCodeCaches = async (bundles: readonly string[], stage: Stage): Promise<void> => {
  const forLambda = stage === 'lambda';
  const missing = bundles
    .map((bundle) => [bundle, cacheName(bundle, forLambda)])
    .filter(([, cache]) => !existsSync(cache ?? ''));
  if (missing.length === 0) return;
  const flags = forLambda ? [lambdaFlag] : [];
  const script = join(import.meta.dirname, 'compile.ts');
  const { code, output } = await run(process.execPath, [...flags, script, ...missing.flat()]);
  if (code !== 0) throw new Error(`The functions could not be compiled ahead:\n${output}`);
};
