import { describe, expect, test } from 'vitest';
import { type Reading, readingOf, scaleLines } from './scale-lines.ts';

const weight = (lb: number, isStable = true): Reading => ({ kind: 'weight', lb, isStable });

describe('a line of a scale', () => {
  test.each([
    // A&D, CAS and others with commas.
    ['ST,GS,+  5.35lb', weight(5.35)],
    ['US,GS,+  5.30lb', weight(5.3, false)],
    ['ST,NT,+0012.340kg', weight(27.205)],
    ['ST,+00123.45  g', weight(0.272)],
    ['OL,GS,+999999lb', { kind: 'overload' }],
    ['ST,GS,-  0.10lb', { kind: 'under' }],
    // One letter.
    ['W 5.35 lb', weight(5.35)],
    ['W -5.35 lb', { kind: 'under' }],
    // Mettler Toledo.
    ['S S      5.35 lb', weight(5.35)],
    ['S D      5.31 lb', weight(5.31, false)],
    ['S S      2.430 kg', weight(5.357)],
    ['S +', { kind: 'overload' }],
    ['S -', { kind: 'under' }],
    // OHAUS.
    ['      5.35 lb      ', weight(5.35)],
    ['      5.31 lb ?    ', weight(5.31, false)],
    ['      5.35 lb   NET', weight(5.35)],
    ['     86.0 oz', weight(5.375)],
    ['Err8.3', { kind: 'overload' }],
    ['      0.00 lb', weight(0)],
  ] as const)('%s', (line, said) => expect(readingOf(line)).toEqual(said));

  test.each(['', 'S I', 'ES', '5.35', 'lb', 'ST,GS,+  5.3', '12345', 'Total 5.35 lb', '5.35 lb 6'])(
    '“%s” is no weight',
    (line) => expect(readingOf(line)).toBeUndefined(),
  );
});

describe('what comes from a scale', () => {
  const heard = (...pieces: readonly string[]): readonly Reading[] => {
    const readings: Reading[] = [];
    const hear = scaleLines((reading) => readings.push(reading));
    for (const piece of pieces) hear(piece);
    return readings;
  };

  test('is put together from pieces', () => {
    expect(heard('\r\nST,GS', ',+  5.', '35lb\r', '\nUS,GS,+  5.30lb\r\nST')).toEqual([
      weight(5.35),
      weight(5.3, false),
    ]);
  });

  test('is not read from the middle of a line', () => {
    expect(heard('5.35 lb\r\n', '   125.35 lb\r\n')).toEqual([weight(125.35)]);
  });

  test('may stand between the marks of a telegram', () => {
    expect(heard('\x02  5.35 lb\x03', '\x02  5.36 lb\x03')).toEqual([weight(5.35), weight(5.36)]);
  });

  test('is forgotten where no line ends', () => {
    expect(heard('\n', 'x'.repeat(10_000), '\r\nW 1.00 lb\r\n')).toEqual([weight(1)]);
  });
});
