import { appPaths } from '#domain/kernel/paths.ts';

/** Where the app begins: CloudFront's behaviours (the app's security headers) are made from this. */
export const appPrefixes: readonly string[] = [
  ...new Set(appPaths.map((path) => `/${path.split('/')[1] ?? ''}`)),
];

/** The app's routes as the viewer-request function reads them: `*` for a part that varies. Every other path is unknown. */
export const appRoutes: readonly string[] = appPaths.map((path) => path.replaceAll(/:\w+/g, '*'));
