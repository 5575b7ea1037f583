import { appPaths, sitePaths } from '#domain/kernel/paths.ts';

const withoutTail = (to: string): string => to.replace(/[?#].*$/, '');

const existing: ReadonlySet<string> = new Set<string>([...sitePaths, ...appPaths]);

/** True when a link leads somewhere today. Menus leave out what does not exist yet. */
export const pathExists = (to: string): boolean => existing.has(withoutTail(to));

/** True when a path is a page of its own, which the app leaves for. */
export const isSitePath = (to: string): boolean => (sitePaths as readonly string[]).includes(withoutTail(to));
