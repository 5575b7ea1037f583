import { sameName } from '#domain/mailboxes/further-name.ts';
import type { Found, Label } from '#domain/mailboxes/matching/label.ts';
import { namesOn } from '#domain/mailboxes/us-mail.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';

/** Whose a label is, where the number on it is exactly that of a mailbox: certain with the name of an addressee, else suggested. */
export const exactLabel =
  (mailboxes: Pick<MailboxReader, 'find'>) =>
  async ({ mailbox: read = '', name = '' }: Label): Promise<Found> => {
    const number = /\d{3,12}/.exec(read)?.[0];
    const mailbox = number === undefined ? undefined : await mailboxes.find(number);
    if (mailbox === undefined) return { candidates: [], one: false };
    const agreeing = namesOn(mailbox).find((one) => sameName(one.name, name));
    const candidate = {
      mailbox: mailbox.number,
      name: agreeing?.name ?? mailbox.ownerName,
      status: mailbox.status,
      score: agreeing === undefined ? 0.5 : 1,
      why: agreeing === undefined ? (['number'] as const) : (['number', 'name'] as const),
    };
    return { ...(agreeing ? { certain: candidate } : {}), candidates: [candidate], one: true };
  };
