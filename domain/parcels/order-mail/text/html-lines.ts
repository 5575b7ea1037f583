import type { MailLine } from './lines.ts';

/**
 * A node of a parsed document. The browser's own fit: `new DOMParser().parseFromString(html, 'text/html')` runs no script and loads
 * nothing.
 */
export interface HtmlNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: HtmlNode | null;
  readonly nextSibling: HtmlNode | null;
  getAttribute?(name: string): string | null;
}

/** Parses HTML without running or loading anything of it. */
export type ParseHtml = (html: string) => HtmlNode;

/** Their content is nothing that people see; what is struck through is an old price. */
const unread = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'TITLE',
  'TEMPLATE',
  'NOSCRIPT',
  'SVG',
  'S',
  'DEL',
  'STRIKE',
]);

/** They begin a new line. A cell of a table is one, since mails are laid out in tables. */
const blocks = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE BODY BR CENTER DD DIV DL DT FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TBODY TD TH TR UL'.split(
    ' ',
  ),
);

const isUnseen = (node: HtmlNode): boolean => {
  if (node.nodeName === '#comment' || unread.has(node.nodeName)) return true;
  const style = node.getAttribute?.('style') ?? '';
  return (
    /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|line-through/i.test(style) ||
    typeof node.getAttribute?.('hidden') === 'string'
  );
};

/** Far more than an order mail has; what comes after is not read. */
const MOST_NODES = 60_000;

/** The lines that people see, with the links in them. Without recursion: mails can be nested as deep as somebody likes. */
export const htmlLines = (root: HtmlNode): readonly MailLine[] => {
  const lines: MailLine[] = [];
  let text = '';
  let links: string[] = [];
  const endLine = (): void => {
    if (text.trim() !== '' || links.length > 0) lines.push({ text, links });
    text = '';
    links = [];
  };
  const open = (node: HtmlNode): void => {
    if (node.nodeName === '#text') text += (node.nodeValue ?? '').replace(/\s+/g, ' ');
    if (node.nodeName === 'LI') text += '• ';
    const link = node.nodeName === 'A' ? node.getAttribute?.('href') : undefined;
    if (link) links.push(link);
  };
  const stack: (HtmlNode | 'END')[] = [root];
  for (let seen = 0; stack.length > 0 && seen < MOST_NODES; seen += 1) {
    const node = stack.pop();
    if (node === 'END' || node === undefined) {
      endLine();
      continue;
    }
    if (node !== root && node.nextSibling) stack.push(node.nextSibling);
    if (isUnseen(node)) continue;
    if (blocks.has(node.nodeName)) {
      endLine();
      stack.push('END');
    }
    open(node);
    if (node.firstChild) stack.push(node.firstChild);
  }
  endLine();
  return lines;
};
