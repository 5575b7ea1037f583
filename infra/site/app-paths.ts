import { laterPaths } from '#domain/kernel/later-paths.ts';
import { appPaths } from '#domain/kernel/paths.ts';

/** First parts of the app's paths. CloudFront's behaviors, with the app's security headers, are made from them. */
export const appPrefixes: readonly string[] = [
  ...new Set(appPaths.map((path) => `/${path.split('/')[1] ?? ''}`)),
];

/**
 * The app's routes as the viewer-request function reads them: `*` for a part that varies. What comes later is answered by the app, too, so
 * that an admin reads it within the desk.
 */
export const appRoutes: readonly string[] = [...appPaths, ...Object.keys(laterPaths)].map((path) =>
  path.replaceAll(/:\w+/g, '*'),
);
