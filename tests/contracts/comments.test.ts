import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeIn } from '../support/imports.ts';

const trade = readFileSync('docs/trade.md', 'utf8');
const headings = [...trade.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
const files = ['domain', 'events', 'lambdas', 'infra', 'web', 'tests', 'scripts', 'bench'].flatMap(codeIn);
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Texts that somebody once had beside the code. Whoever reads a comment must be able to open what it names. */
const notHere =
  /\b(domain notes|(the|in) specification|specification,? \(?§|design notes|core, [a-z]+ protocol)\b|§\d/i;

describe('a comment leads to what is in the repository', () => {
  test('no file cites a text that is not here', () => {
    const cite = [...textOf].filter(([, text]) => notHere.test(text));
    expect(cite.map(([file]) => file).filter((file) => file !== 'tests/contracts/comments.test.ts')).toEqual(
      [],
    );
  });

  test('a rule of the trade that is named has a heading in docs/trade.md', () => {
    const named = [...textOf].flatMap(([file, text]) =>
      [...text.matchAll(/\(trade\.md, ([^)]+)\)/g)].map(([, heading = '']) => ({ file, heading })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(
      named.filter(({ heading }) => !headings.includes(heading.replaceAll(/\s*\n\s*\*\s*/g, ' '))),
    ).toEqual([]);
  });
});
