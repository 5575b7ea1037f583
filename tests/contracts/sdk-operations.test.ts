import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sourcesIn = (folder: string, wanted: (file: string) => boolean): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && wanted(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

const sent = (source: string): string[] => [
  ...new Set([...source.matchAll(/new ([A-Z]\w+Command)\b/g)].map(([, command]) => command ?? '')),
];

const used = sent(sourcesIn('lambdas', (file) => !file.endsWith('.test.ts')));
const conformant = new Set(sent(sourcesIn('packages/home-cloud/tests', () => true)));

describe('every operation that a handler asks of AWS', () => {
  test('is found at all', () => {
    expect(used).toContain('TransactWriteCommand');
  });

  test.each(used)('%s is held to the real SDK by the conformance suites of the home cloud', (command) => {
    expect(conformant).toContain(command);
  });
});
