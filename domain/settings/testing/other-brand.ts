import { type Brand, defaultBrand } from '../brand.ts';

/** Another forwarder in another state: nothing of it is as in the sample brand. */
export const otherBrand: Brand = {
  ...defaultBrand,
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
    country: 'United States',
    latitude: 25.8195,
    longitude: -80.3553,
  },
  mailboxPrefix: 'PMB',
};

/** The words by which anybody would know the sample brand, wherever they stand. */
const sampleWords: readonly string[] = [
  defaultBrand.name,
  defaultBrand.tagline,
  defaultBrand.subline,
  defaultBrand.phone.display,
  defaultBrand.phone.e164.slice(2),
  defaultBrand.email,
  defaultBrand.staffEmail,
  defaultBrand.facility.line1,
  defaultBrand.facility.city,
  defaultBrand.facility.postalCode,
  String(defaultBrand.facility.latitude),
];

/** The sample words that a text has, whatever their case. */
export const sampleWordsIn = (text: string): readonly string[] =>
  sampleWords.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
