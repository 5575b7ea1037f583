import type { Brand } from '#domain/settings/brand.ts';
import type { Letter, LetterPlace, LetterTable, LetterToDo, WebLink } from './letter.ts';
import { clean, closingOf, linksOf, words } from './words.ts';

const linkText = ({ label, url }: WebLink): string => `${label}: ${url}`;

const placeLines = ({ name, lines, hours = [], mapUrl, phone }: LetterPlace): readonly string[] => [
  `${words.place}: ${[...(name === undefined ? [] : [name]), ...lines].join(', ')}`,
  ...(mapUrl === undefined ? [] : [linkText({ label: words.map, url: mapUrl })]),
  ...(hours.length === 0 ? [] : [`${words.hours}: ${hours.join('; ')}`]),
  ...(phone === undefined ? [] : [`${words.phone}: ${phone.display}`]),
];

const toDoText = (
  { title, lines = [], by, sum, place, before = [], after = [] }: LetterToDo,
  { button, other }: Pick<ReturnType<typeof linksOf>, 'button' | 'other'>,
): string =>
  [
    `${words.todo}: ${title}`,
    ...lines,
    ...(by === undefined ? [] : [`${words.by}: ${by}`]),
    ...(sum === undefined ? [] : [`${words.sum}: ${sum}`]),
    ...(place === undefined ? [] : placeLines(place)),
    ...[button, other].flatMap((link) => (link === undefined ? [] : [linkText(link)])),
    ...before,
    ...after.map((sentence) => `${words.later}: ${sentence}`),
  ].join('\n');

const isFigure = (cell: string): boolean => /^\P{L}*\d/u.test(cell);
/** A figure, or the word that stands for one: `Included`. */
const isOfSum = (cell: string): boolean => isFigure(cell) || /^\p{L}+$/u.test(cell);
const isSentence = (text: string): boolean => /[.!?]$/.test(text);

/**
 * Row by row, with the heading of its column before each cell: columns do not line up where letters differ in width. The unit of a single
 * column of figures stands beside the title.
 */
const tableText = ({ title, columns: [about = '', ...columns], rows }: LetterTable): string => {
  const cellsOfOne = columns.length === 1 ? rows.map(([, cell = '']) => cell) : [];
  const isSum = cellsOfOne.some(isFigure) && cellsOfOne.every(isOfSum);
  const beside = [about, ...(isSum ? columns : [])].filter((heading) => heading !== '');
  const rowText = ([first = '', ...cells]: readonly string[]): string => {
    const said = cells.flatMap((cell, index) =>
      cell === '' ? [] : [{ cell, heading: columns[index] ?? '' }],
    );
    if (said.length === 0) return first;
    if (isSum) return `${first}: ${cells.join(', ')}`;
    if (columns.length > 1)
      return `${first}: ${said.map(({ heading, cell }) => `${heading} ${cell}`).join(', ')}`;
    return `${first}${isSentence(first) ? '' : '.'} ${said.map(({ heading, cell }) => `${heading}: ${cell}`).join(', ')}`;
  };
  return [beside.length === 0 ? title : `${title} (${beside.join(', ')})`, ...rows.map(rowText)].join('\n');
};

/** A letter for whoever reads no HTML: it says the same, in the same order. */
export const plainText = (letter: Letter, brand: Brand): string => {
  const { button, other, others } = linksOf(letter);
  return [
    letter.status?.words,
    letter.heading,
    ...letter.paragraphs,
    letter.todo && toDoText(letter.todo, { button, ...(other === undefined ? {} : { other }) }),
    letter.place && placeLines(letter.place).join('\n'),
    letter.table && tableText(letter.table),
    letter.block?.join('\n'),
    letter.todo ? '' : button && linkText(button),
    letter.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    others.map(linkText).join('\n'),
    letter.note,
    ...closingOf(letter, brand),
    letter.reason?.action && linkText(letter.reason.action),
  ]
    .filter(Boolean)
    .map((part) => clean(part ?? ''))
    .join('\n\n');
};
