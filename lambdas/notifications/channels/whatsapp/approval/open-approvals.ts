import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { type EnvOf, optional } from '../../../../runtime/env.ts';
import { type ClientTimeouts, clientSettings } from '../../../../runtime/sdk.ts';
import { type AskMeta, metaTemplates } from './meta-templates.ts';

/** The WhatsApp Business account of the stage, whose templates Meta approves. */
export const metaVariables = { WHATSAPP_ACCOUNT_ID: optional };

/** What asks Meta how a template stands; undefined in a stage that sends no WhatsApp messages. */
export const askerOf = (
  { WHATSAPP_ACCOUNT_ID }: EnvOf<typeof metaVariables>,
  timeouts: ClientTimeouts,
): AskMeta | undefined =>
  WHATSAPP_ACCOUNT_ID
    ? metaTemplates(new SocialMessagingClient(clientSettings(timeouts)), WHATSAPP_ACCOUNT_ID)
    : undefined;
