import { type Place, sevenDigits } from '../lane.ts';

export const path = '/service-areas/barbados';

export const barbados = {
  code: 'BB',
  path,
  country: 'Barbados',
  city: 'Bridgetown',
  airport: 'BGI',
  firstPerLb: 425,
  zone: 'America/Barbados',
  currency: { code: 'BBD', name: 'Barbados dollars' },
  taxNumber: { name: 'TIN', words: 'Taxpayer Identification Number', isAsked: false },
  address: {
    name: 'Barbados',
    callingCode: '+1-246',
    shape: 'caribbean',
    phone: sevenDigits,
    postalCode: /^bb\d{5}$/i,
    hint: 'Write the parish with the town. Postal code, if you have one: BB and 5 digits.',
  },
} as const satisfies Place;
