import { appPaths } from '#domain/kernel/paths.ts';

/** First parts of the app's paths. CloudFront's behaviors, with the app's security headers, are made from them. */
export const appPrefixes: readonly string[] = [
  ...new Set(appPaths.map((path) => `/${path.split('/')[1] ?? ''}`)),
];

/** The app's routes as the viewer-request function reads them: `*` for a part that varies. */
export const appRoutes: readonly string[] = appPaths.map((path) => path.replaceAll(/:\w+/g, '*'));
