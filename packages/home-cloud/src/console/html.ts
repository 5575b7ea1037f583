/** Text that is already safe HTML. Made by the `html` tag alone. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in an attribute too. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

type Part = Html | string | number | undefined | false | readonly Part[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
};

/** HTML with every value escaped; undefined and false are nothing, lists are joined. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => (at < parts.length ? text + render(parts[at]) : text)).join(''));

/** A value as people read JSON. */
export const prettyJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'undefined';

/** JSON text made readable; other text unchanged. */
export const prettyText = (text: string): string => {
  try {
    return prettyJson(JSON.parse(text));
  } catch {
    return text;
  }
};
