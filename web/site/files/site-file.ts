/** A file of the site. */
export interface SiteFile {
  readonly body: string;
  readonly contentType: string;
}

/** The five characters that XML text must escape. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for an XML element. */
export const xmlText = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** An XML file. */
export const xmlFile = (contentType: string, body: string): SiteFile => ({
  contentType: `${contentType}; charset=utf-8`,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
});
