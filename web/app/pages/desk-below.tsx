import { WaitingEnquiries } from '#web/features/enquiries/staff/list/waiting-enquiries.tsx';
import { NewestMailboxes } from '#web/features/mailboxes/list/newest-mailboxes.tsx';
import { TodaysCounts } from '#web/features/notifications/todays-counts.tsx';
import { UnreadLines } from '#web/features/notifications/unread-lines.tsx';
import { ParcelCounts } from '#web/features/parcels/desk/counts/parcel-counts.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';

/** What is below the first look at an overview: messages, unread lines and what is new, as far as the person may see it. */
export const DeskBelow = ({ base }: { readonly base: Area }) => {
  const may = useMay();
  const [enquiries, lines, mailboxes] = [may('enquiry.read'), may('notification.read'), may('mailbox.read')];
  const newestMailboxes = mailboxes ? <NewestMailboxes base={`${base}/mailboxes`} /> : null;
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-8">
        {enquiries ? <WaitingEnquiries base={`${base}/enquiries`} /> : null}
        {lines ? <UnreadLines to={`${base}/notifications`} /> : null}
        {enquiries ? null : newestMailboxes}
      </div>
      <div className="grid min-w-0 gap-8">
        {may('parcel.read') ? <ParcelCounts area={base} /> : null}
        {/* Admins see the numbers of the day instead. */}
        {lines && base === '/staff' ? <TodaysCounts to={`${base}/notifications`} /> : null}
        {enquiries ? newestMailboxes : null}
      </div>
    </div>
  );
};
