import { expect, it } from 'vitest';
import { compileStatement } from './statements.ts';
import type { ByteMatch } from './web-acl-config.ts';

const request = {
  method: 'POST',
  path: '/API/%61bc/../x',
  query: 'q=1',
  headers: { 'x-kind': 'Alpha' },
  body: Buffer.alloc(0),
  address: '127.0.0.1',
};
const matches = (change: Partial<ByteMatch>): boolean =>
  compileStatement({
    ByteMatchStatement: {
      SearchString: '/API/',
      FieldToMatch: { UriPath: {} },
      PositionalConstraint: 'STARTS_WITH',
      TextTransformations: [],
      ...change,
    },
  })(request, 0, new Set());

it.each<[string, Partial<ByteMatch>, boolean]>([
  ['starts with', {}, true],
  ['does not start with', { SearchString: '/api/' }, false],
  ['ends with', { SearchString: '/x', PositionalConstraint: 'ENDS_WITH' }, true],
  ['contains', { SearchString: '%61', PositionalConstraint: 'CONTAINS' }, true],
  [
    'is exactly',
    { SearchString: 'POST', FieldToMatch: { Method: {} }, PositionalConstraint: 'EXACTLY' },
    true,
  ],
  ['query', { SearchString: 'q=', FieldToMatch: { QueryString: {} } }, true],
  [
    'header, its name in any case',
    { SearchString: 'Al', FieldToMatch: { SingleHeader: { Name: 'X-Kind' } } },
    true,
  ],
  ['missing header', { SearchString: 'Al', FieldToMatch: { SingleHeader: { Name: 'x-other' } } }, false],
  ['base64', { SearchString: undefined, SearchStringBase64: Buffer.from('/API').toString('base64') }, true],
  [
    'transformations in order of priority',
    {
      SearchString: '/api/x',
      PositionalConstraint: 'EXACTLY',
      TextTransformations: [
        { Priority: 2, Type: 'NORMALIZE_PATH' },
        { Priority: 1, Type: 'LOWERCASE' },
        { Priority: 0, Type: 'URL_DECODE' },
      ],
    },
    true,
  ],
])('%s', (_, change, expected) => {
  expect(matches(change)).toBe(expected);
});

it.each([
  ['the label', 'LABEL', 'awswaf:managed:aws:list:Bad', true],
  ['no part of a label', 'LABEL', 'awswaf:managed:aws:list:', false],
  ['the namespace', 'NAMESPACE', 'awswaf:managed:aws:list:', true],
  ['another namespace', 'NAMESPACE', 'awswaf:managed:aws:other:', false],
] as const)('sees %s that a rule before it has set', (_, Scope, Key, expected) => {
  const matchesLabel = compileStatement({ LabelMatchStatement: { Scope, Key } });
  expect(matchesLabel(request, 0, new Set(['awswaf:managed:aws:list:Bad']))).toBe(expected);
  expect(matchesLabel(request, 0, new Set())).toBe(false);
});

it('refuses a statement without a field to match, and an empty statement', () => {
  expect(() => matches({ FieldToMatch: {} })).toThrow(/nothing/);
  expect(() => compileStatement({})).toThrow(/empty/);
});
