import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Booking } from '#domain/bookings/booking.ts';
import type { FlightRecord } from '#domain/departures/flight.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { Wording } from '#domain/notifications/letter-words.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { bookingItem } from '#lambdas/bookings/store/booking-items.ts';
import { enquiryItem, threadItem } from '#lambdas/enquiries/store/enquiry-items.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import type { ReadPhoto } from '#lambdas/notifications/channels/mail/letter-photos.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import { ReturnedNotice, wire as wireReturned } from '#lambdas/notifications/channels/mail/returned.ts';
import { approvalStore } from '#lambdas/notifications/channels/whatsapp/approval/approval-store.ts';
import { lookAgain } from '#lambdas/notifications/channels/whatsapp/approval/approvals.ts';
import { wire as wireReceipts } from '#lambdas/notifications/channels/whatsapp/receipts.ts';
import { wire as wireReplies } from '#lambdas/notifications/channels/whatsapp/replies/hear.ts';
import { Inbound } from '#lambdas/notifications/channels/whatsapp/replies/inbound.ts';
import { textSender, whatsAppChannel } from '#lambdas/notifications/channels/whatsapp/whatsapp-channel.ts';
import { wire } from '#lambdas/notifications/http.ts';
import { wire as wireNotifier } from '#lambdas/notifications/notify.ts';
import { wireSoon } from '#lambdas/notifications/soon/open-soon.ts';
import { parcelItem } from '#lambdas/parcels/store/parcel-items.ts';
import type { WrittenLetter } from '#lambdas/runtime/letters/letter.ts';
import { shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { call, testDependencies } from '../../support/call.ts';
import { storeFlights } from '../../support/flights.ts';
import { settingsFunction } from '../../support/settings-function.ts';
import { type Faults, startTables } from '../../support/tables.ts';
import { sampleEnquiry } from './sample-enquiry.ts';
import { playedProvider } from './whatsapp-provider.ts';

export interface Reader {
  readonly userId: string;
  readonly roles: readonly Role[];
}
export const staff: Reader = { userId: 'desk-1', roles: ['staff'] };
export const admin: Reader = { userId: 'admin-1', roles: ['admin'] };

interface Line {
  readonly id: string;
  readonly day?: string;
  readonly title: string;
  readonly body: string;
  readonly link?: string;
  readonly read: boolean;
}

/** The notifier and the feed on their own tables, with a clock that the test sets and an outbox for mails. */
export const startNotificationsWorld = async () => {
  const tables = await startTables();
  const mail: { to: string; letter: WrittenLetter }[] = [];
  const whatsApp = playedProvider();
  const replies: { to: string; text: string }[] = [];
  let repliesFail = false;
  let answers = 0;
  let readPhoto: ReadPhoto = async () => undefined;
  let now = Date.parse('2026-11-03T19:00:00.000Z');
  let refuses = (_to: string): boolean => false;
  const clock = () => new Date(now);

  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const given = () => testDependencies(tables.client(), { clock });
  const ask = (
    route: string,
    asked: {
      as?: Reader;
      query?: Record<string, string>;
      params?: Record<string, string>;
      body?: object;
    } = {},
  ) => call(wire(env, { ...given(), offersWhatsApp: true, ...whatsApp }), route, { as: staff, ...asked });
  const sendMail = async (to: string, letter: WrittenLetter) => {
    if (refuses(to)) throw new Error('The mail server is away');
    mail.push({ to, letter });
  };
  const channelsOn = (client: ReturnType<typeof tables.client>) => {
    const shared = { ...given(), client, sendMail };
    return [
      mailChannel(env, { ...shared, readPhoto: (of) => readPhoto(of) }),
      whatsAppChannel(textSender(env, { ...shared, whatsApp })),
    ];
  };
  const notifier = (client = tables.client()) =>
    wireNotifier(env, { ...given(), client }, channelsOn(client));

  /** Handles a notice of Meta as AWS End User Messaging Social publishes it. */
  const notice = (value: object): Promise<void> => {
    const webhook = {
      id: '0',
      changes: [{ value: { messaging_product: 'whatsapp', ...value }, field: 'messages' }],
    };
    const sendReply = async (to: string, text: string) => {
      if (repliesFail) throw new Error('The provider is away');
      replies.push({ to, text });
      return { messageId: `reply-${replies.length}` };
    };
    const hear = wireReplies(env, { ...given(), sendReply, media: undefined });
    return hear(Inbound.parse({ whatsAppWebhookEntry: JSON.stringify(webhook), messageId: '1' }));
  };

  /** Handles what SES tells of a letter. */
  const told = (address: string, what: object): Promise<void> => {
    const { letter } = mail.findLast(({ to }) => to === address.toLowerCase()) ?? {};
    const notice = {
      mail: {
        messageId: `letter to ${address}`,
        commonHeaders: { subject: letter?.subject ?? 'A letter' },
        tags: letter?.account === undefined ? {} : { user: [letter.account] },
      },
      ...what,
    };
    return wireReturned(env, given())(ReturnedNotice.parse(notice));
  };

  const world = {
    mail,
    ask,
    /** A letter to this address came back, for good or for now. */
    mailReturned: (address: string, at = now, bounceType = 'Permanent') =>
      told(address, {
        bounce: {
          bounceType,
          bouncedRecipients: [{ emailAddress: address }],
          timestamp: new Date(at).toISOString(),
        },
      }),
    /** Whoever has this address called our mail spam. */
    complained: (address: string) =>
      told(address, {
        complaint: {
          complainedRecipients: [{ emailAddress: address }],
          timestamp: new Date(now).toISOString(),
          complaintFeedbackType: 'abuse',
        },
      }),
    /** The present instant of this world. */
    now: () => now,
    notice,
    /** Handles what somebody wrote on the phone. */
    answer: (from: string, text: string, at = now): Promise<void> => {
      const timestamp = String(Math.floor(at / 1000));
      const sender = from.replace('+', '');
      answers += 1;
      return notice({
        messages: [{ from: sender, id: `wamid.${answers}`, timestamp, type: 'text', text: { body: text } }],
      });
    },
    /** What we answered on WhatsApp. */
    replies,
    refuseReplies: (fails: boolean) => {
      repliesFail = fails;
    },
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** An account with a profile, whose address letters to this person go to. */
    person: async (
      userId: string,
      email: string,
      phone: string | null = null,
      first_name = 'Sample',
    ): Promise<void> => {
      const named = { userId, email, family_name: 'Person' };
      const profile = { ...newProfile(named, clock()), first_name, phone_e164: phone };
      const TransactItems = [profileCreation(tables.profiles, profile)];
      await tables.client().send(new TransactWriteCommand({ TransactItems }));
    },
    /** An enquiry as it was received, with its message, and an answer if it has one. */
    enquiry: async (
      one: Enquiry = sampleEnquiry,
      message = 'Two barrels in Newark are packed.\nCan you fetch them before Tuesday?',
      answer?: { readonly at: string; readonly text: string },
    ): Promise<void> => {
      const entries = [
        { id: '1', at: one.receivedAt, what: 'message', by: 'sender', text: message } as const,
        ...(answer ? [{ id: '2', what: 'answer', by: 'desk-1', ...answer } as const] : []),
      ];
      const items = [enquiryItem(one), ...entries.map((entry) => threadItem(one.reference, entry))];
      const TransactItems = items.map((Item) => ({ Put: { TableName: tables.enquiries, Item } }));
      await tables.client().send(new TransactWriteCommand({ TransactItems }));
    },
    /** Another phone number in the profile of a person. */
    changePhone: async (userId: string, phone: string | null): Promise<void> => {
      await tables.client().send(
        new UpdateCommand({
          TableName: tables.profiles,
          Key: { pk: `USER#${userId}`, sk: 'PROFILE' },
          UpdateExpression: 'SET phone_e164 = :phone',
          ExpressionAttributeValues: { ':phone': phone },
        }),
      );
    },
    /** Saves the brand for the first time, as an admin does in the settings. */
    setBrand: async (brand: Brand): Promise<void> => {
      const body = { version: 0, value: brand };
      await call(settingsFunction(env, given()), 'PUT /api/settings/brand', { as: admin, body });
    },
    /** Saves what works today for the first time. */
    setCapabilities: async (capabilities: Capabilities): Promise<void> => {
      const body = { version: 0, value: capabilities };
      await call(settingsFunction(env, given()), 'PUT /api/settings/capabilities', { as: admin, body });
    },
    /** Saves the words of the e-mails for the first time. */
    setWording: async (wording: Wording): Promise<void> => {
      const body = { version: 0, value: wording };
      const { status } = await call(settingsFunction(env, given()), 'PUT /api/settings/wording', {
        as: admin,
        body,
      });
      if (status !== 200) throw new Error(`The wording was refused: ${status}`);
    },
    /** What letters may show from now on. */
    photosAre: (read: ReadPhoto) => {
      readPhoto = read;
    },
    /** A parcel is as it is now. */
    isParcel: async (parcel: Parcel): Promise<void> => {
      const Put = { TableName: tables.parcels, Item: parcelItem(parcel) };
      await tables.client().send(new TransactWriteCommand({ TransactItems: [{ Put }] }));
    },
    /** A shipment is as it is now. Every other of its owner stays. */
    isShipment: async (shipment: Shipment): Promise<void> => {
      const Put = { TableName: tables.shipments, Item: shipmentItem(shipment) };
      await tables.client().send(new TransactWriteCommand({ TransactItems: [{ Put }] }));
    },
    /** A flight is as it is now. */
    isFlight: (flight: FlightRecord): Promise<void> => storeFlights(tables, flight),
    /** A booking is as it is now. */
    isBooking: async (booking: Booking): Promise<void> => {
      const Put = { TableName: tables.bookings, Item: bookingItem(booking) };
      await tables.client().send(new TransactWriteCommand({ TransactItems: [{ Put }] }));
    },
    /** What runs every three minutes, by a worker whose connection may suffer. */
    tellSoon: (faults?: Faults) => {
      const client = faults === undefined ? tables.client() : tables.client(faults);
      const shared = { ...given(), client };
      return wireSoon(env, shared, channelsOn(client))({ millisecondsLeft: () => 60_000 });
    },
    /** A shipment of somebody is at our dock: the event comes, ten minutes pass, and it is told. */
    receivedSoon: async (
      event: { readonly data: { readonly number: string; readonly ownerId: string } } & AnyEvent,
      faults?: Faults,
    ) => {
      const { number, ownerId } = event.data;
      const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const }));
      const shipment: Shipment = { ...sampleShipment, number, ownerId, state: 'RECEIVED', pieces, holds: [] };
      await world.isShipment(shipment);
      await world.announce(event);
      world.advance(10 * 60_000);
      return world.tellSoon(faults);
    },
    /** From now on mails to these recipients fail. */
    refuseMail: (to: (address: string) => boolean) => {
      refuses = to;
    },
    /** Handles an event as the notifier does. */
    announce: (event: AnyEvent): Promise<void> => notifier()(event),
    /** The same by a worker whose connection suffers. */
    announceWith: (faults: Faults, event: AnyEvent): Promise<void> => notifier(tables.client(faults))(event),
    /** Handles what the provider tells of a WhatsApp message. */
    receipt: (messageId: string, status: string): Promise<void> =>
      wireReceipts(env, { ...given(), sendMail })({ messageId, status }),
    /** WhatsApp messages as they were handed to the provider. */
    texts: whatsApp.texts,
    whatsApp,
    /** What runs every three minutes and asks Meta by the hour. */
    askMetaAgain: () =>
      lookAgain({
        ...given(),
        ...whatsApp,
        approvals: approvalStore(tables.client(), tables.notifications),
      })(),
    answerWhatsApp: whatsApp.answerWith,
    stored: () => tables.all(tables.notifications),
    feed: async (query: Record<string, string> = {}, as = staff) => {
      const { body } = await ask('GET /api/notifications', { as, query });
      return { lines: body.items as Line[], next: body.next as string | undefined };
    },
    unread: async (as = staff) => (await ask('GET /api/notifications/unread', { as })).body.count,
    stop: async () => {
      await tables.stopAsKept();
    },
  };
  return world;
};

export type NotificationsWorld = Awaited<ReturnType<typeof startNotificationsWorld>>;
