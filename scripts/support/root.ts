import { fileURLToPath } from 'node:url';

/** The checkout's own folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const lambdasDir = 'build/lambdas';
export const siteDir = 'build/site';
export const assemblyDir = 'build/cdk.out';
