import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { EMAIL_CODE_HOURS } from '#domain/identity/email/email-endpoints.ts';
import { guestDraftIn, guestDraftOfMetadata, invitationIn, quoteIn } from '#domain/identity/registration.ts';
import { usStateName } from '#domain/kernel/countries-us.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import type { ReadQuoteToBook } from '../quotes/index.ts';
import type { Letter } from '../runtime/letters/letter.ts';
import { writeLetter } from '../runtime/letters/write-letter.ts';
import type { Log } from '../runtime/logger.ts';
import type { WriteSamples } from '../runtime/sample-letter.ts';
import type { ReadSetting } from '../settings/index.ts';
import type { ReadGuestDraft } from '../shipments/index.ts';
import { sampleEmailLetters } from './email/tell-addresses.ts';

/** What waits until somebody has an account, or can sign in again. */
interface Waiting {
  /** How the link of the letter says it, behind its `#`. */
  readonly inLink: string;
  /** `your $385.00 barrel` */
  readonly words: string;
  /** What nobody has to do again for it. */
  readonly kept: string;
}

/** By what it is found: the secret of a guest's draft, or a quote. */
interface Found {
  readonly draft?: string | undefined;
  readonly quote?: string | undefined;
}

interface Occasion {
  /**
   * The link without code and user. A value after `#` never gets into logs or to other sites. The owner
   * fixed `?` for the callback.
   */
  readonly path: string;
  /** What comes between the user and the secret of what waits, which is always behind the `#`. */
  readonly before: '#' | '&';
  readonly letter: (brand: Brand, waiting?: Waiting) => Omit<Letter, 'action'> & { readonly label: string };
  /** By what it is found: somebody who registers says it once, and whoever forgot a password each time. */
  readonly waiting: (request: CustomMessageTriggerEvent['request']) => Found;
}

interface Deps {
  /** Whether somebody has asked on our page for a code to another address: nobody changes an address by calling the pool alone. */
  readonly hasAsked: (userId: string) => Promise<boolean>;
  readonly siteUrl: string;
  readonly readSetting: ReadSetting;
  readonly readGuestDraft: ReadGuestDraft;
  readonly readQuoteToBook: ReadQuoteToBook;
  readonly log: Pick<Log, 'warn'>;
}

const verify: Occasion = {
  path: '/auth/callback?',
  before: '#',
  letter: ({ name, facility }, waiting) => ({
    subject:
      waiting === undefined
        ? `Verify your e-mail for ${name}`
        : `Verify your e-mail, then book ${waiting.words}`,
    heading: 'One step left',
    paragraphs:
      waiting === undefined
        ? [
            'Thank you for registering. Verify your e-mail and you get your U.S. mailbox address.',
            `Use that address when you shop at U.S. stores, and we fly your orders from ${usStateName(facility.state)} to you.`,
          ]
        : [
            `Thank you for registering. Verify your e-mail, and we go on with ${waiting.words}: ${waiting.kept}, also when you open this on another phone or computer.`,
            'You get a U.S. mailbox address with your account, too.',
          ],
    label: waiting === undefined ? 'Verify my e-mail' : 'Verify and finish booking',
    note: 'The link works for 24 hours. If you did not register, ignore this e-mail.',
  }),
  waiting: ({ userAttributes }) => ({ draft: guestDraftIn(userAttributes), quote: quoteIn(userAttributes) }),
};

/** The same for whoever was invited to work here: they get no mailbox. */
const verifyToWork: Occasion = {
  ...verify,
  letter: ({ name }) => ({
    subject: `Verify your e-mail to work at ${name}`,
    heading: 'One step left',
    paragraphs: ['Thank you for registering. Verify your e-mail, then sign in, and you can start work.'],
    label: 'Verify my e-mail',
    note: 'The link works for 24 hours. If you did not register, ignore this e-mail.',
  }),
};

const resetPassword: Occasion = {
  path: '/auth/reset-password#',
  before: '&',
  letter: ({ name }, waiting) => ({
    subject: `Choose a new password for ${name}`,
    heading: 'Choose a new password',
    paragraphs: [
      'You asked for a new password. Open the link and choose one.',
      ...(waiting === undefined ? [] : [`Then we go on with ${waiting.words}: ${waiting.kept}.`]),
    ],
    label: 'Choose a new password',
    note: 'The link works for one hour. If you did not ask for it, ignore this e-mail: your password stays the same.',
  }),
  waiting: ({ clientMetadata }) => ({ draft: guestDraftOfMetadata(clientMetadata) }),
};

const occasions: Partial<Record<string, Occasion>> = {
  CustomMessage_SignUp: verify,
  CustomMessage_ResendCode: verify,
  CustomMessage_ForgotPassword: resetPassword,
};

const occasionOf = ({ triggerSource, request }: CustomMessageTriggerEvent): Occasion | undefined => {
  const occasion = occasions[triggerSource];
  const isInvited = occasion === verify && invitationIn(request.userAttributes) !== undefined;
  return isInvited ? verifyToWork : occasion;
};

/** The sources of codes for another e-mail address. */
const forNewAddress = ['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'];

/** The code for a new address. It is typed where it was asked for, so there is no link that a stranger could press. */
const codeLetter = ({ name }: Brand, code: string): Letter => ({
  subject: `Your code to change your e-mail at ${name}`,
  heading: 'Confirm your new e-mail address',
  paragraphs: [
    `Type this code on the page where you asked for it. Then you sign in to ${name} with this address.`,
  ],
  block: [code],
  note: `The code works for ${EMAIL_CODE_HOURS} hours. If you did not ask for it, ignore this e-mail: nothing changes.`,
});

/** The letter of an occasion with its link. */
const letterOf = (
  { path, before, letter }: Occasion,
  brand: Brand,
  site: {
    readonly url: string;
    readonly code: string;
    readonly user: string;
    readonly waiting?: Waiting | undefined;
  },
) => {
  const { waiting } = site;
  const { label, ...written } = letter(brand, waiting);
  const user = encodeURIComponent(site.user);
  const toBook = waiting === undefined ? '' : `${before}${waiting.inLink}`;
  return { ...written, action: { label, url: `${site.url}${path}code=${site.code}&user=${user}${toBook}` } };
};

const draftWaiting = (secret: string, words: string): Waiting => ({
  inLink: `draft=${secret}`,
  words,
  kept: 'what you typed is kept',
});

const quoteWaiting = (reference: string, words: string): Waiting => ({
  inLink: `quote=${reference}`,
  words,
  kept: 'you do not type anything again',
});

const sampleWords = 'your $385.00 barrel';

/** The letters of the user pool with a sample code and address, for previews. */
export const sampleAccountLetters: WriteSamples = (brand, siteUrl) => [
  ...[
    { id: 'verify', occasion: verify },
    { id: 'verify-to-book', occasion: verify, waiting: draftWaiting('a'.repeat(22), sampleWords) },
    { id: 'verify-to-book-quote', occasion: verify, waiting: quoteWaiting('QTE-7K3M9Q', sampleWords) },
    { id: 'verify-to-work', occasion: verifyToWork },
    { id: 'reset-password', occasion: resetPassword },
  ].map(({ id, occasion, waiting }) => ({
    id,
    recipient: 'person',
    letter: letterOf(occasion, brand, { url: siteUrl, code: '123456', user: 'sample@example.test', waiting }),
  })),
  { id: 'new-address-code', recipient: 'person', letter: codeLetter(brand, '123456') },
  ...sampleEmailLetters(brand, siteUrl),
];

/** Used when the settings do not answer: the e-mail is needed now, and an old telephone number in it does little harm. */
const brandOrDefault = async ({ readSetting, log }: Deps): Promise<Brand> => {
  try {
    return await readSetting('brand');
  } catch (failure) {
    log.warn('An e-mail goes out with the default brand: the settings could not be read', { failure });
    return defaultBrand;
  }
};

/** The quote that they came from, if it was mailed to the address of the account, before what their browser kept. */
const readWaiting = async (
  { readGuestDraft, readQuoteToBook }: Deps,
  { draft, quote }: Found,
  email: string,
): Promise<Waiting | undefined> => {
  const quoted = quote === undefined ? undefined : await readQuoteToBook(quote, email);
  if (quote !== undefined && quoted !== undefined) return quoteWaiting(quote, quoted);
  const begun = draft === undefined ? undefined : await readGuestDraft(draft);
  return draft === undefined || begun === undefined ? undefined : draftWaiting(draft, begun);
};

/** What waits; undefined when nothing does, and when it cannot be read now: the letter is needed all the same. */
const waitingOf = async (deps: Deps, found: Found, email: string): Promise<Waiting | undefined> => {
  try {
    return await readWaiting(deps, found, email);
  } catch (failure) {
    deps.log.warn('An e-mail does not say what waits to be booked: it could not be read', { failure });
    return undefined;
  }
};

/** The pool shows it to whoever called it. */
const NOT_ASKED = 'Change your e-mail address in your profile.';

const written = (
  event: CustomMessageTriggerEvent,
  letter: Letter,
  brand: Brand,
): CustomMessageTriggerEvent => {
  const { subject, html } = writeLetter(letter, brand);
  return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: html } };
};

/**
 * Writes the e-mails of the user pool with a link instead of a bare code. Cognito replaces its placeholder with the code,
 * so the placeholder must stay unchanged. Other messages keep the text of the pool.
 */
export const writeCustomMessage =
  (deps: Deps) =>
  async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const isForNewAddress = forNewAddress.includes(event.triggerSource);
    const occasion = occasionOf(event);
    if (!occasion && !isForNewAddress) return event;
    if (isForNewAddress && !(await deps.hasAsked(event.userName))) throw new Error(NOT_ASKED);
    const [brand, waiting] = await Promise.all([
      brandOrDefault(deps),
      waitingOf(deps, occasion?.waiting(event.request) ?? {}, event.request.userAttributes.email ?? ''),
    ]);
    if (!occasion) return written(event, codeLetter(brand, event.request.codeParameter), brand);
    const user = event.request.userAttributes.email ?? event.userName ?? '';
    const site = { url: deps.siteUrl, code: event.request.codeParameter, user, waiting };
    return written(event, letterOf(occasion, brand, site), brand);
  };
