import { addressLines, type VirtualAddress } from '#domain/mailboxes/virtual-address.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CheckoutBoxes } from './checkout/checkout-boxes.tsx';

/** State of an address: loading, present, not assigned yet, or failed. */
export type VirtualAddressState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'present'; readonly address: VirtualAddress }
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

/** Who may deliver to the address, which nobody can guess and which decides whether a parcel is turned away. */
const Carriers = () => {
  const { capabilities } = useSiteSettings();
  return (
    <div className="border-s-4 border-time ps-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">Who can deliver to it</h3>
      <p>{carrierWords(capabilities)}</p>
      {capabilities.uspsMail ? null : (
        <a href="/contact" className="text-link inline-flex min-h-11 items-center">
          Ask us about Form 1583
        </a>
      )}
    </div>
  );
};

/** The address and everything to fill it in. While it loads, the same parts keep their places. */
const Present = ({ address }: { readonly address: VirtualAddress | undefined }) => (
  <Card
    caption="Your U.S. mailbox"
    title="Ship your shopping here"
    foot={
      <div className="w-full min-w-0">
        <CheckoutBoxes address={address} />
      </div>
    }
  >
    {address ? (
      <address className={`${label} whitespace-pre-line wrap-anywhere`} data-testid="virtual-address">
        {addressLines(address).join('\n')}
      </address>
    ) : (
      <Loading />
    )}
    {address ? (
      <Button className="justify-self-start" onClick={() => void copy(address)}>
        Copy Address
      </Button>
    ) : (
      <span aria-hidden="true" className="resting h-11 w-36" />
    )}
    <Carriers />
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
    return <Present address={state.kind === 'present' ? state.address : undefined} />;
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
