import { pathTo } from '#domain/kernel/paths.ts';
import { headline } from '#domain/next-step/headline.ts';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import { titleOf } from '#domain/parcels/tracking/parcel-title.ts';
import { trackingTyped } from '#domain/parcels/tracking/typed.ts';
import { api } from '#web/api/client.ts';
import type { Finder, Hit } from '#web/ui/search/finder.ts';
import { askedOnce, beginsWords, isEndOf } from '#web/ui/search/matching.ts';
import { insideWords, parcelTitle } from './words/parcel-words.ts';

const SHOWN = 5;
/** The newest ones are searched. */
const NEWEST = 50;

/** Finds a customer's own parcels, and those they expect, by the carrier's number, our code, the store and what is inside. */
export const findMyParcels = (): Finder['find'] => {
  const newest = askedOnce(() =>
    Promise.all([
      api(ownParcelEndpoints.mine, { query: { which: 'all', limit: NEWEST } }),
      api(preAlertEndpoints.announced, { query: { which: 'open', limit: NEWEST } }),
    ]),
  );
  return async (typed) => {
    const number = trackingTyped(typed);
    const isMeant = (text: string, numbers: readonly (string | undefined)[]): boolean =>
      beginsWords(text, typed) ||
      numbers.some((one) => one !== undefined && (one === number || isEndOf(one, typed)));
    const [{ items: here }, { items: expected }] = await newest();
    const came = here
      .filter((parcel) =>
        isMeant(`${parcelTitle(parcel)} ${insideWords(parcel)}`, [parcel.tracking, parcel.code]),
      )
      .map(
        (parcel): Hit => ({
          to: pathTo('/dashboard/mailbox/:code', { code: parcel.code }),
          title: parcelTitle(parcel),
          detail: `${headline(parcel.next)} · ${parcel.code}`,
        }),
      );
    const comes = expected
      .filter(({ declaration: { store = '' }, tracking }) => isMeant(store, [tracking]))
      .map(
        ({ declaration: { store }, carrier, tracking }): Hit => ({
          to: '/dashboard/mailbox',
          title: titleOf({ store, carrier, tracking }),
          detail: 'Announced, not here yet',
        }),
      );
    return [...came, ...comes].slice(0, SHOWN);
  };
};
