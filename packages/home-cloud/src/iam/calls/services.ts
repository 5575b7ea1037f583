import type { Vault } from '../../secrets/vault.ts';
import type { Account, Need } from '../authorize.ts';

type Body = Readonly<Record<string, unknown>>;

const bodyOf = (input: unknown): Body => (typeof input === 'object' && input !== null ? (input as Body) : {});

/** The permissions that PutEvents needs: the action on each bus it names. */
export const eventsNeeds = (input: unknown, { region, account }: Account): readonly Need[] => {
  const { Entries: entries } = bodyOf(input);
  const named = (Array.isArray(entries) ? entries : []).map(
    (entry) => bodyOf(entry).EventBusName ?? 'default',
  );
  return [...new Set(named.map(String))].map((bus) => ({
    action: 'events:PutEvents',
    resource: bus.startsWith('arn:') ? bus : `arn:aws:events:${region}:${account}:event-bus/${bus}`,
  }));
};

/** The permissions that a signed Cognito operation needs. */
export const cognitoNeeds = (
  operation: string,
  input: unknown,
  { region, account }: Account,
): readonly Need[] => {
  const pool = String(bodyOf(input).UserPoolId ?? '*');
  return [
    {
      action: `cognito-idp:${operation}`,
      resource: `arn:aws:cognito-idp:${region}:${account}:userpool/${pool}`,
    },
  ];
};

/**
 * The permissions to send mail. On AWS the resource is the verified identity: the address, or else its domain. Nothing is
 * verified at home, so one of the two is enough.
 */
export const mailNeeds = (from: string, { region, account }: Account): readonly Need[] => {
  return [from, from.slice(from.indexOf('@') + 1)].map((identity) => ({
    action: 'ses:SendEmail',
    resource: `arn:aws:ses:${region}:${account}:identity/${identity}`,
  }));
};

/** The permission to send mail with a configuration set. */
export const mailSetNeeds = (name: string, { region, account }: Account): readonly Need[] => [
  { action: 'ses:SendEmail', resource: `arn:aws:ses:${region}:${account}:configuration-set/${name}` },
];

/** The permission to send a WhatsApp message from a phone number, or to get what came to it. The ARN has the number's id without its prefix. */
export const whatsAppNeeds = (
  action: 'GetWhatsAppMessageMedia' | 'SendWhatsAppMessage',
  numberId: string,
  { region, account }: Account,
): readonly Need[] => [
  {
    action: `social-messaging:${action}`,
    resource: `arn:aws:social-messaging:${region}:${account}:phone-number-id/${numberId.replace('phone-number-id-', '')}`,
  },
];

/** The permission to look at the templates of a WhatsApp Business account. The ARN has the account's id without its prefix. */
export const templateNeeds = (
  action: 'GetWhatsAppMessageTemplate' | 'ListWhatsAppMessageTemplates',
  accountId: string,
  { region, account }: Account,
): readonly Need[] => [
  {
    action: `social-messaging:${action}`,
    resource: `arn:aws:social-messaging:${region}:${account}:waba/${accountId.replace('waba-', '')}`,
  },
];

/** The permissions that an operation on a secret needs: the action on its ARN, even when the request has its name. */
export const secretNeeds = (
  operation: string,
  input: unknown,
  vault: Pick<Vault, 'find'>,
  { region, account }: Account,
): readonly Need[] => {
  const id = String(bodyOf(input).SecretId);
  const resource = vault.find(id)?.ref ?? `arn:aws:secretsmanager:${region}:${account}:secret:${id}`;
  return [{ action: `secretsmanager:${operation}`, resource }];
};
