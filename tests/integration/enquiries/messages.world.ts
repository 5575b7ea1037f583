import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { PersonMessage } from '#domain/enquiries/messages.ts';
import type { Ways } from '#domain/enquiries/ways.ts';
import { AnyEvent } from '#events/envelope.ts';
import { wireKeep } from '#lambdas/customers/keep/wire.ts';
import { wire } from '#lambdas/enquiries/http.ts';
import { checkFile } from '#lambdas/files/check-file.ts';
import { incomingKey } from '#lambdas/files/objects/object-keys.ts';
import { fileStore } from '#lambdas/files/store/file-store.ts';
import { newProfile } from '#lambdas/identity/index.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import { ReturnedNotice, wire as wireReturned } from '#lambdas/notifications/channels/mail/returned.ts';
import { consentStore } from '#lambdas/notifications/channels/whatsapp/consent-store.ts';
import { phoneHash } from '#lambdas/notifications/channels/whatsapp/phone-hash.ts';
import { wire as wireReceipts } from '#lambdas/notifications/channels/whatsapp/receipts.ts';
import { wire as wireHear } from '#lambdas/notifications/channels/whatsapp/replies/hear.ts';
import { Inbound } from '#lambdas/notifications/channels/whatsapp/replies/inbound.ts';
import type { SendOutcome } from '#lambdas/notifications/channels/whatsapp/sender.ts';
import { textChannel } from '#lambdas/notifications/channels/whatsapp/texts/text-channel.ts';
import { wire as wireNotifier } from '#lambdas/notifications/notify.ts';
import type { WrittenLetter } from '#lambdas/runtime/letters/letter.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { announcements } from '#lambdas/told.ts';
import { type Asked, call, keyFor, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

export const desk = { userId: 'desk-1', roles: ['staff'] as const };
export const HOUR = 3_600_000;

/** What people and the desk write to each other, on tables of their own: the endpoints, the listener of WhatsApp, and the notifier. */
export const startMessagesWorld = async () => {
  const tables = await startTables();
  const env = {
    ...tables.env,
    SITE_URL: 'https://skybarrel.test',
    USER_POOL_ID: 'us-east-1_pool',
    USER_POOL_CLIENT_ID: 'client',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: '',
  };
  const mail: { to: string; letter: WrittenLetter }[] = [];
  const texts: { to: string; text: string }[] = [];
  let now = Date.parse('2026-11-03T19:00:00.000Z');
  let takes = true;
  /** Photos and PDFs at Meta by their ids, and what was written of them into quarantine and released. */
  const atMeta = new Map<string, Uint8Array>();
  const quarantine = new Map<string, Uint8Array>();
  const released: Uint8Array[] = [];
  const sentOf = (mediaId: string): Uint8Array => {
    const bytes = atMeta.get(mediaId);
    if (bytes === undefined) throw new Error('Meta does not answer.');
    return bytes;
  };
  const media = {
    source: {
      sizeOf: async (mediaId: string) => sentOf(mediaId).length,
      write: async (mediaId: string, { url }: { readonly url: string }) => {
        quarantine.set(url, sentOf(mediaId));
      },
    },
    uploadTo: async (file: Parameters<typeof incomingKey>[0]) => ({
      url: incomingKey(file),
      headers: {},
      until: '',
    }),
  };
  const given = (faults?: Faults) => testDependencies(tables.client(faults), { clock: () => new Date(now) });
  const sendFreeText = async (to: string, text: string): Promise<SendOutcome> => {
    if (!takes) return { refused: 'message' };
    texts.push({ to, text });
    return { messageId: `text-${texts.length}` };
  };
  const sendMail = async (to: string, letter: WrittenLetter) => {
    mail.push({ to, letter });
  };
  const told = new Set<string>();
  const ask = (route: string, asked: Asked = {}, faults?: Faults) =>
    call(wire(env, { ...given(faults), offersWhatsApp: true }), route, { as: desk, ...asked });

  const world = {
    tables,
    mail,
    texts,
    atMeta,
    released,
    now: () => new Date(now),
    ask,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** From now on WhatsApp takes none of our texts. */
    refuseTexts: () => {
      takes = false;
    },
    /** Somebody whom the desk knows, with a number. */
    person: async (id: string, phone: string | null, email = `${id}@example.test`, first_name = 'Marva') => {
      const named = newProfile({ userId: id, email, family_name: 'Person' }, new Date(now));
      const Item = { pk: `USER#${id}`, sk: 'PROFILE', ...named, first_name, phone_e164: phone };
      await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
      await wireKeep(tables.env, given()).people([id]);
    },
    /** They agree to WhatsApp for a number. */
    agrees: async (id: string, phone: string) => {
      const phone_hash = await phoneHash(keyFor)(phone);
      const answer = { version: 1, on: true, how: 'page', text: 'Yes.' } as const;
      await consentStore(tables.client(), tables.notifications).save(id, {
        ...answer,
        kinds: [],
        at: new Date(now).toISOString(),
        phone_hash,
        phone_end: phone.slice(-4),
      });
    },
    /** Handles what somebody wrote on the phone, as AWS publishes it. */
    hears: (
      from: string,
      message: { readonly id: string; readonly at?: number } & Record<string, unknown>,
      faults?: Faults,
    ) => {
      const { at = now, ...rest } = message;
      const timestamp = String(Math.floor(at / 1000));
      return world.notice([{ from: from.slice(1), timestamp, ...rest }], faults);
    },
    /** The same for messages of one notice, as Meta says them. */
    notice: (messages: readonly object[], faults?: Faults) => {
      const value = { messaging_product: 'whatsapp', messages };
      const entry = { id: '0', changes: [{ value, field: 'messages' }] };
      return wireHear(env, { ...given(faults), sendReply: sendFreeText, media })(
        Inbound.parse({ whatsAppWebhookEntry: JSON.stringify(entry) }),
      );
    },
    /** The same for a text. */
    says: (from: string, id: string, body: string, faults?: Faults) =>
      world.hears(from, { id, type: 'text', text: { body } }, faults),
    /** Somebody sends a photo that Meta has under this id, with a caption or without. */
    sends: (from: string, id: string, image: { readonly id: string; readonly caption?: string }) =>
      world.hears(from, { id, type: 'image', image: { mime_type: 'image/jpeg', ...image } }),
    /** Looks through everything that has arrived in quarantine. */
    check: async (): Promise<void> => {
      const check = checkFile({
        ...given(),
        files: fileStore(tables.client(), tables.files),
        read: async (key) => quarantine.get(key) ?? new Uint8Array(),
        write: async (_, bytes) => void released.push(bytes),
        writeSmall: async () => undefined,
        writeSized: async () => undefined,
      });
      for (const key of quarantine.keys()) await check({ object: { key } });
    },
    /** Tells people of every event that was not told yet. */
    tell: async () => {
      const channels = [
        mailChannel(env, { ...given(), sendMail, readPhoto: async () => undefined }),
        textChannel(env, { ...given(), sendFreeText }),
      ];
      const notify = wireNotifier(env, given(), channels);
      const known = new Set(announcements.flat().map(({ type }) => type));
      for (const event of await world.events())
        if (known.has(event.type) && !told.has(event.id)) {
          told.add(event.id);
          await notify(event);
        }
    },
    events: async (): Promise<AnyEvent[]> => {
      const items = startingWith(await tables.all(tables.enquiries), 'OUTBOX#');
      return items
        .map(({ event }) => AnyEvent.parse(JSON.parse(String(event))))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    receipt: (messageId: string, status: string) =>
      wireReceipts(env, { ...given(), sendMail })({ messageId, status }),
    /** A letter to this address came back. */
    comesBack: (address: string) =>
      wireReturned(
        env,
        given(),
      )(
        ReturnedNotice.parse({
          mail: { messageId: '1', commonHeaders: { subject: 'A letter' }, tags: {} },
          bounce: {
            bounceType: 'Permanent',
            bouncedRecipients: [{ emailAddress: address }],
            timestamp: new Date(now).toISOString(),
          },
        }),
      ),
    /** The enquiries that are kept. */
    enquiries: async (): Promise<Enquiry[]> =>
      startingWith(await tables.all(tables.enquiries), 'ENQUIRY#').filter(
        ({ sk }) => sk === 'ENQUIRY',
      ) as unknown as Enquiry[],
    /** The reference of the only one. */
    onlyReference: async (): Promise<string> => {
      const [only, ...others] = await world.enquiries();
      if (only === undefined || others.length > 0) throw new Error('There is not exactly one enquiry.');
      return only.reference;
    },
    write: (message: object, as: Asked['as'] = desk) =>
      ask('POST /api/enquiries/messages', { as, body: { id: newId(), way: 'email', ...message } }),
    with: async (person: string) =>
      (await ask('GET /api/enquiries/messages/of/{person}', { params: { person } })).body as unknown as {
        readonly messages: readonly PersonMessage[];
        readonly ways: Ways;
      },
    stop: () => tables.stopAsKept(),
  };
  return world;
};

export type MessagesWorld = Awaited<ReturnType<typeof startMessagesWorld>>;
