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

/** Calls by the SDK's own methods: `s3.putObject(` sends a PutObjectCommand. Short names count only for the document client, `doc`. */
const called = (source: string): string[] =>
  [...source.matchAll(/\bdoc\.(\w+)\(|\b\w+\.([a-z]+[A-Z]\w+)\(/g)].map(([, short, long]) => {
    const method = short ?? long ?? '';
    return `${method.charAt(0).toUpperCase()}${method.slice(1)}Command`;
  });

const used = sent(sourcesIn('lambdas', (file) => !file.endsWith('.test.ts')));
const conformance = sourcesIn('packages/home-cloud/tests', () => true);
const conformant = new Set([...sent(conformance), ...called(conformance)]);

describe('every AWS operation that a handler calls', () => {
  test('is found at all', () => {
    expect(used).toContain('TransactWriteCommand');
  });

  test.each(used)(
    '%s is called with the real SDK in the conformance suites of the cloud at home',
    (command) => {
      expect(conformant).toContain(command);
    },
  );
});
