import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Consents } from '#domain/notifications/consents.ts';
import { hashEmail } from '../runtime/redact.ts';
import type { KeyFor } from '../runtime/secrets/house-key.ts';
import { mailChoiceStore } from './channels/mail/mail-choice-store.ts';
import { returnedStore } from './channels/mail/returned-store.ts';
import { consentStore } from './channels/whatsapp/consent-store.ts';

/** Reads what somebody agreed to be told, for the page of a customer. A function needs `GetItem` on the table. */
export const consentsOf = (client: DynamoDBDocumentClient, table: string, keyFor: KeyFor) => {
  const consents = consentStore(client, table);
  const choices = mailChoiceStore(client, table);
  const returnedMail = returnedStore(client, table);
  const addressKey = keyFor('addresses');
  return async ({ id, email }: { readonly id: string; readonly email: string }): Promise<Consents> => {
    const [whatsApp, { kinds }, returned] = await Promise.all([
      consents.find(id),
      choices.find(id),
      email === '' ? undefined : returnedMail.find(hashEmail(email, await addressKey())),
    ]);
    return {
      ...(whatsApp && {
        whatsApp: {
          on: whatsApp.on,
          kinds: whatsApp.kinds,
          at: whatsApp.at,
          how: whatsApp.how,
          phoneEnd: whatsApp.phone_end,
        },
      }),
      mail: kinds,
      ...(returned && { returned: { why: returned.why, at: returned.at } }),
    };
  };
};
