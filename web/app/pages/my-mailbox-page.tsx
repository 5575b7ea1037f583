import { lazy, Suspense, useState } from 'react';
import { MailboxPage } from '#web/features/parcels/mine/mailbox-page.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const VirtualAddressCard = lazy(async () => ({
  default: (await import('#web/features/identity/virtual-address/virtual-address-card.tsx'))
    .VirtualAddressCard,
}));

/** The address in one folded card: whoever looks for a parcel knows it, and whoever shops opens it. */
const Address = () => {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)} className="border-y-[1.5px] border-ink">
      <summary className="unfold">Your U.S. address to shop with</summary>
      <div className="py-4">
        {wasOpened ? (
          <Suspense fallback={<Skeleton lines={6} label="Loading your address…" />}>
            <VirtualAddressCard />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
};

/** `/dashboard/mailbox`, composed of features that do not import each other. */
export const MyMailboxPage = () => <MailboxPage address={<Address />} />;
