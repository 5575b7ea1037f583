import { digitsOf } from '../counters/digits.ts';
import { type AllSettings, odd, type Remark } from './remark.ts';

/** Phone numbers in a text, with at least ten digits. */
const phonesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\+?\(?\d[\d\s().-]{8,}\d/g)]
    .map(([found]) => found.trim())
    .filter((found) => digitsOf(found).length >= 10);

const mailsIn = (text: string): readonly string[] =>
  [...text.matchAll(/[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi)].map(([found]) => found);

/** The numbers of others, which need not be among ours. */
const others = new Set(['collectAt']);

/** Every text in a value, at any depth, but the contacts of others. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => (others.has(name) ? [] : textsIn(one)))
    : [];
};

/** Letters stand for digits in numbers such as 1-800-FLY-BOXES, so only numbers without letters are compared. */
const dialsAnother = ({ phone }: AllSettings['brand']): boolean => {
  const shown = digitsOf(phone.display);
  return !/[a-z]/i.test(phone.display) && shown !== '' && !digitsOf(phone.e164).endsWith(shown);
};

/** Sections whose texts may contain a phone number or an e-mail address of ours. */
const textSections = ['claims', 'testimonials', 'capabilities'] as const;

const oldContacts = (settings: AllSettings): readonly Remark[] => {
  const { phone, whatsapp, email } = settings.brand;
  const numbers = [phone.e164, whatsapp.e164].map(digitsOf);
  const ours = (found: string): boolean => numbers.some((number) => number.endsWith(digitsOf(found)));
  return textSections.flatMap((section) =>
    textsIn(settings[section])
      .flatMap((text) => [
        ...phonesIn(text).filter((found) => !ours(found)),
        ...mailsIn(text).filter((found) => found.toLowerCase() !== email.toLowerCase()),
      ])
      .map((found) =>
        odd(['brand', section], `A text of the settings says ${found}, which is not among your contacts.`),
      ),
  );
};

/** Phone numbers and addresses beside each other, and in texts of other sections. */
export const contactRemarks = (settings: AllSettings): readonly Remark[] => {
  const { brand, home } = settings;
  return [
    ...(dialsAnother(brand)
      ? [
          odd(
            ['brand'],
            `People read ${brand.phone.display}, but a tap on it dials ${brand.phone.e164}. Change one of them.`,
          ),
        ]
      : []),
    ...(home.mailboxBlock && !brand.confirmed
      ? [
          odd(
            ['brand', 'home'],
            'The home page offers your U.S. address, but you have not confirmed that the address is real.',
          ),
        ]
      : []),
    ...oldContacts(settings),
  ];
};
