import { type Place, sevenDigits } from '../lane.ts';

export const path = '/service-areas/guyana';

export const guyana = {
  code: 'GY',
  path,
  country: 'Guyana',
  city: 'Georgetown',
  airport: 'GEO',
  firstPerLb: 350,
  zone: 'America/Guyana',
  currency: { code: 'GYD', name: 'Guyana dollars' },
  taxNumber: { name: 'TIN', words: 'Taxpayer Identification Number', isAsked: true },
  forms: ['C73', 'C72', 'C21', 'eSAD'],
  address: {
    name: 'Guyana',
    callingCode: '+592',
    shape: 'guyana',
    phone: sevenDigits,
    hint: 'Pick the region first, then the district. A postal code is optional.',
  },
} as const satisfies Place;
