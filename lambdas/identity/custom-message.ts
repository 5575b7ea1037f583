import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { type Letter, writeLetter } from '../runtime/letter.ts';
import type { Log } from '../runtime/logger.ts';
import type { ReadSetting } from '../settings/index.ts';

interface Occasion {
  /**
   * The link up to code and user. Behind `#` they reach no log and no other site; behind `?` they stand where the specification
   * wants them.
   */
  readonly path: string;
  readonly letter: (brand: Brand) => Omit<Letter, 'action'> & { readonly label: string };
}

interface Deps {
  readonly siteUrl: string;
  readonly readSetting: ReadSetting;
  readonly log: Pick<Log, 'warn'>;
}

const verify: Occasion = {
  path: '/auth/callback?',
  letter: ({ name }) => ({
    subject: `Verify your e-mail for ${name}`,
    heading: 'One step left',
    paragraphs: [
      'Thank you for registering. Verify your e-mail and your U.S. mailbox address is ready.',
      'Then shop at any U.S. store, use that address, and we fly it home from New Jersey.',
    ],
    label: 'Verify my e-mail',
    note: 'The link works for 24 hours. If you did not register, ignore this e-mail: nothing happens without the link.',
  }),
};

const resetPassword: Occasion = {
  path: '/auth/reset-password#',
  letter: ({ name }) => ({
    subject: `Choose a new password for ${name}`,
    heading: 'Choose a new password',
    paragraphs: ['You asked for a new password. Open the link and choose one.'],
    label: 'Choose a new password',
    note: 'The link works for one hour. If you did not ask, ignore this e-mail: your password stays as it is.',
  }),
};

const occasions: Partial<Record<string, Occasion>> = {
  CustomMessage_SignUp: verify,
  CustomMessage_ResendCode: verify,
  CustomMessage_ForgotPassword: resetPassword,
};

/** Somebody waits for the e-mail: with an old telephone number in it, it still brings the link. */
const brandOrDefault = async ({ readSetting, log }: Deps): Promise<Brand> => {
  try {
    return await readSetting('brand');
  } catch (failure) {
    log.warn('An e-mail goes out with the default brand: the settings could not be read', { failure });
    return defaultBrand;
  }
};

/**
 * Writes the e-mails that the user pool sends, with a link in place of a bare code. Cognito puts the code where its
 * placeholder stands, so that must survive as it is. Other occasions keep the pool's own words.
 */
export const writeCustomMessage =
  (deps: Deps) =>
  async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const occasion = occasions[event.triggerSource];
    if (!occasion) return event;
    const brand = await brandOrDefault(deps);
    const user = encodeURIComponent(event.request.userAttributes.email ?? event.userName ?? '');
    const url = `${deps.siteUrl}${occasion.path}code=${event.request.codeParameter}&user=${user}`;
    const { label, ...letter } = occasion.letter(brand);
    const { subject, html } = writeLetter({ ...letter, action: { label, url } }, brand);
    return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: html } };
  };
