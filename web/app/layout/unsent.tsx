import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { othersUnsentWords, unsentOf, watchUnsent } from '#web/device-queue/unsent.ts';
import { unsentWords } from '#web/scanning/unsent-words.ts';
import { ownFirstName } from '#web/session/kept-claims.ts';
import { useMay, useOwnId } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';

/** Where people scan or report who may do so, and see what became of it. */
const SENT_FROM = [
  { path: '/staff/dock', may: 'piece.manage', noun: 'scan' },
  { path: '/staff/receiving', may: 'parcel.manage', noun: 'scan' },
  { path: '/staff/drive', may: 'drive.manage', noun: 'report' },
] as const;
/** What is only on its way is no news. */
const PATIENCE_MS = 3_000;

const NotSentHere = lazy(async () => ({
  default: (await import('#web/features/shipments/dock/not-sent/not-sent-here.tsx')).NotSentHere,
}));

/** Sends what this person left on this device, whichever screen of the desk they open. Loaded only when there is something. */
const useSendUnsent = (userId: string, count: number): void => {
  const hasSome = count > 0;
  useEffect(() => {
    if (hasSome)
      void import('#web/device-queue/own-queue.ts').then(({ queueOf }) => queueOf(userId, ownFirstName()));
  }, [userId, hasSome]);
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

const pill = 'min-h-11 rounded-label bg-time px-4 font-semibold text-on-time shadow';

/** What waits of the person who is signed in: a link to where they scan or report, or for who works elsewhere now, what became of them. */
const Own = ({ count }: { readonly count: number }) => {
  const may = useMay();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  if (!useLasting(count > 0)) return null;
  const open = SENT_FROM.filter((one) => may(one.may));
  const [first] = open;
  if (first !== undefined)
    return open.some(({ path }) => path === pathname) ? null : (
      <Link to={first.path} className={`inline-flex items-center ${pill}`}>
        {unsentWords(count, first.noun)}
      </Link>
    );
  return (
    <>
      {isOpen ? (
        <div className="label-sheet max-h-[60dvh] overflow-y-auto p-3">
          <Suspense>
            <NotSentHere />
          </Suspense>
        </div>
      ) : null}
      <button
        type="button"
        aria-expanded={isOpen}
        className={`cursor-pointer ${pill}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {unsentWords(count)}
      </button>
    </>
  );
};

/** What waits of others on this device, which only their own session sends. Who has read it may hide it. */
const Others = ({ words }: { readonly words: string }) => {
  const [hidden, setHidden] = useState('');
  if (!useLasting(words !== '') || words === hidden) return null;
  return (
    <div role="status" className={`flex items-center gap-2 py-2 ${pill}`}>
      <p className="min-w-0">{words}</p>
      <Button look="quiet" className="shrink-0" onClick={() => setHidden(words)}>
        Hide
      </Button>
    </div>
  );
};

/** What waits on this device, on every screen of the desk: "3 scans not sent", and whose they are when they are of somebody else. */
export const Unsent = () => {
  const userId = useOwnId();
  const count = useSyncExternalStore(watchUnsent, () => unsentOf(userId));
  const others = useSyncExternalStore(watchUnsent, () => othersUnsentWords(userId));
  useSendUnsent(userId, count);
  return (
    <div className="fixed start-4 bottom-4 z-10 grid max-w-[min(28rem,calc(100vw-2rem))] justify-items-start gap-2">
      <Others words={others} />
      <Own count={count} />
    </div>
  );
};
