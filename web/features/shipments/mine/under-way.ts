import { type UnderWay, underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { useReply } from '#web/api/use-reply.ts';
import { eachWhileConfirming, paidOf } from '#web/next-step/while-confirming.ts';

/** What staff do with a shipment is on the screen of its sender within five seconds. */
const POLL_INTERVAL_MS = 4000;

/** The same with what is left of its sum. */
const leftOf = ({ toPay = 0, ...shipment }: UnderWay): UnderWay => {
  const left = toPay - paidOf(shipment.next);
  return left > 0 ? { ...shipment, toPay: left } : shipment;
};

/**
 * The person's shipments that are not delivered yet; polled while the window is in front. None asks for what was paid by card a moment ago,
 * of which it has not heard.
 */
export const useUnderWay = () =>
  useReply(
    ['shipments', 'under-way'],
    underWayEndpoints.underWay,
    {},
    {
      refetchInterval: POLL_INTERVAL_MS,
      select: ({ items, ...reply }) => ({ ...reply, items: eachWhileConfirming(items.map(leftOf)) }),
    },
  );
