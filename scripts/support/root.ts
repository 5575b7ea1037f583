import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const lambdasDir = 'build/lambdas';
export const siteDir = 'build/site';
/** The bundled renderer of the pages for the publishing function, and a note of what the build rendered with it. */
export const siteRendererDir = 'build/site-renderer';
export const assemblyDir = 'build/cdk.out';

/** The file into which a deployment writes the outputs of a stage's stacks. */
export const outputsFile = (stage: string): string => join(root, 'build', `outputs-${stage}.json`);
