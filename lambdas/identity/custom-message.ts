import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { defaultBrand } from '#domain/settings/brand.ts';
import { type Letter, writeLetter } from '../runtime/letter.ts';

interface Occasion {
  /** Base address of the link, without code and user. */
  readonly path: string;
  readonly letter: Omit<Letter, 'action'> & { readonly label: string };
}

const brand = defaultBrand;

const verify: Occasion = {
  path: '/auth/callback',
  letter: {
    subject: `Verify your e-mail for ${brand.name}`,
    heading: 'One step left',
    paragraphs: [
      'Thank you for registering. Verify your e-mail and your U.S. mailbox address is ready.',
      'Then shop at any U.S. store, use that address, and we fly it home from New Jersey.',
    ],
    label: 'Verify my e-mail',
    note: 'The link works for 24 hours. If you did not register, ignore this e-mail: nothing happens without the link.',
  },
};

const resetPassword: Occasion = {
  path: '/auth/reset-password',
  letter: {
    subject: `Choose a new password for ${brand.name}`,
    heading: 'Choose a new password',
    paragraphs: ['You asked for a new password. Open the link and choose one.'],
    label: 'Choose a new password',
    note: 'The link works for one hour. If you did not ask, ignore this e-mail: your password stays as it is.',
  },
};

const occasions: Partial<Record<string, Occasion>> = {
  CustomMessage_SignUp: verify,
  CustomMessage_ResendCode: verify,
  CustomMessage_ForgotPassword: resetPassword,
};

/**
 * Writes the e-mails that the user pool sends, with a link in place of a bare code. Cognito puts the code where its
 * placeholder stands, so that must survive as it is. Other occasions keep the pool's own words.
 */
export const writeCustomMessage =
  (siteUrl: string) =>
  async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const occasion = occasions[event.triggerSource];
    if (!occasion) return event;
    const user = encodeURIComponent(event.request.userAttributes.email ?? event.userName ?? '');
    const url = `${siteUrl}${occasion.path}?code=${event.request.codeParameter}&user=${user}`;
    const { label, ...letter } = occasion.letter;
    const { subject, html } = writeLetter({ ...letter, action: { label, url } }, brand);
    return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: html } };
  };
