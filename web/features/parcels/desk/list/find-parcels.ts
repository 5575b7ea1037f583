import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { calledWords, states, whoseWords } from '../words.tsx';

const SHOWN = 4;

/** Finds parcels by any number on them for the search box of the desk. */
export const findParcels =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const query = { search: typed, limit: SHOWN };
    const { items } = await api(deskParcelEndpoints.deskList, { query }, signal);
    return items.map((parcel) => ({
      to: `${base}/parcels/${parcel.code}`,
      title: `${parcel.code} ${calledWords(parcel)}`,
      detail: [
        states[parcel.state].words,
        whoseWords(parcel),
        parcel.shelf === undefined ? '' : `Shelf ${parcel.shelf}`,
        parcel.tracking ?? '',
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  };
