import * as z from 'zod/mini';
import type { DeliverMail } from '../../types.ts';
import type { MessageTemplate, PoolDefinition } from '../pools/pool-definition.ts';
import { refusals } from '../protocol/service-error.ts';
import type { User } from '../store/users.ts';
import { attributesForTrigger, type Triggers } from './triggers.ts';

/** The kind of Cognito's message: the second part of the trigger's source. */
type MessageKind =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'AdminCreateUser'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute';

interface Message {
  readonly kind: MessageKind;
  readonly pool: PoolDefinition;
  readonly clientId?: string | undefined;
  readonly user: User;
  readonly to: string;
  /** The code, or the temporary password. */
  readonly secret: string;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}

/** The masked address that a code was sent to. */
export interface CodeDeliveryDetails {
  readonly Destination: string;
  readonly DeliveryMedium: 'EMAIL';
  readonly AttributeName: 'email';
}

/** Builds a message (the CustomMessage trigger first) and sends it. Throws CodeDeliveryFailureException. */
export type Mail = (message: Message) => Promise<CodeDeliveryDetails>;

const codeMark = '{####}';
const nameMark = '{username}';

const CustomMessage = z.object({
  emailMessage: z.nullish(z.string()),
  emailSubject: z.nullish(z.string()),
});

/** `somebody@example.com` becomes `s***@e***`. */
export const deliveryDetails = (address: string): CodeDeliveryDetails => {
  const [name = '', domain = ''] = address.split('@');
  return {
    Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`,
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  };
};

const customised = async (
  triggers: Triggers,
  message: Message,
  standard: MessageTemplate,
): Promise<MessageTemplate> => {
  const invites = message.kind === 'AdminCreateUser';
  const answer = await triggers({
    trigger: 'CustomMessage',
    source: `CustomMessage_${message.kind}`,
    pool: message.pool,
    clientId: message.clientId,
    userName: message.user.username,
    request: {
      userAttributes: attributesForTrigger(message.user),
      codeParameter: codeMark,
      linkParameter: '{##Click Here##}',
      usernameParameter: invites ? nameMark : null,
      ...(message.clientMetadata ? { clientMetadata: message.clientMetadata } : {}),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const parsed = z.safeParse(CustomMessage, answer);
  if (!parsed.success) throw refusals.triggerUnreadable();
  const { emailMessage, emailSubject } = parsed.data;
  const usable = emailMessage?.includes(codeMark) && (!invites || emailMessage.includes(nameMark));
  return {
    subject: emailSubject || standard.subject,
    // Cognito uses its own text if the custom text does not contain the code.
    message: usable && emailMessage ? emailMessage : standard.message,
  };
};

/** Sends the service's own messages. */
export const mailer =
  (triggers: Triggers, deliverMail: DeliverMail): Mail =>
  async (message) => {
    const { pool, kind } = message;
    const standard = kind === 'AdminCreateUser' ? pool.invitationMail : pool.verificationMail;
    const template = await customised(triggers, message, standard);
    const filled = (text: string) =>
      text
        .replaceAll(codeMark, () => message.secret)
        .replaceAll(nameMark, () => (pool.emailSignIn ? message.to : message.user.username));
    try {
      await deliverMail({
        from: pool.mailFrom,
        to: [message.to],
        subject: filled(template.subject),
        html: filled(template.message),
        via: 'cognito',
      });
    } catch {
      throw refusals.deliveryFailed();
    }
    return deliveryDetails(message.to);
  };
