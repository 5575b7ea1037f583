import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const lambdas = join(import.meta.dirname, '../../lambdas');
const kit = 'runtime/table/';
const sources = readdirSync(lambdas, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(lambdas, file), 'utf8') }));
const naming = (what: RegExp): string[] =>
  sources.filter(({ source }) => what.test(source)).map(({ file }) => file);

/** What only `lambdas/runtime/table` may do. */
describe.each([
  [
    'why a transaction was cancelled',
    /CancellationReasons|TransactionCanceledException|TransactWriteCommand/,
  ],
  ['why a write was refused', /ConditionalCheckFailed|TransactionConflict/],
  ['what a batch left unread', /UnprocessedKeys|BatchGetCommand/],
  [
    'how a call of DynamoDB is made',
    /import \{[^}]*(?:Command|paginate)[^}]*\} from '@aws-sdk\/(?:lib|client)-dynamodb'/,
  ],
  ['what is said of a cursor that opens nothing', /INVALID_CURSOR|(?:de|en)codeCursor/],
])('%s', (_, words) => {
  test('is used by the table kit', () => {
    expect(naming(words).some((file) => file.startsWith(kit))).toBe(true);
  });

  test('is used nowhere else', () => {
    expect(naming(words).filter((file) => !file.startsWith(kit))).toEqual([]);
  });
});

test('events are made by `compose`, never written out by hand', () => {
  expect(naming(/specversion|aggregateVersion:/)).toEqual([]);
});
