import { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import { againAfterError, useReply } from '#web/api/use-reply.ts';

/** What is in the person's mailbox, and which parcels need them. It is asked again with everything else of parcels. */
export const useCounts = () =>
  useReply(['parcels', 'counts'], ownCountsEndpoints.ownCounts, {}, againAfterError);
