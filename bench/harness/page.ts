import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { benchDir, type Result, type Results } from './results.ts';
import { bound, line, verdict } from './words.ts';

const [begin, end] = ['<!-- figures: npm run bench -->', '<!-- /figures -->'];
const readme = join(benchDir, '../README.md');

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const table = (figures: readonly Result[]): string =>
  [
    row(['figure', 'value', 'ours', 'beside', 'reach', 'aim', '']),
    row(Array.from({ length: 7 }, () => '---')),
    ...figures.map((result) =>
      row([
        `[${result.name}](#${result.name})`,
        `**${result.value}**`,
        result.ours,
        result.beside ?? '',
        bound(result, 'reach'),
        bound(result, 'aim'),
        verdict(result),
      ]),
    ),
  ].join('\n');

const section = (figure: Figure, result: Result): string => {
  const details = result.details.map(({ what, value }) => row([what, value]));
  return [
    `## ${figure.name}`,
    `${figure.measures}${figure.beside ? `, beside ${figure.beside}` : ''}.`,
    figure.how,
    ...(details.length > 0 ? [[row(['what', 'value']), row(['---', '---']), ...details].join('\n')] : []),
    `${result.samples.ours.length} samples${result.samples.beside.length > 0 ? ' of each side' : ''}, ${result.date.slice(0, 10)}, Node ${result.node}.`,
  ].join('\n\n');
};

/** The page of all figures. */
export const page = (results: Results, figures: readonly Figure[]): string => {
  const measured = results.figures.flatMap((result) => {
    const figure = figures.find(({ name }) => name === result.name);
    return figure ? [section(figure, result)] : [];
  });
  return `${[
    '# Figures',
    'Written by `npm run bench`; [`results.json`](results.json) has the raw samples. The product and its baseline are measured alternately in the same run, so another machine gives a similar ratio, but other milliseconds.',
    `Machine: ${results.machine}.`,
    table(results.figures),
    ...measured,
  ].join('\n\n')}\n`;
};

/** The figures in the project's README, by name. */
const inReadme: readonly string[] = [
  'handler-start',
  'events-stored-200',
  'dollars',
  'npm-start',
  'site-lcp-ratio',
];

/** A text with the lines of the README's figures between its markers. Without markers it is unchanged. */
export const withLines = (text: string, figures: readonly Result[]): string => {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + begin.length)}\n${figures
    .filter(({ name }) => inReadme.includes(name))
    .map(line)
    .join('\n')}\n${text.slice(to)}`;
};

/** Writes the page of all figures, and the lines in the project's README. */
export const writePages = (results: Results, figures: readonly Figure[]): void => {
  writeFileSync(join(benchDir, 'README.md'), page(results, figures));
  writeFileSync(readme, withLines(readFileSync(readme, 'utf8'), results.figures));
};
