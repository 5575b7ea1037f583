import { excerptOf } from '#domain/enquiries/enquiry.ts';
import { ACKNOWLEDGEMENTS_PER_DAY, inboxOf } from '#domain/enquiries/limits.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import type { EnquiryReceivedV1 } from '#events/enquiries/enquiry-received.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ReadSetting } from '../../settings/settings-reader.ts';
import type { NotificationStore } from '../notification-store.ts';
import type { SendOnce } from '../send-once.ts';
import { acknowledgement, answerLetter, deskLetter, deskLink } from './enquiry-letters.ts';
import type { FewPlaces } from './few-places.ts';
import { tellAll } from './tell-all.ts';

interface Deps {
  readonly notifications: Pick<NotificationStore, 'addLine'>;
  /** The few acknowledgements that one inbox gets within a day. */
  readonly places: FewPlaces;
  /** Something that stands for an e-mail address and leads nowhere. */
  readonly hashOf: (email: string) => Promise<string>;
  readonly send: SendOnce;
  readonly siteUrl: string;
  readonly readSetting: ReadSetting;
  readonly clock: Clock;
}

/**
 * Tells the desk of an enquiry, by a line in its feed and by mail, and the sender that we have it. The day of an
 * acknowledgement is the event's own, so that a repetition finds what was decided before.
 */
export const announceEnquiry =
  ({ notifications, places, hashOf, send, siteUrl, readSetting, clock }: Deps) =>
  async ({ id, type, data }: EventOf<typeof EnquiryReceivedV1>): Promise<void> => {
    const brand = await readSetting('brand');
    const line = {
      kind: type,
      title: `Enquiry ${data.reference}: ${enquiryTopics[data.topic]}`,
      body: `${data.name}: ${excerptOf(data.message)}`,
      link: deskLink(data.reference),
    };
    const acknowledge = async (): Promise<void> => {
      const window = `${await hashOf(inboxOf(data.email))}#${newYorkDay(new Date(data.receivedAt))}`;
      if (await places.take(window, id, ACKNOWLEDGEMENTS_PER_DAY, clock()))
        await send(id, 'sender#email', data.email, acknowledgement(data, brand));
    };
    await tellAll('an enquiry', [
      notifications.addLine('desk', id, line, clock()),
      send(id, 'desk#email', brand.staffEmail, deskLetter(data, siteUrl, brand)),
      acknowledge(),
    ]);
  };

/** Mails the desk's answer to whoever had asked. */
export const announceAnswer =
  ({ send, readSetting }: Pick<Deps, 'send' | 'readSetting'>) =>
  async ({ id, data }: EventOf<typeof EnquiryAnsweredV1>): Promise<void> =>
    send(id, 'sender#email', data.email, answerLetter(data, await readSetting('brand')));
