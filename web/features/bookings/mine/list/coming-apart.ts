import type { OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import { isLeftOpen, unfinished } from '../../use-my-bookings.ts';

/** The bookings to come, or to be done something about, that no shipment on the screen speaks for. `saidOf`: numbers of shipments. */
export const comingApart = (
  items: readonly OwnBookingSummary[],
  saidOf: readonly string[],
): readonly OwnBookingSummary[] =>
  // What is left to pay of a pickup that is done is no part of what its shipment says.
  unfinished(items).filter(
    (one) => isLeftOpen(one) || !one.shipments.some((shipment) => saidOf.includes(shipment)),
  );
