import { type Place, sevenDigits } from '../lane.ts';

export const path = '/service-areas/jamaica';

export const jamaica = {
  code: 'JM',
  path,
  country: 'Jamaica',
  city: 'Kingston',
  airport: 'KIN',
  firstPerLb: 375,
  zone: 'America/Jamaica',
  currency: { code: 'JMD', name: 'Jamaican dollars' },
  taxNumber: { name: 'TRN', words: 'Taxpayer Registration Number', isAsked: true },
  address: {
    name: 'Jamaica',
    callingCode: '+1-876',
    laterCode: '+1-658',
    shape: 'caribbean',
    phone: sevenDigits,
    postalCode: /^[a-z]{2}\d{3,5}$/i,
    hint: 'Write the parish with the town. Postal code, if you have one: 2 letters and 3 to 5 digits.',
  },
} as const satisfies Place;
