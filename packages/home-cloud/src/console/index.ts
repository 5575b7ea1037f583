/** What an app needs to add a page to the console. */
export type { ConsoleFile, ConsolePage } from './console-page.ts';
export { type Html, html } from './html.ts';
export { code, count, empty, fold, instant } from './layout.ts';
