import { looksLikeCard } from './card-number.ts';
import { plainLines } from './plain-text.ts';

/** A text that must not be stored, and its replacement. Every pattern runs in linear time, because anybody can send any text. */
interface Pattern {
  readonly what: RegExp;
  readonly becomes: string | ((found: string) => string);
}

const secretName = [
  '(?:(?:access|id|refresh|session|auth|csrf|xsrf|api|device|security)[_-]?)?(?:token|jwt)',
  '(?:client|api|shared)[_-]?(?:secret|key)|secret',
  'pass(?:word|wd|code|phrase)|pwd|otp|pin|cvv|cvc|confirmationcode',
  'authorization|credentials?|cookie|signature|sig|x-amz-(?:signature|credential|security-token)',
].join('|');

const secretPatterns: readonly Pattern[] = [
  // A JWT or JWE, complete or cut off. The first part is long enough to recognize it without its dots, so the pattern
  // never backtracks.
  { what: /eyJ[\w-]{12,}(?:\.[\w-]*)*/g, becomes: '[token]' },
  { what: /\b(bearer|basic)\s+(?!\[)[\w.~+/=-]{4,}/gi, becomes: '[token]' },
  // Every value in a query string or a hash.
  { what: /([?&#][\w.%[\]-]{1,64}=)(?!\[)[^\s&#"'<>()]+/g, becomes: '$1[value]' },
  {
    what: new RegExp(
      `((?<![a-z])(?:${secretName})["']?\\s{0,4}(?:[=:]|%3d|%3a)\\s{0,4}["']?)(?![\\[\\s])[^\\s"'&;,<>()]+`,
      'gi',
    ),
    becomes: '$1[secret]',
  },
  {
    what: /((?<![a-z])code["']?\s{0,4}(?:=|%3d)\s{0,4}["']?)(?![[\s])[^\s"'&;,<>()]+/gi,
    becomes: '$1[secret]',
  },
  // `code: 123456`, `your code is 123456`. Shorter numbers are status codes.
  { what: /((?<![a-z])code["']?[\s:]{1,4}(?:is[\s:]{1,4})?["']?)\d{6,8}(?!\d)/gi, becomes: '$1[secret]' },
];

/** Characters on both sides of the @ in an e-mail address, in any language. */
const inAddress = String.raw`[^\s"'<>()=,;:/\\[\]@]`;

// A plus or 00, then 7 to 15 digits in any grouping.
const international = String.raw`(?:\+|00)[ ]?\(?\d(?:[\s().–-]{0,2}\d){6,14}(?!\w)`;
// Ten digits, grouped or not.
const northAmerican = String.raw`(?:1[\s.-]?)?(?:\([2-9]\d\d\)|[2-9]\d\d)[\s.–-]{0,2}[2-9]\d\d[\s.–-]?\d{4}(?![\w-])`;
// Seven digits, grouped.
const guyanese = String.raw`\d{3}-\d{4}(?![\w-])`;

/** A telephone number with all numbers that follow it without a blank. They are removed together, so that no part is left. */
const telephones = new RegExp(
  `(?:(?<![\\w+])${international}|(?<![\\w.-])(?:${northAmerican}|${guyanese}))(?:${international}|${northAmerican}|${guyanese})*`,
  'g',
);

const personalPatterns: readonly Pattern[] = [
  {
    // A match begins only where a word begins, so that each word is read once.
    what: new RegExp(`(?<!${inAddress})${inAddress}+(?:@|%40)${inAddress}{1,190}\\.[a-z]{2,24}`, 'gi'),
    becomes: '[email]',
  },
  { what: /\d(?:[ -]?\d){12,}/g, becomes: (digits) => (looksLikeCard(digits) ? '[card]' : digits) },
  { what: telephones, becomes: '[phone]' },
];

const apply = (text: string, patterns: readonly Pattern[]): string =>
  patterns.reduce(
    (left, { what, becomes }) =>
      typeof becomes === 'string' ? left.replace(what, becomes) : left.replace(what, becomes),
    text,
  );

const patterns = [...secretPatterns, ...personalPatterns];

/** A single short word cannot contain any of it. */
const shortWord = /^[a-z_-]{0,14}$/i;

/**
 * Text without tokens, secrets, codes, e-mail addresses, telephone and card numbers, terminal escapes and control
 * characters. It keeps line feeds. It rather removes too much than too little, and it is idempotent.
 */
export const scrubLines = (text: string): string =>
  shortWord.test(text) ? text : apply(plainLines(text), patterns);

/** The same for a field of one line, so that nobody can forge a second line in a log or a table. */
export const scrubLine = (text: string): string => scrubLines(text).replace(/[\n\t]+/g, ' ');

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The same for an id. A UUID stays as it is, although its digits sometimes look like a card number. */
export const scrubId = (text: string): string => (uuid.test(text) ? text : scrubLine(text));

const secretField = new RegExp(`^(?:${secretName})$`, 'i');

/** Whether a name says that what it names is a secret. */
export const isSecretName = (name: string): boolean => secretField.test(name);

/** The value of a fact, scrubbed by its name and by its content. Numbers are scrubbed, too. */
export const scrubFact = (
  name: string,
  value: string | number | boolean | null,
): string | number | boolean | null => {
  if (typeof value === 'boolean' || value === null) return value;
  if (isSecretName(name)) return '[secret]';
  const text = String(value);
  if (/code$/i.test(name) && /^\d{6,8}$/.test(text)) return '[secret]';
  const scrubbed = scrubId(text);
  return scrubbed === text ? value : scrubbed;
};
