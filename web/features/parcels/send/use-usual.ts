import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { type DestinationCode, destinationCodes, destinationIn } from '#domain/kernel/destinations.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useOwnId } from '#web/session/use-session.ts';

/** What somebody does usually: their last shipment, and where it went. */
export interface Usual {
  readonly isPending: boolean;
  readonly to: DestinationCode;
  /** Undefined for somebody who has sent nothing yet, or where it cannot be read: then they say it. */
  readonly last: Shipment | undefined;
}

/** Where they sent to last; for somebody new, the country of their profile. */
export const useUsual = (): Usual => {
  const userId = useOwnId();
  const list = useReply(['shipments', 'last'], shipmentEndpoints.mine, { query: { limit: 1 } });
  const number = list.data?.items[0]?.number;
  const isKnown = number !== undefined;
  const shown = useReply(
    ['shipments', 'last', number],
    shipmentEndpoints.show,
    { params: { number: number ?? '' } },
    { enabled: isKnown },
  );
  const profile = useReply(
    ['profile', userId],
    profileEndpoints.profile,
    { params: { userId: 'me' } },
    { enabled: !list.isPending && !isKnown },
  );
  const last = shown.data?.shipment;
  return {
    isPending: list.isPending || (isKnown ? shown.isPending : profile.isPending),
    to: last?.to ?? destinationIn(profile.data?.country ?? '')?.code ?? destinationCodes[0],
    last,
  };
};
