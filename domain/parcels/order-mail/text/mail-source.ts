import { htmlLines, type ParseHtml } from './html-lines.ts';
import { cleanLines, type MailLine, textLines } from './lines.ts';

/** A mail as it can be read: what its head says, and the lines of its text and of its HTML, whichever it has. */
export interface MailText {
  readonly subject: string;
  /** Name and address of who sent it, as far as the mail says. */
  readonly from: string;
  /** The same words in each form that the mail has; the more telling one is used. */
  readonly versions: readonly (readonly MailLine[])[];
}

const MOST_OF_SOURCE = 4_000_000;
const MOST_OF_TEXT = 1_000_000;

const isHeader = (line: string): boolean => /^[A-Za-z][A-Za-z0-9-]{1,60}:(?: |$)/.test(line);

/** The source of a mail begins with a head that no program shows as it is. */
const isSource = (raw: string): boolean => {
  const head = raw.slice(0, 20_000).trimStart().split(/\r?\n/);
  const end = head.indexOf('');
  const lines = head.slice(0, end < 0 ? head.length : end);
  return (
    isHeader(lines[0] ?? '') &&
    lines.every((line) => isHeader(line) || /^[ \t]/.test(line)) &&
    lines.some((line) => /^(?:mime-version|content-type|received|content-transfer-encoding):/i.test(line))
  );
};

const isHtml = (text: string): boolean =>
  /<(?:!doctype|html|body|table|div|td|br|p|span)\b[^<>]*>/i.test(text.slice(0, 50_000)) &&
  /<\/(?:html|body|table|div|td|p|span)\s*>/i.test(text);

const linesOfHtml = (html: string, parseHtml: ParseHtml): readonly MailLine[] =>
  cleanLines(htmlLines(parseHtml(html.slice(0, MOST_OF_TEXT))));

const linesOfText = (text: string): readonly MailLine[] => cleanLines(textLines(text.slice(0, MOST_OF_TEXT)));

/** Who sent a mail, where its head was pasted along with the text of it. */
const headPasted = (lines: readonly MailLine[], name: RegExp): string =>
  lines
    .slice(0, 60)
    .map(({ text }) => name.exec(text)?.[1] ?? '')
    .find((value) => value !== '') ?? '';

const fromShown = (lines: readonly MailLine[]): MailText => ({
  subject: headPasted(lines, /^subject: ?(.+)/i),
  from: headPasted(lines, /^from: ?(.+)/i),
  versions: [lines],
});

/** Reads the source of a mail: its parts, their encodings and their alphabets. The library is loaded when a source is read. */
async function fromSource(raw: string | Uint8Array, parseHtml: ParseHtml): Promise<MailText> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw.slice(0, MOST_OF_SOURCE), { maxNestingDepth: 20 });
  const versions = [
    ...(mail.html ? [linesOfHtml(mail.html, parseHtml)] : []),
    ...(mail.text ? [linesOfText(mail.text)] : []),
  ];
  const pasted = fromShown(versions[0] ?? []);
  return {
    subject: pasted.subject || (mail.subject ?? ''),
    // Whoever forwards a mail is not the store.
    from: pasted.from || `${mail.from?.name ?? ''} ${mail.from?.address ?? ''}`.trim(),
    versions,
  };
}

/** Reads whatever was pasted: what a mail shows, its HTML, or the whole source of it; bytes are the file of a mail. */
export async function readMail(raw: string | Uint8Array, parseHtml: ParseHtml): Promise<MailText> {
  if (typeof raw !== 'string') return fromSource(raw, parseHtml);
  if (isSource(raw)) return fromSource(raw.trimStart(), parseHtml);
  return fromShown(isHtml(raw) ? linesOfHtml(raw, parseHtml) : linesOfText(raw));
}
