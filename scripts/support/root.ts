import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's own folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const lambdasDir = 'build/lambdas';
export const siteDir = 'build/site';
/** The pages' render function as functions carry it, and what the build made of it. */
export const siteRendererDir = 'build/site-renderer';
export const assemblyDir = 'build/cdk.out';

/** Where a deployment writes the outputs of a stage's stacks, from the checkout's folder. */
export const outputsFile = (stage: string): string => join(root, 'build', `outputs-${stage}.json`);
