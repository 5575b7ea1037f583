import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationCodes } from '../../kernel/destinations.ts';
import {
  changedKeywords,
  conflictsIn,
  intentNames,
  Keyword,
  keywordsWithPosts,
  phraseKey,
  serviceNames,
  type TargetingPost,
} from './keyword.ts';
import { keywordFile, readKeywordFile } from './keyword-file.ts';

const post = (id: string, phrase: string): TargetingPost => ({
  id,
  title: `Post ${id}`,
  status: 'DRAFT',
  phrase,
});
const barrel: Keyword = { phrase: 'Ship a barrel', service: 'barrels', destination: 'GY' };

test('a phrase is the same however it is written', () => {
  expect(['Ship a Barrel!', 'ship  a barrel', 'SHIP A BARREL'].map(phraseKey)).toEqual(
    Array.from({ length: 3 }, () => 'ship a barrel'),
  );
  expect(phraseKey(' 日本 ')).toBe('日本');
});

describe('a change of the phrases', () => {
  test('replaces one that is there, removes, sorts, and sent again changes nothing', () => {
    const change = { set: [{ phrase: 'ship a barrel' }, { phrase: 'air cargo' }], remove: ['Perfume'] };
    const once = changedKeywords([barrel, { phrase: 'perfume' }], change);
    expect(once).toEqual([{ phrase: 'air cargo' }, { phrase: 'ship a barrel' }]);
    expect(changedKeywords(once, change)).toEqual(once);
  });
});

describe('phrases and posts', () => {
  const shown = keywordsWithPosts(
    [barrel, { phrase: 'perfume' }],
    [post('1', 'ship a barrel'), post('2', 'Ship a barrel?'), post('3', 'batteries'), post('4', 'Batteries')],
  );

  test('are brought together by the phrase, and a phrase of a post that nobody keeps is told', () => {
    expect(shown.keywords.map(({ posts }) => posts.map(({ id }) => id))).toEqual([['1', '2'], []]);
    expect(shown.others.map(({ id }) => id)).toEqual(['3', '4']);
  });

  test('are a conflict when two posts target one phrase, kept or not', () => {
    expect(conflictsIn(shown).map((posts) => posts.map(({ id }) => id))).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });
});

describe('a file of phrases', () => {
  const optional = <Name extends string>(all: readonly Name[]) =>
    fc.option(fc.constantFrom(...all), { nil: undefined });
  const keywords = fc
    .record({
      phrase: fc.string({ maxLength: 120 }),
      intent: optional(intentNames),
      destination: optional(destinationCodes),
      service: optional(serviceNames),
    })
    .map((typed) => Keyword.safeParse(JSON.parse(JSON.stringify(typed))).data)
    .filter((keyword) => keyword !== undefined)
    .filter(({ phrase }) => !/^'[=+\-@＝＋－＠\t\r\n]/.test(phrase));

  test('that was written is read as it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(keywords, { selector: ({ phrase }) => phraseKey(phrase) }), (all) => {
        const file = keywordFile(all.map((keyword) => ({ ...keyword, posts: [post('1', 'x')] })));
        expect(readKeywordFile(file)).toEqual({ keywords: all, unreadable: [] });
      }),
    );
  });

  test('runs no formula in a spreadsheet', () => {
    const file = keywordFile([{ phrase: '=HYPERLINK("http://x")', posts: [] }]);
    expect(file.split('\r\n')[1]).toBe(`"'=HYPERLINK(""http://x"")",,,,`);
  });

  test('has its columns in any order, empty lines are left out, and a phrase counts once', () => {
    const read = readKeywordFile(
      'Destination,Volume,phrase\nGuyana,90,ship a barrel\n\n,,\nJM,10,Ship a barrel\n',
    );
    expect(read).toEqual({ keywords: [{ phrase: 'Ship a barrel', destination: 'JM' }], unreadable: [] });
  });

  test('says which lines it cannot take, and why', () => {
    const read = readKeywordFile(`Phrase,Destination\n,Guyana\nperfume,France\n${'x'.repeat(121)},\n`);
    expect(read.keywords).toEqual([]);
    expect(read.unreadable.map(({ line, why }) => [line, why])).toEqual([
      [2, 'Write a phrase'],
      [3, 'There is no destination of this name.'],
      [4, expect.any(String)],
    ]);
    expect(readKeywordFile('Word\nx').unreadable).toEqual([
      { line: 1, why: 'The first line has no column named Phrase.' },
    ]);
  });
});
