import type { Notification } from '#domain/notifications/notification.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useMarkRead } from './use-notifications.ts';

/** Marks the newest line and all before it as read. */
export const MarkAllRead = ({ newest }: { readonly newest: Notification }) => {
  const markRead = useMarkRead();
  return (
    <Button
      look="plain"
      busy={markRead.isPending}
      onClick={() => markRead.mutate(newest.id, { onError: (error) => toast.error(messageOf(error)) })}
    >
      Mark all as read
    </Button>
  );
};
