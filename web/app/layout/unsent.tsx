import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { unsentOf, unsentWords, watchUnsent } from '#web/device-queue/unsent.ts';
import { useOwnId } from '#web/session/use-session.ts';

const DOCK = '/staff/dock';
/** What is only on its way is no news. */
const PATIENCE_MS = 3_000;

/** Sends what this person left on this device, whichever screen of the desk they open. Loaded only when there is something. */
const useSendUnsent = (userId: string): void => {
  useEffect(() => {
    if (unsentOf(userId) > 0)
      void import('#web/device-queue/own-queue.ts').then(({ queueOf }) => queueOf(userId));
  }, [userId]);
};

/** Whether something has been true for a while. */
const useLasting = (isTrue: boolean): boolean => {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isTrue) return setIsLasting(false);
    const timer = setTimeout(() => setIsLasting(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isTrue && isLasting;
};

/** "3 scans not sent", on every screen of the desk but the dock, which says more about them itself. */
export const Unsent = () => {
  const userId = useOwnId();
  useSendUnsent(userId);
  const count = useSyncExternalStore(watchUnsent, () => unsentOf(userId));
  const { pathname } = useLocation();
  if (!useLasting(count > 0) || pathname === DOCK) return null;
  return (
    <Link
      to={DOCK}
      className="fixed start-4 bottom-4 z-10 inline-flex min-h-11 items-center rounded-full bg-time px-4 font-semibold text-on-time shadow"
    >
      {unsentWords(count)}
    </Link>
  );
};
