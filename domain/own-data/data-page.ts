import type { ReadableEntry } from './readable.ts';

interface Part {
  readonly heading: string;
  readonly entries: readonly ReadableEntry[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1.5rem}
h2{margin:2.5rem 0 1rem;border-bottom:2px solid}dl{border:1px solid;padding:1rem;margin:0 0 1rem}
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}nav ul{padding-inline-start:1.2rem}
nav a{display:inline-block;padding:.25rem 0;color:inherit}@media(min-width:36rem){dl{display:grid;grid-template-columns:12rem 1fr;column-gap:1rem}}`;

const entryHtml = (entry: ReadableEntry): string =>
  `<dl>${entry.map(({ label, value }) => `<dt>${safe(label)}</dt><dd>${safe(value)}</dd>`).join('')}</dl>`;

/** Of some things nothing is left that says anything to people. */
const saidOf = ({ entries }: Part): readonly ReadableEntry[] => entries.filter((entry) => entry.length > 0);

const partHtml = (part: Part, index: number): string =>
  `<h2 id="part-${index}">${safe(part.heading)}</h2>${saidOf(part).map(entryHtml).join('') || '<p>Nothing.</p>'}`;

/** What is on the page, with how much of each: somebody who has shipped for years has hundreds of messages before their invoices. */
const contentsHtml = (parts: readonly Part[]): string =>
  `<nav aria-label="On this page"><ul>${parts
    .map(
      (part, index) => `<li><a href="#part-${index}">${safe(part.heading)}</a> (${saidOf(part).length})</li>`,
    )
    .join('')}</ul></nav>`;

/**
 * A page that opens in any browser, without our site: everything that we hold of a person, in words.
 * @param when the day on which it was made, as people write it.
 */
export const dataPage = (
  { company, when }: { readonly company: string; readonly when: string },
  parts: readonly Part[],
): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>My data at ${safe(company)}</title><style>${style}</style>` +
  `<main><h1>My data at ${safe(company)}</h1><p>Everything that ${safe(company)} holds of me, as of ${safe(when)}. ` +
  `Papers and photos are on the page of each shipment and parcel.</p>${contentsHtml(parts)}${parts.map(partHtml).join('')}</main></html>\n`;
