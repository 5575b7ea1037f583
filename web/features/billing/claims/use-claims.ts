import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ClaimList, claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

const KEY = 'claims';
/** A settled claim changes its invoice too. */
const changed = [KEY, 'invoice', 'invoices'];

export type OwnClaims = EndpointReply<typeof claimEndpoints.claims>;

/** What the person claims of a shipment, and what of it can be reported today. */
export const useMyClaims = (shipment: string) =>
  useReply([KEY, 'own', shipment], claimEndpoints.claims, { query: { shipment } });

/** The same for the desk, as soon as somebody wants to see it. */
export const useClaimsOf = (shipment: string, enabled: boolean) =>
  useReply([KEY, 'of', shipment], claimEndpoints.deskClaimsOf, { params: { shipment } }, { enabled });

/** A page of one of the lists of the desk. */
export const useClaimList = (show: ClaimList, cursor: string | undefined) =>
  useReply(
    [KEY, 'list', show, cursor],
    claimEndpoints.deskClaims,
    { query: { show, limit: 25, ...(cursor === undefined ? {} : { cursor }) } },
    livePage,
  );

/** One claim at the desk. */
export const useClaim = (reference: string) =>
  useReply([KEY, 'one', reference], claimEndpoints.deskClaim, { params: { reference } });

/** A change of a claim, after which everything about it is read again. */
export const useClaimChange = <E extends Endpoint>(endpoint: E) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E>): Promise<EndpointReply<E>> => api(endpoint, input),
    onSettled: readAfter(() =>
      Promise.all(changed.map((key) => cache.invalidateQueries({ queryKey: [key] }))),
    ),
  });
};
