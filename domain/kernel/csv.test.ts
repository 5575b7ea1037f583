import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, readCsv } from './csv.ts';

test('a line ends as in RFC 4180, numbers and booleans are plain, and null is an empty cell', () => {
  expect(csvLine(['a', 1.5, true, null, -2])).toBe('a,1.5,true,,-2\r\n');
  const sums = [17_500, -1, 0, -0, 123_456_789].map((hundredths) => ({ hundredths }));
  expect(csvLine(sums)).toBe('175.00,-0.01,0.00,0.00,1234567.89\r\n');
});

test('commas, quotes and line ends stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\r\nlines'])).toBe('"a,b","say ""hi""","two\r\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'a text that a spreadsheet would run is marked as text: %j',
  (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  },
);

test('a formula with quotes is both escaped and quoted', () => {
  expect(csvLine(['=HYPERLINK("http://evil.example")'])).toBe(`"'=HYPERLINK(""http://evil.example"")"\r\n`);
});

test('whatever is written is read as it was, formulas and quotes and line ends included', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', '@SUM(A1)', '"', 'a,b', 'two\r\nlines', '\t', "'=1"),
  );
  // An apostrophe before a formula is the mark itself.
  const plain = cell.filter((text) => !/^'[=+\-@＝＋－＠\t\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(plain, { minLength: 1, maxLength: 5 }), { minLength: 1 }), (lines) => {
      expect(readCsv(lines.map(csvLine).join(''))).toEqual(lines);
    }),
  );
});

test('files of other spreadsheets are read, too', () => {
  expect(readCsv('\uFEFFPhrase,Intent\nship a barrel,\n')).toEqual([
    ['Phrase', 'Intent'],
    ['ship a barrel', ''],
  ]);
  expect(readCsv('a,"b\rc"\rd,e')).toEqual([
    ['a', 'b\rc'],
    ['d', 'e'],
  ]);
  expect(readCsv('a,b')).toEqual([['a', 'b']]);
});

test('any text ends, and one that is no CSV is read up to there', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(readCsv(text))));
  expect(readCsv('a,b\nc"d,e\nf')).toEqual([['a', 'b'], []]);
});
