import { pathTo } from '#domain/kernel/paths.ts';
import type { MailKind, NoticeKind } from '#domain/notifications/kinds.ts';
import type { AppLink } from '../../../runtime/announcement.ts';
import type { LetterStatus } from '../../../runtime/letters/letter.ts';

/** What an owner is told. */
export interface Said {
  /** What happened: `Your Amazon parcel is here`. */
  readonly title: string;
  /** What tells it from another of the same kind: the goods, or a number. A subject has it after the title. */
  readonly name?: string;
  /** Where the status of what happened does not say it. */
  readonly status?: LetterStatus;
  /** The same in one sentence: in the account. */
  readonly body: string;
  /** The same in a letter that says the rest elsewhere. */
  readonly inLetter?: string;
  /** What the letter says besides. */
  readonly more?: readonly string[];
  /** Other places to go to, in the letter. */
  readonly links?: readonly AppLink[];
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

/** The title with what tells it from another of the same kind. */
export const subjectOf = ({ title, name }: Pick<Said, 'title' | 'name'>): string =>
  name === undefined ? title : `${title.replace(/\.$/, '')}: ${name}`;
