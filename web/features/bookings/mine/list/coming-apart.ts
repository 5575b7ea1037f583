import type { OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import { toCome } from '../../use-my-bookings.ts';

/** The bookings to come that no shipment on the screen speaks for. `saidOf`: numbers of shipments. */
export const comingApart = (
  items: readonly OwnBookingSummary[],
  saidOf: readonly string[],
): readonly OwnBookingSummary[] =>
  toCome(items).filter(({ shipments }) => !shipments.some((one) => saidOf.includes(one)));
