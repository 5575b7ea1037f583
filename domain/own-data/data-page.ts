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
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`;

const entryHtml = (entry: ReadableEntry): string =>
  `<dl>${entry.map(({ label, value }) => `<dt>${safe(label)}</dt><dd>${safe(value)}</dd>`).join('')}</dl>`;

const partHtml = ({ heading, entries }: Part): string =>
  // Of some things nothing is left that says anything to people.
  `<h2>${safe(heading)}</h2>${
    entries
      .filter((entry) => entry.length > 0)
      .map(entryHtml)
      .join('') || '<p>Nothing.</p>'
  }`;

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
  `Papers and photos are on the page of each shipment and parcel.</p>${parts.map(partHtml).join('')}</main></html>\n`;
