import { useWaiting } from '#web/features/enquiries/staff/use-waiting.ts';
import { ActionBell } from '#web/features/notifications/action-bell.tsx';
import type { Area } from '#web/shell/screens.ts';

const WithEnquiries = ({ to }: { readonly to: string }) => (
  <ActionBell to={to} waiting={useWaiting().data?.count ?? 0} />
);

/** The header's bell: unread lines, and enquiries that nobody has taken on for those who see them. It links to both. */
export const Bell = ({
  area,
  countsEnquiries,
}: {
  readonly area: Area;
  readonly countsEnquiries: boolean;
}) => {
  const to = `${area}/notifications`;
  return countsEnquiries ? <WithEnquiries to={to} /> : <ActionBell to={to} waiting={0} />;
};
