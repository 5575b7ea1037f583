import { destinations } from '#domain/kernel/destinations.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { progressWords } from './state.tsx';

const SHOWN = 6;

/** Finds shipments by number, waybill, name or phone for the search box of the desk. */
export const findShipments =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const query = { search: typed, limit: SHOWN };
    const { items } = await api(deskShipmentEndpoints.deskList, { query }, signal);
    return items.map(({ number, shipperName, consigneeName, to, pieces }) => ({
      to: `${base}/shipments/${number}`,
      title: `${consigneeName}, ${destinations[to].country}`,
      detail: `${progressWords(pieces)} · ${number} · from ${shipperName}`,
    }));
  };
