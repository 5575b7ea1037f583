import { expect, test } from 'vitest';
import { collectedWords } from './collected-words.ts';

const one = { name: 'Marva Sample', at: '2026-12-01T15:00:00.000Z', pieces: [1, 2] };

test('a handover says who, what and when, on the clocks of the counter', () => {
  expect(collectedWords(one, 'GY')).toBe(
    'Marva Sample collected pieces 1 and 2 and signed for them Tue, Dec 1, 11:00 AM (Georgetown time).',
  );
  expect(collectedWords({ ...one, pieces: [3] }, 'JM')).toBe(
    'Marva Sample collected piece 3 and signed for it Tue, Dec 1, 10:00 AM.',
  );
});

test('of everything at once no piece is named', () => {
  expect(collectedWords(one, 'GY', { isAll: true })).toBe(
    'Marva Sample collected it and signed for it Tue, Dec 1, 11:00 AM (Georgetown time).',
  );
});
