import { expect, test } from 'vitest';
import { trackingCodes } from './lifecycle.ts';
import { newsFrom, shipmentNews } from './news.ts';

const pieces = [1, 2, 3];
const left = shipmentNews(
  { code: 'DEP', state: { before: 'MANIFESTED', after: 'DEPARTED' }, pieces },
  'Doral',
);
const received = shipmentNews(
  { code: 'FOH', state: { before: 'BOOKED', after: 'RECEIVED' }, pieces },
  'Doral',
);

test('a shipment has left the place of its airport, and no place where that is not known', () => {
  expect(newsFrom(left, 'EWR')?.title).toBe('Left Newark');
  expect(newsFrom(left, 'JFK')?.title).toBe('Left New York');
  expect(newsFrom(left, undefined)?.title).toBe('Left with its flight');
  expect(newsFrom(received, 'EWR')).toEqual(received);
  expect(received?.body).toBe('It is at our Doral facility.');
});

test('what goes wrong with pieces says with which', () => {
  const of = (code: 'DIS_SSPD' | 'DIS_OFLD', numbers: readonly number[]) =>
    shipmentNews({ code, state: { before: 'DEPARTED', after: 'READY' }, pieces: numbers }, 'Doral');
  expect(of('DIS_SSPD', [3])).toEqual({
    title: 'Piece 3 stayed behind',
    body: 'Piece 3 did not leave with the flight. We will book it on another one and tell you which.',
    // By then it may have one.
    later: 'Piece 3 did not leave with the flight.',
  });
  expect(of('DIS_OFLD', [1, 2])?.body).toBe(
    'Pieces 1 and 2 were taken off the flight by the airline. We will book them on another one and tell you which.',
  );
});

test('some pieces that can be collected are news while others are still to come, and no other step of some is', () => {
  const of = (code: 'NFD' | 'DEP') =>
    shipmentNews({ code, state: { before: 'READY', after: 'READY' }, pieces: [1, 2] }, 'Doral');
  expect(of('NFD')?.title).toBe('Pieces 1 and 2 ready to collect');
  expect(of('NFD')?.body).toMatch(/^Pieces 1 and 2 can be collected\. /);
  expect(of('DEP')).toBeUndefined();
});

test.each(trackingCodes)('the news of %s has no word that is missing', (code) => {
  for (const numbers of [[2], [1, 3]])
    expect(
      JSON.stringify(
        shipmentNews({ code, state: { before: 'BOOKED', after: 'RECEIVED' }, pieces: numbers }, 'Doral') ??
          '',
      ),
    ).not.toMatch(/[{]\w+[}]/);
});
