import { usualDayIn } from '#domain/departures/flight-id.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { progressOf } from '#domain/shipments/lifecycle.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { progressWords } from './state.tsx';

const SHOWN = 6;

/** `10 pieces · At the dock`: what a caller asks first. */
const piecesWords = (pieces: Parameters<typeof progressWords>[0]): string => {
  const { of } = progressOf(pieces);
  return `${of === 1 ? '1 piece' : `${of} pieces`} · ${progressWords(pieces)}`;
};

/** Finds shipments by number, waybill, name or phone for the search box of the desk. */
export const findShipments =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const query = { search: typed, limit: SHOWN };
    const { items } = await api(deskShipmentEndpoints.deskList, { query }, signal);
    return items.map(({ number, shipperName, consigneeName, to, pieces, departureId }) => ({
      to: `${base}/shipments/${number}`,
      title: `${consigneeName}, ${destinations[to].country}`,
      detail: [
        piecesWords(pieces),
        ...(departureId === undefined ? [] : [dayWords(usualDayIn(departureId))]),
        number,
        `from ${shipperName}`,
      ].join(' · '),
    }));
  };
