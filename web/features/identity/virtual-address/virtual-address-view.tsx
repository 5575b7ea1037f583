import { addressLines, type VirtualAddress } from '#domain/mailboxes/virtual-address.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** State of an address: loading, present, not assigned yet, or failed. */
export type VirtualAddressState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'present'; readonly address: VirtualAddress }
  | { readonly kind: 'empty' }
  | { readonly kind: 'error'; readonly message: string };

const copy = async (address: VirtualAddress): Promise<void> => {
  try {
    await navigator.clipboard.writeText(addressLines(address).join('\n'));
    toast.success('Address copied to clipboard');
    reportEvent('address_copied');
  } catch {
    toast.error('Could not copy address. Please copy it manually.');
  }
};

const Content = ({ state }: { readonly state: VirtualAddressState }) => {
  if (state.kind === 'loading')
    return (
      <>
        <p>Loading your virtual mailbox…</p>
        <Skeleton lines={4} label="Loading your virtual mailbox…" />
      </>
    );
  if (state.kind === 'error') return <Alert kind="warning">{state.message}</Alert>;
  if (state.kind === 'empty')
    return (
      <p>
        We could not find a virtual mailbox for your account yet. Please refresh or contact support if this
        persists.
      </p>
    );
  return (
    <address
      className="whitespace-pre-line wrap-anywhere font-mono text-lg not-italic"
      data-testid="virtual-address"
    >
      {addressLines(state.address).join('\n')}
    </address>
  );
};

/** The card of someone's U.S. shipping address. Without `onRefresh` it has no Refresh button. */
export const VirtualAddressView = ({
  state,
  refreshing = false,
  onRefresh,
}: {
  readonly state: VirtualAddressState;
  readonly refreshing?: boolean;
  readonly onRefresh?: (() => void) | undefined;
}) => {
  const address = state.kind === 'present' ? state.address : undefined;
  const actions = [
    // Reserves the buttons' space, so that the layout does not shift when the address arrives.
    state.kind === 'loading' ? <span key="coming" aria-hidden="true" className="resting h-11 w-36" /> : null,
    address ? (
      <Button key="copy" onClick={() => void copy(address)}>
        Copy Address
      </Button>
    ) : null,
    onRefresh && state.kind !== 'loading' ? (
      <Button key="refresh" look="plain" busy={refreshing} busyText="Refreshing..." onClick={onRefresh}>
        Refresh
      </Button>
    ) : null,
  ].filter(Boolean);
  return (
    <Card
      caption="Your U.S. mailbox"
      title="Ship your shopping here"
      {...(actions.length > 0 ? { foot: actions } : {})}
    >
      <Content state={state} />
    </Card>
  );
};
