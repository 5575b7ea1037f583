import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { mailRefusalWords, takesUsMail } from '#domain/mailboxes/us-mail.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { ReadSetting } from '../../settings/index.ts';

interface Deps {
  readonly mailboxes: Pick<MailboxReader, 'behind'>;
  readonly readSetting: ReadSetting;
}

/** What a clerk says where U.S. Mail may not be taken for somebody; undefined where it may. */
export type NoUsMail = (
  mailbox: Mailbox | undefined,
  name: string | undefined,
  now: Date,
) => Promise<string | undefined>;

/** Asks it of an addressee: the name on the label, or the owner where none was read. Of nobody, whether we take any at all. */
export const noUsMail =
  ({ readSetting }: Pick<Deps, 'readSetting'>): NoUsMail =>
  async (mailbox, name, now) => {
    const capabilities = await readSetting('capabilities');
    if (mailbox === undefined) return capabilities.uspsMail ? undefined : mailRefusalWords.NOT_TAKEN;
    const answer = takesUsMail(mailbox, name ?? mailbox.ownerName, now, capabilities);
    return answer.ok ? undefined : mailRefusalWords[answer.why];
  };

/** Whether U.S. Mail may be taken for the addressee of a parcel. True for what another carrier brought, and while nobody knows whose it is. */
export type UsMailOk = (parcel: Parcel, now: Date) => Promise<boolean>;

export const usMailOk = ({ mailboxes, readSetting }: Deps): UsMailOk => {
  const ask = noUsMail({ readSetting });
  return async ({ usMail, mailbox, label }, now) => {
    if (usMail !== true || mailbox === undefined) return true;
    const found = await mailboxes.behind(mailbox);
    return found !== undefined && (await ask(found, label.name, now)) === undefined;
  };
};
