import { destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { BegunShipment, UnderWay } from '#domain/shipments/customer/under-way.ts';
import type { AboutStep } from '#web/next-step/step-card.tsx';

/** One shipment on the first screen: whose it is, how far, and what to do now. */
export const aboutShipment = ({ number, to, consigneeName, status, next }: UnderWay): AboutStep => ({
  to: pathTo('/dashboard/shipments/:number', { number }),
  name: `${consigneeName}, ${destinations[to].country}`,
  status,
  next,
  number,
});

/** What was begun and not booked, with the way back into it. */
export const aboutBegun = ({ name, next }: BegunShipment): AboutStep => ({
  to: next.button?.path ?? '/dashboard/shipments',
  name,
  status: 'Not booked yet',
  next,
});
