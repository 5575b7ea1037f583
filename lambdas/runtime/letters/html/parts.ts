import type { Brand } from '#domain/settings/brand.ts';
import type { LetterFact, LetterPhoto, LetterStatus, LetterTable, WebLink } from '../letter.ts';
import { MONO, painted } from '../look.ts';
import { escapeAttribute, escapeHtml, sentenceHtml } from './escape-html.ts';

/** A table that only places things. Programs without flex or grid, such as Outlook, place by tables alone. */
export const layoutTable = (rows: string, attributes = 'width="100%"'): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** A phone number that opens the phone, with the code of the country. It breaks where it stands alone in a narrow column. */
export const phoneHtml = (
  { display, e164 }: Brand['phone'],
  { breaks }: { readonly breaks: boolean },
): string =>
  `<a href="tel:${escapeAttribute(e164)}" ${painted('link', `${breaks ? '' : 'white-space:nowrap;'}text-decoration:underline`)}>${escapeHtml(display)}</a>`;

/** A sentence in which our phone number opens the phone, with the code of the country. */
export const withPhone = (line: string, { phone }: Pick<Brand, 'phone'>): string =>
  line
    .split(phone.display)
    .map(sentenceHtml)
    .join(phoneHtml(phone, { breaks: false }));

export const paragraphHtml = (text: string, brand: Pick<Brand, 'phone'>): string =>
  `<p ${painted('text', 'margin:0 0 16px;font-size:16px;line-height:24px')}>${withPhone(text, brand)}</p>`;

export const noteHtml = (text: string): string =>
  `<p ${painted('soft', 'margin:0 0 16px;font-size:14px;line-height:21px')}>${sentenceHtml(text)}</p>`;

export const statusHtml = ({ words, tone }: LetterStatus): string =>
  layoutTable(
    `<tr><td ${painted(tone, 'padding:6px 10px;font-size:14px;line-height:20px;font-weight:bold')}>${sentenceHtml(words)}</td></tr>`,
    'style="margin:0 0 12px"',
  );

/**
 * The cell is colored too, for programs that ignore the padding of a link. The address is in it only once, because it may contain
 * Cognito's placeholder, and Cognito may replace only one: a button drawn for Outlook alone would have it twice.
 */
export const buttonHtml = ({ label, url }: WebLink, below = 20): string =>
  layoutTable(
    `<tr><td ${painted('button', 'border-radius:4px;mso-padding-alt:14px 22px')}><a href="${escapeAttribute(url)}" ` +
      `${painted('button', 'display:inline-block;padding:13px 22px;border-radius:4px;font-size:16px;line-height:22px;font-weight:bold;text-decoration:none;mso-padding-alt:0')}>` +
      `${escapeHtml(label)}</a></td></tr>`,
    `style="margin:0 0 ${below}px"`,
  );

/** The other answer: a button with an edge alone, so that the first one stays the first. */
export const otherHtml = ({ label, url }: WebLink): string =>
  layoutTable(
    `<tr><td ${painted('other', 'border:2px solid;border-radius:4px;mso-padding-alt:12px 20px')}><a href="${escapeAttribute(url)}" ` +
      `${painted('other', 'display:inline-block;padding:11px 20px;border-radius:4px;font-size:16px;line-height:22px;font-weight:bold;text-decoration:none;mso-padding-alt:0')}>` +
      `${escapeHtml(label)}</a></td></tr>`,
    'style="margin:12px 0 0"',
  );

export const linkHtml = ({ label, url }: WebLink): string =>
  `<a href="${escapeAttribute(url)}" ${painted('link', 'display:inline-block;padding:10px 0;text-decoration:underline')}>${escapeHtml(label)}</a>`;

export const linksHtml = (links: readonly WebLink[]): string =>
  links
    .map((link) => `<p style="margin:0 0 4px;font-size:16px;line-height:24px">${linkHtml(link)}</p>`)
    .join('');

export const blockHtml = (lines: readonly string[]): string =>
  `<p ${painted('block', `margin:0 0 20px;padding:14px 16px;border:1px solid;font-size:16px;line-height:25px;${MONO}`)}>` +
  `${lines.map(escapeHtml).join('<br>')}</p>`;

const factHtml = ({ label, value }: LetterFact): string => {
  const cell =
    'padding:9px 0;border-top:1px solid;font-size:15px;line-height:21px;vertical-align:top;text-align:left';
  return (
    `<tr><th scope="row" width="34%" ${painted('label', `${cell};padding-right:12px;font-weight:normal`)}>${escapeHtml(label)}</th>` +
    `<td ${painted('row', `${cell};font-weight:bold`)}>${sentenceHtml(value)}</td></tr>`
  );
};

/** Two columns of fixed widths, so that a long word breaks and pushes nothing out. */
export const factsHtml = (facts: readonly LetterFact[]): string =>
  `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="table-layout:fixed;margin:0 0 20px">${facts.map(factHtml).join('')}</table>`;

const CELL = 'padding:9px 0 9px 10px;border-top:1px solid;font-size:15px;line-height:21px;vertical-align:top';

// Figures and short words: they wrap between words only, and the first column takes what is left.
const WHOLE_WORDS = 'overflow-wrap:normal;word-break:normal';

const tableRowHtml = ([first = '', ...cells]: readonly string[]): string =>
  `<tr><th scope="row" ${painted('row', `${CELL};padding-left:0;text-align:left;font-weight:normal`)}>${sentenceHtml(first)}</th>` +
  `${cells.map((cell) => `<td ${painted('row', `${CELL};text-align:right;font-weight:bold;${WHOLE_WORDS}`)}>${sentenceHtml(cell)}</td>`).join('')}</tr>`;

/** What people compare. All columns but the first stand on the right, as figures do. */
export const tableHtml = ({ title, columns, rows }: LetterTable): string => {
  const headings = columns.map(
    (column, index) =>
      `<th scope="col" ${painted('soft', `padding:0 0 6px ${index === 0 ? 0 : 10}px;font-size:13px;line-height:18px;vertical-align:bottom;font-weight:bold;text-align:${index === 0 ? 'left' : `right;${WHOLE_WORDS}`}`)}>${escapeHtml(column)}</th>`,
  );
  return (
    `<p ${painted('text', 'margin:0 0 8px;font-size:16px;line-height:24px;font-weight:bold')}>${sentenceHtml(title)}</p>` +
    `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px">` +
    `<tr>${headings.join('')}</tr>${rows.map(tableRowHtml).join('')}</table>`
  );
};

/** Unique in its letter. */
export const contentIdOf = (index: number): string => `photo-${index + 1}`;

// Programs that know no widths in percent use the attribute.
export const photoHtml = ({ alt, caption }: LetterPhoto, index: number): string =>
  `<p ${painted('soft', 'margin:0 0 16px;font-size:14px;line-height:21px')}><img src="cid:${contentIdOf(index)}" alt="${escapeAttribute(alt)}" width="320" ` +
  `style="display:block;width:auto;max-width:100%;height:auto">${escapeHtml(caption ?? '')}</p>`;
