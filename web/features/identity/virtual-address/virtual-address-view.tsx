import { lazy, Suspense } from 'react';
import type { OwnMailbox } from '#domain/mailboxes/own/own-mailbox.ts';
import { addressLines, type VirtualAddress } from '#domain/mailboxes/virtual-address.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CheckoutBoxes } from './checkout/checkout-boxes.tsx';
import { FurtherNames } from './receiving/further-names.tsx';
import { UsMail } from './receiving/us-mail.tsx';

const NotActive = lazy(async () => ({ default: (await import('./receiving/not-active.tsx')).NotActive }));

interface Shown {
  readonly address: VirtualAddress;
  readonly mailbox: OwnMailbox;
}

/** Without either while they are loading. */
type MaybeShown = { readonly [Part in keyof Shown]: Shown[Part] | undefined };

/** State of an address: loading, present, not assigned yet, or failed. */
export type VirtualAddressState =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'present' } & Shown)
  | { readonly kind: 'empty' }
  | { readonly kind: 'error'; readonly message: string };

const copy = async (address: VirtualAddress): Promise<void> => {
  if (await copyText(addressLines(address).join('\n'))) {
    toast.success('Address copied to clipboard');
    reportEvent('address_copied');
  } else toast.error('Could not copy address. Please copy it manually.');
};

/** As high as an address of five lines, so that nothing moves when it arrives. */
const label = 'min-h-35 font-mono text-lg leading-7 not-italic';

const Loading = () => (
  <div className={label}>
    <p role="status">Loading your virtual mailbox…</p>
    {['w-11/12', 'w-2/3', 'w-3/4', 'w-1/2'].map((width) => (
      <span key={width} aria-hidden="true" className="grid h-7 items-center">
        <span className={`resting block h-4 ${width}`} />
      </span>
    ))}
  </div>
);

/** Whether parcels may be sent to it. While it loads it is shown as if they may; else it has nothing to copy. */
const isInUse = (mailbox: OwnMailbox | undefined): boolean =>
  mailbox === undefined || mailbox.status === 'ACTIVE' || mailbox.status === 'PENDING';

const Foot = ({ address, mailbox }: MaybeShown) => {
  const { capabilities } = useSiteSettings();
  // The owner is the first of the addressees.
  const takesMail = capabilities.uspsMail && mailbox?.addressees[0]?.status === 'APPROVED';
  return (
    <div className="grid w-full min-w-0 gap-4">
      <CheckoutBoxes address={address} takesMail={takesMail} />
      <FurtherNames mailbox={mailbox} />
    </div>
  );
};

/** The address and everything to fill it in. While it loads, the same parts keep their places. */
const Present = ({ address, mailbox }: MaybeShown) => (
  <Card
    caption="Your U.S. mailbox"
    title={isInUse(mailbox) ? 'Ship your shopping here' : 'Please send nothing here'}
    foot={isInUse(mailbox) ? <Foot address={address} mailbox={mailbox} /> : undefined}
  >
    {mailbox && !isInUse(mailbox) ? (
      <Suspense fallback={<Skeleton lines={3} label="Loading where your mailbox is with us…" />}>
        <NotActive mailbox={mailbox} />
      </Suspense>
    ) : null}
    {address ? (
      <address className={`${label} whitespace-pre-line wrap-anywhere`} data-testid="virtual-address">
        {addressLines(address).join('\n')}
      </address>
    ) : (
      <Loading />
    )}
    {address && isInUse(mailbox) ? (
      <Button look="plain" className="justify-self-start" onClick={() => void copy(address)}>
        Copy Address
      </Button>
    ) : null}
    {address ? null : <span aria-hidden="true" className="resting h-11 w-36" />}
    {isInUse(mailbox) ? <UsMail mailbox={mailbox} /> : null}
  </Card>
);

/** The card of someone's U.S. shipping address. Without `onRefresh` it has no Refresh button; a present address needs none. */
export const VirtualAddressView = ({
  state,
  refreshing = false,
  onRefresh,
}: {
  readonly state: VirtualAddressState;
  readonly refreshing?: boolean;
  readonly onRefresh?: (() => void) | undefined;
}) => {
  if (state.kind === 'loading' || state.kind === 'present')
    return state.kind === 'present' ? (
      <Present address={state.address} mailbox={state.mailbox} />
    ) : (
      <Present address={undefined} mailbox={undefined} />
    );
  return (
    <Card
      caption="Your U.S. mailbox"
      title="Ship your shopping here"
      {...(onRefresh
        ? {
            foot: (
              <Button look="plain" busy={refreshing} busyText="Refreshing..." onClick={onRefresh}>
                Refresh
              </Button>
            ),
          }
        : {})}
    >
      {state.kind === 'error' ? (
        <Alert kind="warning">{state.message}</Alert>
      ) : (
        <p>
          We could not find a virtual mailbox for your account yet. Please refresh or contact support if this
          persists.
        </p>
      )}
    </Card>
  );
};
