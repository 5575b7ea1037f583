import { destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import type { AboutStep } from '#web/next-step/step-card.tsx';

/** One shipment on the first screen: whose it is, how far, and what to do now. */
export const aboutShipment = ({ number, to, consigneeName, status, next }: UnderWay): AboutStep => ({
  to: pathTo('/dashboard/shipments/:number', { number }),
  name: `${consigneeName}, ${destinations[to].country}`,
  status,
  next,
  number,
});
