import type { StateNode } from '../convert/state-node.ts';
import { formatIn, isWordMarker, wordLevel } from './marks.ts';
import { type Token, tokensIn } from './tokens.ts';

/** A line of what is pasted, with what it is. */
export interface PastedLine {
  readonly kind: 'text' | 'chapter' | 'heading' | 'item' | 'quote';
  /** Of an item: 1 is the outermost. */
  readonly level: number;
  readonly ordered: boolean;
  readonly nodes: readonly StateNode[];
}

/** A table as it is pasted: rows of cells. */
export interface PastedTable {
  readonly kind: 'table';
  readonly rows: readonly (readonly (readonly StateNode[])[])[];
}

/** What is open around a text. */
interface Open {
  readonly tag: string;
  readonly format: number;
  readonly link: string | undefined;
  /** Level of an item as Word writes it. */
  readonly word: number | undefined;
  readonly isMarker: boolean;
}

const outside: Open = { tag: '', format: 0, link: undefined, word: undefined, isMarker: false };

/** Tags that begin and end lines. */
const breaking = new Set(
  'p div section article header footer main aside ul ol li dl dt dd table tr td th caption blockquote pre h1 h2 h3 h4 h5 h6 figure figcaption hr body'.split(
    ' ',
  ),
);
/** Tags without an end. */
const single = new Set('br hr img input meta link col wbr source area base embed track'.split(' '));
/** A tag that is closed is looked for among the innermost so many. */
const LOOK_BACK = 200;

const spaced = (text: string): string => text.replace(/[ \u00a0\t\r\n\f]+/g, ' ');

const withoutSpaceAtEnd = (nodes: readonly StateNode[]): readonly StateNode[] => {
  const last = nodes.at(-1);
  if (typeof last?.text !== 'string') return nodes;
  const text = last.text.trimEnd();
  return [...nodes.slice(0, -1), ...(text === '' ? [] : [{ ...last, text }])];
};

/** Reads lines and tables from HTML. */
class LineReader {
  readonly found: (PastedLine | PastedTable)[] = [];
  private open: Open[] = [];
  private line: StateNode[] = [];
  private marker = '';
  private tables = 0;
  private rows: StateNode[][][] = [];

  private get here(): Open {
    return this.open.at(-1) ?? outside;
  }

  read(token: Token): void {
    if (token.is === 'text') this.say(token.text);
    else if (token.is === 'close') this.close(token.tag);
    else this.begin(token.tag, token.attributes);
  }

  private begin(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (tag === 'br') this.line.push({ type: 'linebreak' });
    if (breaking.has(tag)) this.end();
    if (single.has(tag)) return;
    const style = attributes.get('style') ?? '';
    const { format, link, isMarker, word } = this.here;
    this.open.push({
      tag,
      format: formatIn(tag, style, format),
      link: tag === 'a' ? attributes.get('href') : link,
      word: breaking.has(tag) ? wordLevel(style) : word,
      isMarker: isMarker || isWordMarker(style),
    });
    if (tag === 'table') this.tables += 1;
    if (this.tables === 1 && tag === 'tr') this.rows.push([]);
    if (this.tables === 1 && (tag === 'td' || tag === 'th')) (this.rows.at(-1) ?? this.newRow()).push([]);
  }

  private newRow(): StateNode[][] {
    const row: StateNode[][] = [];
    this.rows.push(row);
    return row;
  }

  private close(tag: string): void {
    const recent = this.open.slice(-LOOK_BACK);
    const at = recent.findLastIndex((one) => one.tag === tag);
    if (at < 0) return;
    if (breaking.has(tag)) this.end();
    this.open.length -= recent.length - at;
    if (tag !== 'table') return;
    this.tables -= 1;
    if (this.tables === 0) {
      this.found.push({ kind: 'table', rows: this.rows });
      this.rows = [];
    }
  }

  private say(raw: string): void {
    const { format, link, isMarker } = this.here;
    const text = spaced(raw);
    if (isMarker) {
      this.marker += text;
      return;
    }
    const isFirst = this.line.length === 0 || this.line.at(-1)?.type === 'linebreak';
    const shown = isFirst ? text.trimStart() : text;
    if (shown === '') return;
    const node: StateNode = { type: 'text', text: shown, format };
    this.line.push(link === undefined ? node : { type: 'link', url: link, children: [node] });
  }

  /** Ends a line: in a cell of a table it is a part of the cell. */
  end(): void {
    const nodes = withoutSpaceAtEnd(this.line);
    this.line = [];
    const marker = this.marker.trim();
    this.marker = '';
    if (nodes.every(({ type }) => type === 'linebreak')) return;
    const cell = this.tables > 0 ? this.rows.at(-1)?.at(-1) : undefined;
    if (cell) cell.push(...(cell.length > 0 ? [{ type: 'text', text: ' ' }] : []), ...nodes);
    else this.found.push({ ...this.kindHere(marker), nodes });
  }

  private kindHere(marker: string): Omit<PastedLine, 'nodes'> {
    const { word } = this.here;
    const isNumber = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker);
    if (word !== undefined) return { kind: 'item', level: word, ordered: isNumber };
    const tags = this.open.map(({ tag }) => tag);
    const lists = tags.filter((tag) => tag === 'ul' || tag === 'ol');
    if (lists.length > 0) return { kind: 'item', level: lists.length, ordered: lists.at(-1) === 'ol' };
    const plain = { level: 0, ordered: false };
    const heading = tags.findLast((tag) => /^h[1-6]$/.test(tag));
    if (heading) return { kind: heading === 'h1' || heading === 'h2' ? 'chapter' : 'heading', ...plain };
    return { kind: tags.includes('blockquote') ? 'quote' : 'text', ...plain };
  }
}

/** The lines and tables of HTML from the clipboard, with what they are. */
export const linesIn = (html: string): readonly (PastedLine | PastedTable)[] => {
  const reader = new LineReader();
  for (const token of tokensIn(html)) reader.read(token);
  reader.end();
  return reader.found;
};
