import { expect, test } from 'vitest';
import { toldShown } from './told.ts';

test('a person is counted once, and a text stands once with how many shipments it is about', () => {
  const friday = { title: 'Now flies on Friday', body: 'Your shipment now flies on Friday.' };
  const later = { ...friday, body: 'Your shipment now flies on Friday. Bring it before Tuesday.' };
  expect(
    toldShown([
      { userId: 'ann', ...friday },
      { userId: 'ann', ...later },
      { userId: 'ben', ...friday },
    ]),
  ).toEqual({
    people: 2,
    news: [
      { ...friday, shipments: 2 },
      { ...later, shipments: 1 },
    ],
  });
  expect(toldShown([])).toEqual({ people: 0, news: [] });
});
