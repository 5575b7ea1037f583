/** One line of a mail as people see it, with the addresses of its links. */
export interface MailLine {
  readonly text: string;
  readonly links: readonly string[];
}

/** More lines than any mail about an order has. */
const MOST_LINES = 3000;
const LONGEST_LINE = 400;

/** Marks of direction, joiners and soft hyphens: Amazon puts some around its order numbers. */
const INVISIBLE = /\p{Cf}|\u034f/gu;

/** What looks like a tag, so that nothing of HTML is ever in an answer; not the address in `Somebody <orders@shop.example>`. */
const TAGS = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>|<![^<>]*>|<(?=[a-z/!])(?![\w.+-]{1,80}@)/gi;

const LINKS = /\(?\s*https?:\/\/[^\s<>()[\]"]{4,1500}[)\]]*/gi;

/** Quotation marks of a forwarded mail, and the stars with which plain text makes letters bold. */
const cleaned = (text: string): string => {
  const seen = text.replace(INVISIBLE, '').replace(TAGS, ' ').replace(/\s+/g, ' ').trim();
  return seen
    .replace(/^(?:> ?)+/, '')
    .replace(/^\*(\S[^*]*)\*$/, '$1')
    .trim();
};

const cut = (text: string): string => text.slice(0, LONGEST_LINE).toWellFormed();

/** Separates the links from the text of a line. */
const withLinks = ({ text, links }: MailLine): MailLine => {
  const found = text.slice(0, 4 * LONGEST_LINE).match(LINKS) ?? [];
  return {
    text: cut(cleaned(text.slice(0, 4 * LONGEST_LINE).replace(LINKS, ' '))),
    links: [...links, ...found.map((link) => link.replace(/^[(\s]+|[)\]]+$/g, ''))],
  };
};

/** Lines without blanks, tags and invisible signs around their words; none is empty. */
export const cleanLines = (lines: readonly MailLine[]): readonly MailLine[] =>
  lines
    .slice(0, MOST_LINES)
    .map(withLinks)
    .filter(({ text, links }) => /[\p{L}\p{N}]/u.test(text) || links.length > 0);

/** The lines of plain text. A tab stands between the cells of a table that was copied from a page. */
export const textLines = (text: string): readonly MailLine[] =>
  text.split(/[\n\r\t\v\f\u2028\u2029]+/, 2 * MOST_LINES).map((line) => ({ text: line, links: [] }));
