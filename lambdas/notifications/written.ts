import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Outcome } from '#domain/notifications/outcome.ts';
import { hashEmail } from '../runtime/redact.ts';
import type { KeyFor } from '../runtime/secrets/house-key.ts';
import { returnedStore } from './channels/mail/returned-store.ts';
import { sentStore } from './channels/sent-store.ts';
import { consentStore } from './channels/whatsapp/consent-store.ts';
import { phoneHash } from './channels/whatsapp/phone-hash.ts';
import { textStore } from './channels/whatsapp/texts/text-store.ts';

/** A letter that comes back does so within days. */
const COMES_BACK_MS = 3 * 86_400_000;
/** How long a letter that went out is remembered, at least. */
const REMEMBERED_MS = 29 * 86_400_000;

/** A message of staff that is sent, and where it goes. */
export interface Written {
  /** The id of its event. */
  readonly cause: string;
  readonly recipient: string;
  readonly way: 'email' | 'whatsapp';
  readonly at: string;
  readonly email: string;
}

/** What notifications know of messages that staff write to somebody. A function needs `GetItem` on the table. */
export const writtenMessages = (client: DynamoDBDocumentClient, table: string, keyFor: KeyFor) => {
  const consents = consentStore(client, table);
  const returned = returnedStore(client, table);
  const sent = sentStore(client, table);
  const texts = textStore(client, table);
  const hashOf = phoneHash(keyFor);
  const addressKey = keyFor('addresses');
  const returnedFor = async (email: string) =>
    email === '' ? undefined : returned.find(hashEmail(email, await addressKey()));
  const ofLetter = async ({ cause, recipient, at, email }: Written, now: Date): Promise<Outcome> => {
    const stopped = await returnedFor(email);
    const since = stopped && Date.parse(stopped.at) - Date.parse(at);
    if (since !== undefined && since < 0) return { state: 'FAILED', why: 'ADDRESS_STOPPED' };
    if (since !== undefined && since < COMES_BACK_MS) return { state: 'FAILED', why: 'CAME_BACK' };
    if (now.getTime() - Date.parse(at) > REMEMBERED_MS) return { state: 'SENT' };
    return { state: (await sent.isSent(cause, `${recipient}#email`)) ? 'SENT' : 'QUEUED' };
  };
  return {
    /** Whether mail to an address comes back. */
    isStopped: async (email: string): Promise<boolean> => (await returnedFor(email)) !== undefined,
    /** Whether one of these accounts agreed to WhatsApp for a number in E.164. */
    hasAgreed: async (ids: readonly string[], phone: string): Promise<boolean> => {
      const [hash, ...found] = await Promise.all([hashOf(phone), ...ids.map((id) => consents.find(id))]);
      return found.some((consent) => consent?.on === true && consent.phone_hash === hash);
    },
    /** What became of a message, as far as its provider tells. */
    outcomeOf: (written: Written, now: Date): Promise<Outcome> =>
      written.way === 'email' ? ofLetter(written, now) : texts.outcomeOf(written.cause),
  };
};

export type WrittenMessages = ReturnType<typeof writtenMessages>;
