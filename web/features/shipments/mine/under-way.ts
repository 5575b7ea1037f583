import { underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { useReply } from '#web/api/use-reply.ts';

/** What staff do with a shipment is on the screen of its sender within five seconds. */
const POLL_INTERVAL_MS = 4000;

/** The person's shipments that are not delivered yet; polled while the window is in front. */
export const useUnderWay = () =>
  useReply(['shipments', 'under-way'], underWayEndpoints.underWay, {}, { refetchInterval: POLL_INTERVAL_MS });
