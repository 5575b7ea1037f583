import { appPaths, linkPaths, signInPaths, sitePaths } from '#domain/kernel/paths.ts';

const withoutTail = (to: string): string => to.replace(/[?#].*$/, '');

const existing: ReadonlySet<string> = new Set<string>([
  ...sitePaths,
  ...signInPaths,
  ...linkPaths,
  ...appPaths,
]);

/** True when the page exists. Menus leave out the others. */
export const pathExists = (to: string): boolean => existing.has(withoutTail(to));

const staticPaths: ReadonlySet<string> = new Set<string>([...sitePaths, ...signInPaths, ...linkPaths]);

/** True when the path is a static page, outside of the app. */
export const isSitePath = (to: string): boolean => staticPaths.has(withoutTail(to));
