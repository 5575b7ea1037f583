import type { OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import { toCome, useMyBookings } from '../../use-my-bookings.ts';

/**
 * The person's bookings to come, on the first screen, without those that a shipment speaks for (`saidOf`, their numbers). `coming` is
 * undefined until they are known; what cannot be read at once counts as none, so that nothing waits for it.
 */
export const useComing = (
  saidOf: readonly string[],
): { readonly coming: readonly OwnBookingSummary[] | undefined; readonly isError: boolean } => {
  const { data, isError, failureCount } = useMyBookings(undefined);
  const isKnown = data !== undefined || failureCount > 0;
  const isSaid = ({ shipments }: OwnBookingSummary) => shipments.some((one) => saidOf.includes(one));
  return {
    coming: isKnown ? toCome(data?.items ?? []).filter((one) => !isSaid(one)) : undefined,
    isError,
  };
};
