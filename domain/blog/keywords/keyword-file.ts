import { csvLine, readCsv } from '../../kernel/csv.ts';
import { destinationCodes, destinations } from '../../kernel/destinations.ts';
import {
  intentNames,
  intents,
  Keyword,
  type KeywordWithPosts,
  phraseKey,
  serviceNames,
  services,
} from './keyword.ts';

const columns = ['Phrase', 'Intent', 'Destination', 'Service'] as const;

/** The phrases as a file for a spreadsheet, with the titles of the posts that target each. */
export const keywordFile = (keywords: readonly KeywordWithPosts[]): string =>
  [
    csvLine([...columns, 'Posts']),
    ...keywords.map(({ phrase, intent, destination, service, posts }) =>
      csvLine([
        phrase,
        intent === undefined ? null : intents[intent],
        destination === undefined ? null : destinations[destination].country,
        service === undefined ? null : services[service],
        posts.map(({ title }) => title).join('; ') || null,
      ]),
    ),
  ].join('');

/** A line of a file that cannot be taken, counted as a spreadsheet counts it. */
interface Unreadable {
  readonly line: number;
  readonly why: string;
}

/** What is in a file. */
export interface ReadFile {
  readonly keywords: readonly Keyword[];
  readonly unreadable: readonly Unreadable[];
}

/** Finds what a cell means, by the name that people see or by the one that we store. */
const named = <Name extends string>(
  cell: string,
  all: readonly Name[],
  words: (name: Name) => string,
): Name | 'unknown' | undefined => {
  const typed = cell.trim().toLowerCase();
  if (typed === '') return undefined;
  return all.find((name) => [name.toLowerCase(), words(name).toLowerCase()].includes(typed)) ?? 'unknown';
};

const keywordOf = (cell: (column: (typeof columns)[number]) => string): Keyword | string => {
  const found = {
    intent: named(cell('Intent'), intentNames, (name) => intents[name]),
    destination: named(cell('Destination'), destinationCodes, (code) => destinations[code].country),
    service: named(cell('Service'), serviceNames, (name) => services[name]),
  };
  for (const [column, value] of Object.entries(found))
    if (value === 'unknown') return `There is no ${column} of this name.`;
  const { data, error } = Keyword.safeParse({
    phrase: cell('Phrase'),
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
  });
  return data ?? error?.issues[0]?.message ?? 'This line cannot be read.';
};

/** Reads phrases from a file. Its first line names the columns, in any order; without a column named Phrase nothing is taken. A phrase counts once, as its last line has it. */
export const readKeywordFile = (text: string): ReadFile => {
  const [head = [], ...rows] = readCsv(text);
  const places = columns.map((column) =>
    head.findIndex((name) => name.trim().toLowerCase() === column.toLowerCase()),
  );
  if (places[0] === -1)
    return { keywords: [], unreadable: [{ line: 1, why: 'The first line has no column named Phrase.' }] };
  const read = rows
    .map((row, at) => ({ row, line: at + 2 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
    .map(({ row, line }) => ({
      line,
      keyword: keywordOf((column) => row[places[columns.indexOf(column)] ?? -1] ?? ''),
    }));
  const taken = read.flatMap(({ keyword }) => (typeof keyword === 'string' ? [] : [keyword]));
  return {
    keywords: [...new Map(taken.map((keyword) => [phraseKey(keyword.phrase), keyword])).values()],
    unreadable: read.flatMap(({ line, keyword }) =>
      typeof keyword === 'string' ? [{ line, why: keyword }] : [],
    ),
  };
};
