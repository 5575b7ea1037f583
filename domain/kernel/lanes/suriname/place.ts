import type { Place } from '../lane.ts';

export const path = '/service-areas/suriname';

export const suriname = {
  code: 'SR',
  path,
  country: 'Suriname',
  city: 'Paramaribo',
  airport: 'PBM',
  firstPerLb: 375,
  zone: 'America/Paramaribo',
  currency: { code: 'SRD', name: 'Surinamese dollars' },
  taxNumber: { name: 'FIN', words: 'fiscal identification number', isAsked: false },
  address: { name: 'Suriname', callingCode: '+597', shape: 'other' },
} as const satisfies Place;
