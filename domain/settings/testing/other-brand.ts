import { usStateName } from '../../kernel/countries-us.ts';
import { OUR_TIME } from '../../kernel/new-york.ts';
import { type Brand, defaultBrand } from '../brand.ts';

/** Another forwarder in another state: nothing of it is as in the sample brand. */
export const otherBrand: Brand = {
  name: 'Otherhouse',
  tagline: 'Cargo for Others',
  subline: 'By Air from Elsewhere',
  phone: { display: '(305) 555-0177', e164: '+13055550177' },
  whatsapp: { e164: '+13055550178' },
  email: 'office@other.test',
  staffEmail: 'staff@other.test',
  facility: {
    line1: '9 Elsewhere Avenue',
    city: 'Doral',
    state: 'FL',
    postalCode: '33166',
    country: 'United States of America',
    latitude: 25.8195,
    longitude: -80.3553,
  },
  hours: [
    { days: 'Monday to Thursday', hours: '7:20 AM to 7:40 PM' },
    { days: 'Friday to Sunday', hours: 'Closed' },
  ],
  social: { facebook: 'https://www.facebook.com/otherhouse' },
  mailboxPrefix: 'PMB',
  confirmed: true,
};

/** The words by which anybody would know the sample brand, wherever they stand. */
const sampleWords: readonly string[] = [
  defaultBrand.name,
  defaultBrand.tagline,
  defaultBrand.subline,
  defaultBrand.phone.display,
  defaultBrand.phone.e164.slice(2),
  defaultBrand.whatsapp.e164,
  defaultBrand.email,
  defaultBrand.staffEmail,
  defaultBrand.facility.line1,
  defaultBrand.facility.city,
  usStateName(defaultBrand.facility.state),
  defaultBrand.facility.postalCode,
  String(defaultBrand.facility.latitude),
  String(defaultBrand.facility.longitude),
  ...defaultBrand.hours.map(({ hours }) => hours).filter((hours) => /\d/.test(hours)),
];
const stateCode = new RegExp(`\\b${defaultBrand.facility.state}\\b`);

/** The sample words that a text has, whatever their case. The name of our clock is no place, so it does not count. */
export const sampleWordsIn = (text: string): readonly string[] => {
  const searched = text.replaceAll(OUR_TIME, '');
  return [
    ...sampleWords.filter((word) => searched.toLowerCase().includes(word.toLowerCase())),
    ...(stateCode.test(searched) ? [defaultBrand.facility.state] : []),
  ];
};
