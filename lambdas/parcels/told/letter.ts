import { subjectText } from '#domain/files/file.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import type { MailKind, NoticeKind } from '#domain/notifications/kinds.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { AnnouncementPart } from '../../runtime/announcement.ts';

/** What an owner is told. */
export interface Said {
  readonly title: string;
  /** What happened, in one sentence: the line in the account, and the news on the phone. */
  readonly body: string;
  /** What the letter says besides. */
  readonly more?: readonly string[];
  /** Lines that belong together: parcels, a shelf. */
  readonly block?: readonly string[];
  /** Parcels whose first photo the letter shows. Several have their codes under them. */
  readonly shows?: readonly string[];
  /** What the link in the letter says. */
  readonly label?: string;
  /** What it is about: a code, a reference or a tracking number. */
  readonly about: string;
  readonly path: string;
  readonly news: NoticeKind;
  /** Set for a letter that a customer may switch off. */
  readonly mail?: MailKind;
}

export const pathOfParcel = (code: string): string => pathTo('/dashboard/mailbox/:code', { code });
export const pathOfMailbox = pathTo('/dashboard/mailbox', {});

/** The photo that the bench made of a parcel. */
const photoOf = (code: string, isNamed: boolean) => ({
  of: subjectText({ kind: 'parcel', id: code }),
  alt: `Photo of parcel ${code}`,
  ...(isNamed ? { caption: code } : {}),
  fileName: `${code}.jpg`,
});

/** An owner hears by letter, on the phone and in the account. */
export const toOwner = (userId: string, said: Said, brand: Brand): AnnouncementPart => {
  const { title, body, more = [], shows = [], block, label = 'Open your mailbox' } = said;
  const { about, path, news, mail } = said;
  return {
    lines: [{ audience: feedOf(userId), title, body, link: path }],
    letters: [
      {
        recipient: 'customer',
        to: { userId },
        ...(mail === undefined ? {} : { kind: mail }),
        subject: title,
        heading: title,
        paragraphs: [body, ...more],
        ...(shows.length === 0 ? {} : { photos: shows.map((code) => photoOf(code, shows.length > 1)) }),
        ...(block === undefined ? {} : { block: [...block] }),
        action: { label, path },
        about,
        replyTo: brand.email,
      },
    ],
    news: [
      {
        recipient: 'customer',
        to: { userId },
        kind: news,
        fields: { number: about, title, detail: body },
        path,
      },
    ],
  };
};
