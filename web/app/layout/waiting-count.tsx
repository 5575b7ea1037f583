import { MAX_COUNTED } from '#domain/enquiries/limits.ts';
import { useWaiting } from '#web/features/enquiries/staff/use-enquiries.ts';

/** How many enquiries nobody has taken on, beside their entry in the side menu; nothing when there are none. */
export const WaitingCount = () => {
  const count = useWaiting().data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="relative ms-2 rounded-full bg-time px-2 font-mono text-sm font-bold text-on-time lg:ms-auto">
      <span aria-hidden="true">{count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : count}</span>
      <span className="sr-only">, {count} waiting</span>
    </span>
  );
};
