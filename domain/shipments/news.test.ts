import { expect, test } from 'vitest';
import { newsFrom, shipmentNews } from './news.ts';

const left = shipmentNews('DEP', { before: 'MANIFESTED', after: 'DEPARTED' }, 'Doral');
const received = shipmentNews('FOH', { before: 'BOOKED', after: 'RECEIVED' }, 'Doral');

test('a shipment has left the place of its airport, and no place where that is not known', () => {
  expect(newsFrom(left, 'EWR')?.title).toBe('Left Newark');
  expect(newsFrom(left, 'JFK')?.title).toBe('Left New York');
  expect(newsFrom(left, undefined)?.title).toBe('Left with its flight');
  expect(newsFrom(received, 'EWR')).toEqual(received);
  expect(received?.body).toBe('Your shipment is at our Doral facility.');
});
