import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';

/** The key of what is cached about a customer's known-shipper record. */
export const shipperKey = (userId: string) => ['known-shipper', userId] as const;

/** Whether a customer is a known shipper, with the history; not asked for by somebody who may not see customers. */
export const useKnownShipper = (userId: string, enabled = true) =>
  useReply(shipperKey(userId), identityEndpoints.knownShipper, { params: { userId } }, { enabled });
