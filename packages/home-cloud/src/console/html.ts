/** Safe HTML. Only the `html` tag creates it. */
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

/** Escapes a text for HTML and attributes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

type Part = Html | string | number | undefined | false | readonly Part[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
};

/** Builds HTML and escapes all values. Undefined and false add nothing, and lists are joined. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => (at < parts.length ? text + render(parts[at]) : text)).join(''));

/** A value as formatted JSON. */
export const prettyJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'undefined';

/** Formats JSON text. Other text is unchanged. */
export const prettyText = (text: string): string => {
  try {
    return prettyJson(JSON.parse(text));
  } catch {
    return text;
  }
};
