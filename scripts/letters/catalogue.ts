import type { Brand } from '#domain/settings/brand.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { lettersInstead } from '#lambdas/notifications/index.ts';
import { everyMessage } from '#lambdas/previews/every-message.ts';
import type { Letter } from '#lambdas/runtime/letters/letter.ts';
import { writeLetter } from '#lambdas/runtime/letters/write-letter.ts';
import { digestSamples } from '#lambdas/told.ts';
import { longest, longestSettings } from './longest.ts';

/** A letter of the product as it would be sent, with sample facts or with the longest ones. */
export interface CataloguedLetter {
  /** `piece-tracked.v1-RECEIVED-customer`. */
  readonly id: string;
  readonly recipient: string;
  readonly letter: Letter;
  readonly brand: Brand;
}

const SITE = 'https://www.skybarrel.example.com';
const link = (label: string, path: string) => ({ label, url: `${SITE}${path}` });

/** A letter with every part that a letter can have, so that each is looked at before anybody uses it. */
const everyPart = (brand: Brand): Letter => ({
  subject: "Booked: Sample Receiver's barrel, Fri, Nov 27",
  status: { words: 'Booked', tone: 'done' },
  heading: "Sample Receiver's barrel flies Friday night",
  paragraphs: [
    'We have a place for it on the flight to Georgetown.',
    'It is ready to collect in Linden between Dec 1 and 3.',
  ],
  todo: {
    title: 'Bring it to our dock, and pay $385.00',
    by: 'Tue, Nov 24, 2:00 PM',
    sum: '$385.00',
    place: {
      name: `${brand.name}, dock`,
      lines: [
        brand.facility.line1,
        `${brand.facility.city}, ${brand.facility.state} ${brand.facility.postalCode}`,
      ],
      hours: brand.hours.map(({ days, hours }) => `${days}: ${hours}`),
      mapUrl: `${SITE}/contact`,
      phone: brand.phone,
    },
    action: link('Pay $385.00 by card', '/dashboard/invoices/INV-1000001'),
    before: ['Also, by Mon, Nov 23, 6:00 PM: pack it.'],
    after: ['Tell Sample Receiver that it comes.'],
  },
  place: { name: 'Sample counter', lines: ['18 Sample Wharf Street, Georgetown'], phone: brand.phone },
  table: {
    title: 'What we measured',
    columns: ['', 'You told us', 'We measured'],
    rows: [
      ['Box 1 of 10', '52 lb', '60 lb'],
      ['All 10 boxes', '520 lb', '600 lb'],
      ['Price', '$2,066.00', '$2,354.00'],
    ],
  },
  photos: ['1', '2'].map((number) => ({
    alt: `Photo of box ${number}`,
    caption: `Box ${number}`,
    fileName: `${number}.jpg`,
    bytes: Uint8Array.of(0),
  })),
  block: ['Sample Receiver', '1 Sample Street'],
  action: link('Open the shipment', '/dashboard/shipments/7K3M9-Q2X4T-C'),
  facts: [
    { label: 'Receiver', value: 'Sample Receiver' },
    { label: 'Goods', value: '1 55-gallon barrel' },
    { label: 'Flight', value: 'Fri, Nov 27 from JFK' },
    { label: 'Ready', value: 'Dec 1 to 3' },
    { label: 'Tracking number', value: '7K3M9-Q2X4T-C' },
  ],
  links: [link('The page for the receiver', '/collect')],
  note: 'Keep this e-mail until it has arrived.',
  about: '7K3M9-Q2X4T-C',
  replyTo: brand.email,
  reason: {
    words: 'You get this because you ship with us.',
    action: link('Choose your e-mails', '/customer/notifications'),
  },
});

/** Whatever can be sent by WhatsApp is a letter where it does not arrive, or cannot be sent there. */
const insteadOfWhatsApp = ({ brand, wording }: typeof defaultSettings): readonly CataloguedLetter[] =>
  Object.values(digestSamples)
    .flatMap((write) => write(brand))
    .flatMap(({ id: of, digested }) =>
      lettersInstead(digested.letter, { siteUrl: SITE, wording }).map(({ id, letter }) => ({
        id: `${of}-whatsapp-${id}`,
        recipient: 'customer',
        letter,
        brand,
      })),
    );

const lettersUnder = (settings: typeof defaultSettings): readonly CataloguedLetter[] => [
  ...(['done', 'time', 'wrong', 'news'] as const).map((tone) => ({
    id: `every-part-${tone}`,
    recipient: 'customer',
    letter: { ...everyPart(settings.brand), status: { words: 'Booked', tone } },
    brand: settings.brand,
  })),
  ...everyMessage(settings, SITE).flatMap(({ id, letters }) =>
    letters.map(({ recipient, letter, photos }) => ({
      id: `${id}-${recipient}`,
      recipient,
      letter: photos
        ? { ...letter, photos: photos.map((photo) => ({ ...photo, bytes: Uint8Array.of(0) })) }
        : letter,
      brand: settings.brand,
    })),
  ),
  ...insteadOfWhatsApp(settings),
];

/** One happening can have two letters to one recipient, such as the last one before we send no more. */
const numbered = (letters: readonly CataloguedLetter[]): readonly CataloguedLetter[] =>
  letters.map((one, index) => {
    const before = letters.slice(0, index).filter(({ id }) => id === one.id).length;
    return before === 0 ? one : { ...one, id: `${one.id}-${before + 1}` };
  });

/** Every letter with sample facts, and every letter with the longest names, addresses, words and sums. */
export const catalogue = {
  sample: numbered(lettersUnder(defaultSettings)),
  longest: numbered(lettersUnder(longestSettings)).map((one) => ({ ...one, letter: longest(one.letter) })),
} as const satisfies Readonly<Record<string, readonly CataloguedLetter[]>>;

const DRAWN = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="384"><rect width="512" height="384" fill="#b08d57"/><rect x="236" width="40" height="384" fill="#d9c39a"/></svg>',
);

/** The HTML of a letter as a mail program shows it, with a drawing of a box in place of each photo. */
export const shownHtml = ({ letter, brand }: CataloguedLetter): string =>
  writeLetter(letter, brand).html.replaceAll(/"cid:[^"]*"/g, `"data:image/svg+xml,${DRAWN}"`);
