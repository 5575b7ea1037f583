import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { synthesize } from './cloud.ts';

/*
 * An outbox event leaves its table only if the relay follows the table's stream. Which tables get outbox items is
 * read from the sources: files that get the table's name and import `outboxItem`, or `writeVersion` of the kit, which calls it.
 */
const root = join(import.meta.dirname, '../../lambdas');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

/** The text between the bracket that opens at `start` and its closing bracket. */
const inBrackets = (text: string, start: number): string => {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, place);
  }
  return text.slice(start);
};

/** Variables of the tables that calls of a function get, anywhere in lambdas. */
const tablesGivenTo = (name: string): string[] =>
  sources.flatMap(([, text]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].flatMap(
      (call) => inBrackets(text, call.index + name.length).match(/\b[A-Z][A-Z_]*_TABLE\b/g) ?? [],
    ),
  );

const writers = sources.filter(
  ([file, text]) =>
    !file.startsWith('runtime/aggregate/') &&
    /import \{[^}]*\b(?:outboxItem|writeVersion)\b[^}]*\} from/.test(text),
);

describe('a store that writes outbox items', () => {
  const cloud = synthesize();
  const relayed = cloud
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter((one) => String(one.to('FunctionName')?.at('Description')).endsWith('/relay'))
    .map((one) => one.to('EventSourceArn')?.id);
  /** A table by the environment variable that names it. */
  const tableOf = (variable: string) =>
    cloud.ofType('AWS::Lambda::Function').flatMap((fn) => fn.to(`Environment.Variables.${variable}`) ?? [])[0]
      ?.id;

  it('is found by this test', () => {
    expect(writers.length).toBeGreaterThan(5);
  });

  it.each(writers)('%s gets only tables whose streams the relay reads', (_file, text) => {
    const makers = [...text.matchAll(/^export const (\w+) =/gm)].flatMap(([, name]) => name ?? []);
    // What a domain holds of a person names its table itself.
    const named = [...text.matchAll(/^ {2}table: '(\w+_TABLE)'/gm)].flatMap(([, name]) => name ?? []);
    const tables = new Set([...makers.flatMap(tablesGivenTo), ...named]);
    expect([...tables]).not.toEqual([]);
    for (const variable of tables) expect(relayed, variable).toContain(tableOf(variable));
  });
});
