import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

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
