import type { OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import { unfinished } from '../../use-my-bookings.ts';

/** The bookings to come, or to be done something about, that no shipment on the screen speaks for. `saidOf`: numbers of shipments. */
export const comingApart = (
  items: readonly OwnBookingSummary[],
  saidOf: readonly string[],
): readonly OwnBookingSummary[] =>
  unfinished(items).filter(({ shipments }) => !shipments.some((one) => saidOf.includes(one)));
