import type { LetterPlace, LetterToDo, WebLink } from '../letter.ts';
import { painted } from '../look.ts';
import { words } from '../words.ts';
import { escapeHtml, sentenceHtml } from './escape-html.ts';
import { buttonHtml, layoutTable, linkHtml, otherHtml, phoneHtml } from './parts.ts';

const rowHtml = (label: string, value: string): string =>
  `<tr><td width="72" ${painted('soft', 'padding:4px 8px 4px 0;font-size:15px;line-height:22px;vertical-align:top')}>${label}</td>` +
  `<td ${painted('text', 'padding:4px 0;font-size:16px;line-height:22px;vertical-align:top')}>${value}</td></tr>`;

const byHtml = (by: string): string =>
  `<span ${painted('by', 'display:inline-block;padding:2px 6px;font-weight:bold')}>${sentenceHtml(by)}</span>`;

const placeRows = ({ name, lines, hours = [], mapUrl, phone }: LetterPlace): readonly string[] => {
  const where = [
    ...(name === undefined ? [] : [`<b>${escapeHtml(name)}</b>`]),
    ...lines.map(escapeHtml),
    ...(mapUrl === undefined ? [] : [linkHtml({ label: words.map, url: mapUrl })]),
  ];
  return [
    rowHtml(words.place, where.join('<br>')),
    ...(hours.length === 0 ? [] : [rowHtml(words.hours, hours.map(sentenceHtml).join('<br>'))]),
    ...(phone === undefined ? [] : [rowHtml(words.phone, phoneHtml(phone, { breaks: true }))]),
  ];
};

/** Where something is: its name, the street, a map, hours and phone. */
export const placeHtml = (place: LetterPlace, below = 20): string =>
  layoutTable(placeRows(place).join(''), `width="100%" style="table-layout:fixed;margin:0 0 ${below}px"`);

const lineHtml = (line: string): string =>
  `<p ${painted('text', 'margin:0 0 10px;font-size:16px;line-height:24px')}>${sentenceHtml(line)}</p>`;

const besideHtml = (html: string): string =>
  `<p ${painted('text', 'margin:12px 0 0;font-size:15px;line-height:22px')}>${html}</p>`;

/** The one thing to do: what, by when, how much, where, and the button. */
export const toDoHtml = (
  { title, lines = [], by, sum, place, before = [], after = [] }: LetterToDo,
  { button, other }: { readonly button: WebLink | undefined; readonly other?: WebLink },
): string => {
  const rows = [
    ...(by === undefined ? [] : [rowHtml(words.by, byHtml(by))]),
    ...(sum === undefined ? [] : [rowHtml(words.sum, `<b>${escapeHtml(sum)}</b>`)]),
    ...(place === undefined ? [] : placeRows(place)),
  ];
  const beside = [
    ...before.map((sentence) => besideHtml(sentenceHtml(sentence))),
    ...after.map((sentence) => besideHtml(`<b>${words.later}:</b> ${sentenceHtml(sentence)}`)),
  ];
  return layoutTable(
    `<tr><td ${painted('todo', 'padding:16px;border-style:solid;border-width:0 0 0 6px')}>` +
      `<p ${painted('soft', 'margin:0 0 4px;font-size:13px;line-height:18px;font-weight:bold')}>${words.todo}</p>` +
      `<h2 ${painted('text', 'margin:0 0 10px;font-size:19px;line-height:25px')}>${sentenceHtml(title)}</h2>` +
      lines.map(lineHtml).join('') +
      (rows.length === 0
        ? ''
        : layoutTable(rows.join(''), 'width="100%" style="table-layout:fixed;margin:0 0 14px"')) +
      `${button === undefined ? '' : buttonHtml(button, 0)}${other === undefined ? '' : otherHtml(other)}${beside.join('')}</td></tr>`,
    'width="100%" style="margin:0 0 20px"',
  );
};
