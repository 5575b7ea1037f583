import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { usStateName } from '#domain/kernel/countries-us.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import type { Letter } from '../runtime/letters/letter.ts';
import { writeLetter } from '../runtime/letters/write-letter.ts';
import type { Log } from '../runtime/logger.ts';
import type { WriteSamples } from '../runtime/sample-letter.ts';
import type { ReadSetting } from '../settings/index.ts';
import { sampleEmailLetters } from './email/tell-addresses.ts';

interface Occasion {
  /**
   * The link without code and user. A value after `#` never gets into logs or to other sites. The owner
   * fixed `?` for the callback.
   */
  readonly path: string;
  readonly letter: (brand: Brand) => Omit<Letter, 'action'> & { readonly label: string };
}

interface Deps {
  /** Whether somebody has asked on our page for a code to another address: nobody changes an address by calling the pool alone. */
  readonly hasAsked: (userId: string) => Promise<boolean>;
  readonly siteUrl: string;
  readonly readSetting: ReadSetting;
  readonly log: Pick<Log, 'warn'>;
}

const verify: Occasion = {
  path: '/auth/callback?',
  letter: ({ name, facility }) => ({
    subject: `Verify your e-mail for ${name}`,
    heading: 'One step left',
    paragraphs: [
      'Thank you for registering. Verify your e-mail and you get your U.S. mailbox address.',
      `Use that address when you shop at U.S. stores, and we fly your orders from ${usStateName(facility.state)} to you.`,
    ],
    label: 'Verify my e-mail',
    note: 'The link works for 24 hours. If you did not register, ignore this e-mail.',
  }),
};

const resetPassword: Occasion = {
  path: '/auth/reset-password#',
  letter: ({ name }) => ({
    subject: `Choose a new password for ${name}`,
    heading: 'Choose a new password',
    paragraphs: ['You asked for a new password. Open the link and choose one.'],
    label: 'Choose a new password',
    note: 'The link works for one hour. If you did not ask for it, ignore this e-mail: your password stays the same.',
  }),
};

const occasions: Partial<Record<string, Occasion>> = {
  CustomMessage_SignUp: verify,
  CustomMessage_ResendCode: verify,
  CustomMessage_ForgotPassword: resetPassword,
};

/** The sources of codes for another e-mail address. */
const forNewAddress = ['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'];

/** The code for a new address. It is typed where it was asked for, so there is no link that a stranger could press. */
const codeLetter = ({ name }: Brand, code: string): Letter => ({
  subject: `Your code for ${name}`,
  heading: 'Confirm your new e-mail address',
  paragraphs: [
    `Type this code on the page where you asked for it. Then you sign in to ${name} with this address.`,
  ],
  block: [code],
  note: 'The code works for 24 hours. If you did not ask for it, ignore this e-mail: nothing changes.',
});

/** The letter of an occasion with its link. */
const letterOf = (
  { path, letter }: Occasion,
  brand: Brand,
  site: { url: string; code: string; user: string },
) => {
  const { label, ...written } = letter(brand);
  const user = encodeURIComponent(site.user);
  return { ...written, action: { label, url: `${site.url}${path}code=${site.code}&user=${user}` } };
};

/** The letters of the user pool with a sample code and address, for previews. */
export const sampleAccountLetters: WriteSamples = (brand, siteUrl) => [
  ...Object.entries({ verify, 'reset-password': resetPassword }).map(([id, occasion]) => ({
    id,
    recipient: 'person',
    letter: letterOf(occasion, brand, { url: siteUrl, code: '123456', user: 'sample@example.test' }),
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
    const occasion = occasions[event.triggerSource];
    if (!occasion && !isForNewAddress) return event;
    if (isForNewAddress && !(await deps.hasAsked(event.userName))) throw new Error(NOT_ASKED);
    const brand = await brandOrDefault(deps);
    if (!occasion) return written(event, codeLetter(brand, event.request.codeParameter), brand);
    const user = event.request.userAttributes.email ?? event.userName ?? '';
    const site = { url: deps.siteUrl, code: event.request.codeParameter, user };
    return written(event, letterOf(occasion, brand, site), brand);
  };
