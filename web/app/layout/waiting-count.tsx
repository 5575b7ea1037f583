import { MAX_COUNTED } from '#domain/enquiries/limits.ts';
import { useWaiting } from '#web/features/enquiries/staff/use-waiting.ts';

/** How many wait, beside an entry of the side menu; nothing when there are none. */
export const Count = ({ count = 0 }: { readonly count: number | undefined }) => {
  if (count === 0) return null;
  return (
    <span className="relative ms-2 rounded-full bg-time px-2 font-mono text-sm font-bold text-on-time lg:ms-auto">
      <span aria-hidden="true">{count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : count}</span>
      <span className="sr-only">, {count} waiting</span>
    </span>
  );
};

/** Enquiries that nobody has taken on. */
export const EnquiryCount = () => <Count count={useWaiting().data?.count} />;
