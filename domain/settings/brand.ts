import * as z from 'zod/mini';
import { boundedNumber } from '../kernel/bounded-number.ts';
import { crossFieldCheck, type FieldProblem } from '../kernel/cross-field-check.ts';
import { closesTooEarly, type HoursLine } from './opening-hours.ts';

const Line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const E164 = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, 'Give the number as +12015550142'));
const SocialUrl = z.optional(
  z
    .string()
    .check(z.regex(/^https:\/\/[^\s"'<>]{4,200}$/, 'Give the whole address, beginning with https://')),
);

/** Maps give positions with up to fifteen decimals. */
const DEGREE_DECIMALS = 15;

const closingProblems = (lines: readonly HoursLine[]): readonly FieldProblem[] =>
  closesTooEarly(lines).map((index) => ({
    path: [index, 'hours'],
    message: 'Choose a closing time after the opening time',
  }));

/** Everything that another forwarder must change to use the product under its own name. */
export const Brand = z.strictObject({
  name: Line(60),
  tagline: Line(80),
  subline: Line(80),
  /** As people read it, and as a `tel:` link needs it. */
  phone: z.strictObject({ display: Line(30), e164: E164 }),
  whatsapp: z.strictObject({ e164: E164 }),
  email: z.email('Please enter a valid e-mail address'),
  /** Where staff notifications go. */
  staffEmail: z.email('Please enter a valid e-mail address'),
  /** The dock. It is in every U.S. mailbox address, and pickup distances are measured from it. */
  facility: z.strictObject({
    line1: Line(100),
    city: Line(60),
    state: z.string().check(z.regex(/^[A-Z]{2}$/, 'State must be a 2-letter abbreviation (e.g., NY, CA)')),
    postalCode: z
      .string()
      .check(z.regex(/^\d{5}(-\d{4})?$/, 'Invalid ZIP code format. Use 12345 or 12345-6789')),
    country: Line(60),
    latitude: boundedNumber(-90, 90, DEGREE_DECIMALS),
    longitude: boundedNumber(-180, 180, DEGREE_DECIMALS),
  }),
  /** Opening hours as people read them, one line each (trade.md, What the owner fixed). `opening-hours.ts` reads them as times. */
  hours: z
    .array(z.strictObject({ days: Line(40), hours: Line(40) }))
    .check(z.minLength(1), z.maxLength(7), crossFieldCheck(closingProblems)),
  /** Profiles in social networks. Only those that are set are shown. */
  social: z.strictObject({
    facebook: SocialUrl,
    instagram: SocialUrl,
    tiktok: SocialUrl,
    youtube: SocialUrl,
  }),
  /** The word before the number on line 3 of a mailbox address. USPS may require `PMB` or `#` (trade.md, The mailbox). */
  mailboxPrefix: Line(20),
  /** False until the owner has confirmed facility and contact. Until then a production stage cannot be deployed. */
  confirmed: z.boolean(),
});
export type Brand = z.infer<typeof Brand>;

/** Sample brand. The telephone number is from the range reserved for fiction; the street is a sample. */
export const defaultBrand: Brand = {
  name: 'Skybarrel',
  tagline: 'Precision Air Cargo Solutions',
  subline: 'Fast & Reliable Air Freight',
  phone: { display: '(201) 555-0142', e164: '+12015550142' },
  whatsapp: { e164: '+12015550142' },
  email: 'hello@skybarrel.test',
  staffEmail: 'desk@skybarrel.test',
  facility: {
    line1: '100 Sample Dock Road',
    city: 'Kearny',
    state: 'NJ',
    postalCode: '07032',
    country: 'United States',
    latitude: 40.7684,
    longitude: -74.1454,
  },
  hours: [
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '9:00 AM to 2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  social: {},
  mailboxPrefix: 'Mailbox',
  confirmed: false,
};
