import type { Html } from './html.ts';

/** A page that the app adds to the console, at `/local/<path>` and in its menu. */
export interface ConsolePage {
  /** Lower-case letters, digits and hyphens. It must differ from the console's own pages. */
  readonly path: string;
  readonly title: string;
  /** Returns the content below the title. The `html` tag escapes all values. */
  readonly show: (query: URLSearchParams) => Html | Promise<Html>;
  /** The same for programs, at `/local/api/<path>`. Its result is sent as JSON. */
  readonly data?: () => unknown;
  /** Handles a form that is posted to the page's own address. Then the page is shown again. */
  readonly submit?: (form: URLSearchParams) => void | Promise<void>;
}

/** A file that the app adds to the console, at `/local/<name>`: a script of one of its pages, or something that a program reads. */
export interface ConsoleFile {
  /** Lower-case letters, digits and hyphens, and an ending: `scale.js`. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly body: () => string | Promise<string>;
}

/** What the app adds to the console. */
export interface ConsoleAdditions {
  readonly pages: readonly ConsolePage[];
  readonly files?: readonly ConsoleFile[];
}

/** @throws if two pages or files have the same address, or an address is invalid. */
export const checkPages = (
  pages: readonly ConsolePage[],
  files: readonly ConsoleFile[],
  taken: readonly string[],
): void => {
  const addresses = new Set(taken);
  for (const { path } of pages) {
    if (!/^[a-z0-9-]+$/.test(path)) throw new Error(`A page of the console cannot stand at '${path}'.`);
    if (addresses.has(`/local/${path}`)) throw new Error(`The console has a page at /local/${path} already.`);
    addresses.add(`/local/${path}`);
  }
  for (const { name } of files) {
    if (!/^[a-z0-9-]+\.[a-z]+$/.test(name))
      throw new Error(`A file of the console cannot be named '${name}'.`);
    if (addresses.has(`/local/${name}`)) throw new Error(`The console has a file /local/${name} already.`);
    addresses.add(`/local/${name}`);
  }
};
