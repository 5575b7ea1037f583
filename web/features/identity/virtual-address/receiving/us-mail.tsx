import { lazy, Suspense } from 'react';
import type { OwnMailbox } from '#domain/mailboxes/own-mailbox.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const Addressees = lazy(async () => ({ default: (await import('./addressees.tsx')).Addressees }));
const loading = <Skeleton lines={2} label="Loading who may get U.S. Mail…" />;

/** Who may deliver to the address, which nobody can guess and which decides whether a parcel is turned away. */
export const UsMail = ({ mailbox }: { readonly mailbox: OwnMailbox | undefined }) => {
  const { capabilities } = useSiteSettings();
  return (
    <div className="grid gap-2 border-s-4 border-time ps-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">Who can deliver to it</h3>
      <p>{carrierWords(capabilities)}</p>
      {capabilities.uspsMail ? (
        mailbox ? (
          <Suspense fallback={loading}>
            <Addressees addressees={mailbox.addressees} />
          </Suspense>
        ) : (
          loading
        )
      ) : (
        <p>
          Choose another carrier at checkout. Where the store decides, ask it who brings the parcel to the
          door before you pay.
        </p>
      )}
    </div>
  );
};
