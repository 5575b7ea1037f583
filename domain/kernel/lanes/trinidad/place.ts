import { type Place, sevenDigits } from '../lane.ts';

export const path = '/service-areas/trinidad';

export const trinidad = {
  code: 'TT',
  path,
  country: 'Trinidad',
  city: 'Port of Spain',
  airport: 'POS',
  firstPerLb: 400,
  zone: 'America/Port_of_Spain',
  currency: { code: 'TTD', name: 'Trinidad and Tobago dollars' },
  taxNumber: { name: 'BIR number', words: 'Board of Inland Revenue file number', isAsked: false },
  address: {
    name: 'Trinidad and Tobago',
    callingCode: '+1-868',
    shape: 'caribbean',
    phone: sevenDigits,
    postalCode: /^\d{6}$/,
    hint: 'Postal code, if you have one: 6 digits.',
  },
} as const satisfies Place;
