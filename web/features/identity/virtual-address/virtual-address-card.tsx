import { useSession } from '#web/session/use-session.ts';
import { useVirtualAddress } from './use-virtual-address.ts';
import { VirtualAddressView } from './virtual-address-view.tsx';

/** The signed-in user's U.S. address to copy; without a session it explains how to see it. */
export const VirtualAddressCard = () => {
  const { status } = useSession();
  const { state, refreshing, refresh } = useVirtualAddress();
  const onRefresh = status === 'signed-in' ? refresh : undefined;
  return <VirtualAddressView state={state} refreshing={refreshing} onRefresh={onRefresh} />;
};
