import * as z from 'zod/mini';
import { feedOf } from '#domain/notifications/audience.ts';
import { type EnvOf, required } from '../../../runtime/env.ts';
import { hashEmail } from '../../../runtime/redact.ts';
import type { SharedDependencies } from '../../../runtime/shared-dependencies.ts';
import { notificationStore } from '../../notification-store.ts';
import { returnedStore } from './returned-store.ts';

export const variables = { NOTIFICATIONS_TABLE: required };

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** What SES tells of a letter that came back, or that its reader called spam. */
export const ReturnedNotice = z.object({
  mail: z.object({
    messageId: z.string(),
    commonHeaders: z.optional(z.object({ subject: z.optional(z.string()) })),
    /** `user` is whose account the letter was for. */
    tags: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  bounce: z.optional(
    z.object({ bounceType: z.string(), bouncedRecipients: Recipients, timestamp: z.string() }),
  ),
  complaint: z.optional(
    z.object({
      complainedRecipients: Recipients,
      timestamp: z.string(),
      complaintFeedbackType: z.optional(z.string()),
    }),
  ),
});
type ReturnedNotice = z.infer<typeof ReturnedNotice>;

interface Stop {
  readonly why: 'bounce' | 'complaint';
  readonly at: string;
  readonly addresses: readonly string[];
}

/** What stops an address. A full mailbox does not, and neither does whoever says that our mail is no spam. */
const stopIn = ({ bounce, complaint }: ReturnedNotice): Stop | undefined => {
  const addressesOf = (all: z.infer<typeof Recipients>) => all.map(({ emailAddress }) => emailAddress);
  if (complaint && complaint.complaintFeedbackType !== 'not-spam')
    return {
      why: 'complaint',
      at: complaint.timestamp,
      addresses: addressesOf(complaint.complainedRecipients),
    };
  return bounce?.bounceType === 'Permanent'
    ? { why: 'bounce', at: bounce.timestamp, addresses: addressesOf(bounce.bouncedRecipients) }
    : undefined;
};

/**
 * Stops mail to an address that does not exist any more, or whose owner does not want it, once. The desk hears of it, and so does the
 * owner in the account.
 */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, keyFor }: Pick<SharedDependencies, 'client' | 'clock' | 'keyFor'>,
): ((notice: ReturnedNotice) => Promise<void>) => {
  const returned = returnedStore(client, env.NOTIFICATIONS_TABLE);
  const notifications = notificationStore(client, env.NOTIFICATIONS_TABLE);
  const key = keyFor('addresses');

  /** Said once for each letter, however often its notice comes. */
  const say = async ({ messageId, tags }: ReturnedNotice['mail'], why: Stop['why']): Promise<void> => {
    const kind = 'mail-returned';
    const tally = {
      kind,
      one: '1 e-mail came back',
      many: '{count} e-mails came back',
      link: '/staff/returned-mail',
    };
    await notifications.addToTally('desk', `${kind}#${messageId}`, tally, clock());
    const [userId] = tags?.user ?? [];
    if (userId === undefined || why === 'complaint') return;
    const line = {
      kind,
      title: 'Our e-mail to you came back',
      body: 'We send no more until you say that your address works. Check it.',
      link: '/customer/notifications',
    };
    await notifications.addLine(feedOf(userId), `${kind}#${messageId}`, line, clock());
  };

  return async (notice) => {
    const stop = stopIn(notice);
    if (stop === undefined) return;
    const { why, at, addresses } = stop;
    const subject = notice.mail.commonHeaders?.subject ?? '';
    for (const address of addresses) {
      const email = address
        .replace(/^.*<|>.*$/g, '')
        .trim()
        .toLowerCase();
      await returned.stop(hashEmail(email, await key()), {
        email,
        why,
        at: new Date(at).toISOString(),
        subject,
      });
    }
    await say(notice.mail, why);
  };
};
