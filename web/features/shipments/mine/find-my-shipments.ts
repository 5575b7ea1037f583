import { destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { listStatus } from '#domain/shipments/customer/words.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type ShipmentSummary, summaryOf } from '#domain/shipments/shipment.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder, Hit } from '#web/ui/search/finder.ts';
import { askedOnce, beginsWords, isEndOf } from '#web/ui/search/matching.ts';

const SHOWN = 5;
/** The newest ones are searched by every word. One that is older is found by its whole number. */
const NEWEST = 50;

const isMeant = ({ number, consigneeName, to, hawb = '' }: ShipmentSummary, typed: string): boolean =>
  beginsWords(`${consigneeName} ${destinations[to].country} ${number}`, typed) ||
  [number, hawb].some((one) => isEndOf(one, typed));

const byNumber = async (number: string, signal: AbortSignal): Promise<readonly ShipmentSummary[]> => {
  try {
    const { shipment } = await api(shipmentEndpoints.show, { params: { number } }, signal);
    return [summaryOf(shipment)];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SHIPMENT_NOT_FOUND') return [];
    throw error;
  }
};

/** Finds a customer's own shipments by number, receiver and country. */
export const findMyShipments = ({ dock }: Searching): Finder['find'] => {
  const newest = askedOnce(() => api(shipmentEndpoints.mine, { query: { limit: NEWEST } }));
  const hitOf = (shipment: ShipmentSummary): Hit => ({
    to: pathTo('/dashboard/shipments/:number', { number: shipment.number }),
    title: `${shipment.consigneeName}, ${destinations[shipment.to].country}`,
    detail: `${listStatus(shipment, dock)} · ${shipment.number}`,
  });
  return async (typed, signal) => {
    const number = trackingNumberFrom(typed);
    if (number !== undefined) return (await byNumber(number, signal)).map(hitOf);
    const { items } = await newest();
    return items
      .filter((shipment) => isMeant(shipment, typed))
      .slice(0, SHOWN)
      .map(hitOf);
  };
};
