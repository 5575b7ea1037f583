import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** What browsers load, and the renderer of the pages: the same for the cloud at home and for every stage. */
export const browserFilesDir = '.cache/web';
export const lambdasDir = 'build/lambdas';
export const siteDir = 'build/site';
/** The bundled renderer of the pages for the publishing function, and a note of what the build rendered with it. */
export const siteRendererDir = 'build/site-renderer';
/** Source maps of the functions, and which file is in which function. */
export const metaDir = 'build/meta';
export const assemblyDir = 'build/cdk.out';
