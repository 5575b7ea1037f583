/** A piece of HTML: a tag that begins or ends, or text. */
export type Token =
  | { readonly is: 'open'; readonly tag: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly is: 'close'; readonly tag: string }
  | { readonly is: 'text'; readonly text: string };

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
};
const LAST_LETTER = 0x10ffff;

const letter = (code: number): string => (code > 0 && code <= LAST_LETTER ? String.fromCodePoint(code) : '');

/** `a & b` for `a &amp; b`. An entity that nobody knows stays as it is written. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return letter(Number.parseInt(hex, 16));
    if (decimal !== undefined) return letter(Number(decimal));
    return named[String(name).toLowerCase()] ?? whole;
  });

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  );

/** What is in these is no text that somebody reads. */
const SILENT = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'xml',
]);

/** Where a tag ends that begins at a place: after its `>`, which does not count within quotes. */
const endOfTag = (html: string, from: number): number => {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const char = html.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at + 1;
  }
  return -1;
};

/** Where a comment or a declaration ends. One without an end goes on to the last letter. */
const endOfComment = (html: string, from: number): number => {
  const mark = html.startsWith('<!--', from) ? '-->' : '>';
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
};

const TAG = /^<(\/?)([a-z][a-z0-9:-]*)([\s\S]*)>$/i;

const tagIn = (text: string): Token | undefined => {
  const [, slash, name = '', rest = ''] = TAG.exec(text) ?? [];
  if (name === '') return undefined;
  const tag = name.toLowerCase();
  return slash ? { is: 'close', tag } : { is: 'open', tag, attributes: attributesIn(rest) };
};

/** Cuts HTML into tags and texts, from the first letter to the last. */
const rawTokens = (html: string): readonly Token[] => {
  const tokens: Token[] = [];
  const say = (text: string) => {
    if (text !== '') tokens.push({ is: 'text', text: decoded(text) });
  };
  let at = 0;
  while (at < html.length) {
    const begin = html.indexOf('<', at);
    if (begin < 0) break;
    say(html.slice(at, begin));
    const isComment = /^[!?]/.test(html.charAt(begin + 1));
    const isTag = /^[a-z/]/i.test(html.charAt(begin + 1));
    const end = isComment ? endOfComment(html, begin) : isTag ? endOfTag(html, begin) : begin + 1;
    // A tag without an end: nobody can say what is text after it.
    if (end < 0) return tokens;
    if (isTag) {
      const tag = tagIn(html.slice(begin, end));
      if (tag) tokens.push(tag);
    } else if (!isComment) say('<');
    at = end;
  }
  say(html.slice(at));
  return tokens;
};

/**
 * Reads HTML of the clipboard piece by piece, as text: no document is made of it, so nothing in it can run, and it may be nested as deep as
 * somebody likes. What is in scripts, styles and drawings is left out.
 */
export const tokensIn = (html: string): readonly Token[] => {
  let silent = '';
  return rawTokens(html).filter((token) => {
    if (silent !== '') {
      if (token.is === 'close' && token.tag === silent) silent = '';
      return false;
    }
    if (token.is === 'open' && SILENT.has(token.tag)) silent = token.tag;
    return silent === '';
  });
};
