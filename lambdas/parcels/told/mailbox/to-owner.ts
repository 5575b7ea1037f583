import { feedOf } from '#domain/notifications/audience.ts';
import type { AnnouncementPart } from '../../../runtime/announcement.ts';
import { askOf } from '../words/asked.ts';
import { type Said, subjectOf } from '../words/said.ts';
import { MAILBOX, type MailboxWhat } from './whats.ts';

/** What happened, to which parcel, announcement or search, and who did it. */
interface Happened {
  readonly what: MailboxWhat;
  /** A code, the id of a pre-alert, or a reference. */
  readonly part: string;
  /** A user id, or `system`. */
  readonly by: string;
}

/** An owner hears at once in the account, and soon by letter and on the phone: of their whole mailbox together. */
export const toOwner = (userId: string, said: Said, { what, part, by }: Happened): AnnouncementPart => {
  const { body, path: link } = said;
  const title = subjectOf(said);
  const asks = askOf(part, what);
  return {
    lines: [{ audience: feedOf(userId), title, body, link, ...(asks === undefined ? {} : { asks }) }],
    soon: [
      {
        recipient: 'customer',
        to: { userId },
        thing: MAILBOX,
        id: userId,
        what,
        said: { title, body },
        parts: [part],
        ...(by === userId ? { own: true as const } : {}),
      },
    ],
  };
};
