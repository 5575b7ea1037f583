import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { destinationIn } from './destinations.ts';

test('the country of an address leads to the flight that goes there', () => {
  const found = countries.flatMap(({ name }) => {
    const destination = destinationIn(name);
    return destination ? [[name, destination.code]] : [];
  });
  expect(Object.fromEntries(found)).toEqual({
    Guyana: 'GY',
    Jamaica: 'JM',
    'Trinidad and Tobago': 'TT',
    Barbados: 'BB',
    Suriname: 'SR',
  });
});
