import { defaultWording } from '#domain/notifications/wording.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import type { Letter } from '#lambdas/runtime/letters/letter.ts';

const upTo = (length: number, text: string): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** First and last name at their longest, the last one a single word. */
const NAME = `${upTo(100, 'Wilhelmina Alexandrina ').trim()} ${upTo(100, 'Featherstonehaughcholmondeley')}`;
/** What nobody can break by a hyphen. */
const EMAIL = `${'a'.repeat(64)}@${upTo(180, 'long.')}example.test`;
const STREET = upTo(100, '12345 Saint Bartholomew Boulevard ').trim();
/** The most that one payment or charge may be. */
const SUM = '$100,000.00';

/** The longest brand that the settings take. */
const longestBrand: Brand = {
  ...defaultBrand,
  name: upTo(60, 'Transcontinental & Caribbean Air Freight ').trim(),
  phone: { display: '+1 (201) 555-0142 ext. 1234567', e164: defaultBrand.phone.e164 },
  facility: {
    ...defaultBrand.facility,
    line1: STREET,
    city: upTo(60, 'Llanfairpwllgwyngyll ').trim(),
    postalCode: '07032-1234',
    country: upTo(60, 'United States of America ').trim(),
  },
  hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({
    days: upTo(40, `${day} and each holiday `).trim(),
    hours: '10:00 AM to 1:00 PM, 2:00 PM to 10:00 PM',
  })),
  mailboxPrefix: upTo(20, 'Private Mail Box '),
};

/** The settings with the longest brand, and with the longest words that admins may give letters. */
export const longestSettings = {
  ...defaultSettings,
  brand: longestBrand,
  wording: Object.fromEntries(
    Object.entries(defaultWording).map(([letter, { subject, opening }]) => [
      letter,
      {
        subject: `${subject} ${upTo(119 - subject.length, 'and words ')}`,
        opening: `${opening} ${upTo(499 - opening.length, 'and more words ')}`,
      },
    ]),
  ) as typeof defaultWording,
};

const receiver = sampleShipment.consignee.name;

const stretched = (text: string): string =>
  text
    .replaceAll(receiver, NAME)
    .replaceAll(receiver.split(' ')[0] ?? '', upTo(100, 'Wilhelminaalexandrina'))
    .replaceAll(/\S+@[\w.-]+\.test/g, EMAIL)
    .replaceAll(/\d+ Sample (?:Avenue|Street|Road)/g, STREET)
    .replaceAll(/Sample (?!Dock)[A-Z][a-z]+/g, NAME)
    .replaceAll(/\$[\d,]+\.\d\d/g, SUM);

/** Where links lead and what is no text stays. */
const kept = new Set(['url', 'mapUrl', 'e164', 'tone', 'photos', 'replyTo']);

const stretchedIn = (value: unknown): unknown => {
  if (typeof value === 'string') return stretched(value);
  if (Array.isArray(value)) return value.map(stretchedIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, kept.has(key) ? one : stretchedIn(one)]),
  );
};

/** A sample letter with the longest names, addresses and sums that can stand in it. */
export const longest = (letter: Letter): Letter => stretchedIn(letter) as Letter;
