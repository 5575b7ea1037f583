import type { Role } from '#domain/kernel/role.ts';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import { EnquiryReceivedV1 } from '#events/enquiries/enquiry-received.v1.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { announceAnswer, announceEnquiry } from '#lambdas/notifications/announcements/announce-enquiry.ts';
import { announceErrorGroup } from '#lambdas/notifications/announcements/announce-error-group.ts';
import { announceMailbox } from '#lambdas/notifications/announcements/announce-mailbox.ts';
import { fewPlaces } from '#lambdas/notifications/announcements/few-places.ts';
import { countUnread, markRead, showFeed } from '#lambdas/notifications/feed.ts';
import { notificationStore } from '#lambdas/notifications/notification-store.ts';
import { sendOnce } from '#lambdas/notifications/send-once.ts';
import { sentStore } from '#lambdas/notifications/sent-store.ts';
import { http } from '#lambdas/runtime/http/http.ts';
import type { WrittenLetter } from '#lambdas/runtime/letter.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { dispatch, on } from '#lambdas/runtime/triggers/listener.ts';
import { changeSection } from '#lambdas/settings/change-section.ts';
import { settingsReader } from '#lambdas/settings/settings-reader.ts';
import { sectionStore } from '#lambdas/settings/store/section-store.ts';
import { call, isOrigin } from '../../support/call.ts';
import { startTables } from '../../support/tables.ts';

export interface Reader {
  readonly userId: string;
  readonly roles: readonly Role[];
}
export const staff: Reader = { userId: 'desk-1', roles: ['staff'] };
export const admin: Reader = { userId: 'admin-1', roles: ['admin'] };

interface Line {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly link?: string;
  readonly read: boolean;
}

/** The announcers and the feed on tables of their own, with a clock the test holds and a mailbox for what is sent. */
export const startNotificationsWorld = async () => {
  const tables = await startTables();
  const mail: { to: string; letter: WrittenLetter }[] = [];
  let now = Date.parse('2026-11-03T19:00:00.000Z');
  const quiet = { warn: () => undefined };
  let refuses = (_to: string): boolean => false;
  const clock = () => new Date(now);

  const ask = (route: string, asked: { as?: Reader; query?: Record<string, string>; body?: object } = {}) => {
    const store = notificationStore(tables.client(), tables.notifications);
    const handler = http(
      notificationEndpoints,
      {
        feed: showFeed(store),
        unread: countUnread(store),
        markRead: markRead(store),
      },
      isOrigin,
    );
    return call(handler, route, { as: staff, ...asked });
  };

  return {
    mail,
    ask,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** As an admin does in the settings, for the first time. */
    setBrand: async (brand: Brand): Promise<void> => {
      const sections = sectionStore(tables.client(), tables.settings, quiet);
      const change = changeSection('brand', { sections, clock, newId });
      await change({ body: { version: 0, value: brand }, caller: admin, correlationId: 'c' });
    },
    /** From now on no mail is taken for those of whom this is true. */
    refuseMail: (to: (address: string) => boolean) => {
      refuses = to;
    },
    /** As the notifier does with each event from its queue. */
    announce: (event: AnyEvent): Promise<void> => {
      const client = tables.client();
      const shared = {
        notifications: notificationStore(client, tables.notifications),
        send: sendOnce({
          sent: sentStore(client, tables.notifications),
          sendMail: async (to, letter) => {
            if (refuses(to)) throw new Error('The mail server is away');
            mail.push({ to, letter });
          },
          clock,
          log: quiet,
        }),
        siteUrl: 'https://skybarrel.test',
        readSetting: settingsReader(client, tables.settings, { clock, log: quiet }),
        clock,
      };
      const placesOf = (what: string) => fewPlaces(client, tables.notifications, what);
      return dispatch(
        on(MailboxAssignedV1, announceMailbox(shared)),
        on(ErrorGroupRaisedV1, announceErrorGroup({ ...shared, places: placesOf('error-groups') })),
        on(
          EnquiryReceivedV1,
          announceEnquiry({
            ...shared,
            places: placesOf('acknowledgements'),
            hashOf: async (email) => `of ${email}`,
          }),
        ),
        on(EnquiryAnsweredV1, announceAnswer(shared)),
      )(event);
    },
    feed: async (query: Record<string, string> = {}, as = staff) => {
      const { body } = await ask('GET /api/notifications', { as, query });
      return { lines: body.items as Line[], next: body.next as string | undefined };
    },
    unread: async (as = staff) => (await ask('GET /api/notifications/unread', { as })).body.count,
    stop: async () => {
      await tables.stop();
    },
  };
};

export type NotificationsWorld = Awaited<ReturnType<typeof startNotificationsWorld>>;
