import type { Html } from './html.ts';

/** A page that the app adds to the console, at `/local/<path>` and in its menu. */
export interface ConsolePage {
  /** Small letters, digits and hyphens; none of the console's own names. */
  readonly path: string;
  readonly title: string;
  /** What stands below the title. `html` makes it and escapes every value. */
  readonly show: (query: URLSearchParams) => Html | Promise<Html>;
  /** What a form on the page does when it is sent to the page's own address; afterwards the page is shown again. */
  readonly submit?: (form: URLSearchParams) => void | Promise<void>;
}

/** @throws when two pages have one address, or an address is none. */
export const checkPages = (pages: readonly ConsolePage[], taken: readonly string[]): void => {
  const addresses = new Set(taken);
  for (const { path } of pages) {
    if (!/^[a-z0-9-]+$/.test(path)) throw new Error(`A page of the console cannot stand at '${path}'.`);
    if (addresses.has(`/local/${path}`)) throw new Error(`The console has a page at /local/${path} already.`);
    addresses.add(`/local/${path}`);
  }
};
