import type { Parcel } from '#domain/parcels/parcel.ts';
import { carrierNames } from '#domain/parcels/tracking/carriers.ts';
import { pathOfParcel } from './said.ts';

export const carrierName = (carrier: string): string =>
  (carrierNames as Readonly<Record<string, string>>)[carrier] ?? 'A carrier';

/** Somebody described who sends it: `A friend in Queens`, and no store. */
const DESCRIBED = /^(a|an|the|my|our|from) /i;

/** `Amazon parcel`, or `parcel from a friend in Queens` where that is no name. */
export const parcelFrom = (store: string): string =>
  DESCRIBED.test(store)
    ? `parcel from ${store.replace(/^from /i, '').replace(DESCRIBED, (word) => word.toLowerCase())}`
    : `${store} parcel`;

/** The same; `parcel` where nobody has said from which store it is. */
export const parcelWords = ({ declaration: { store } }: Pick<Parcel, 'declaration'>): string =>
  store === undefined ? 'parcel' : parcelFrom(store);

/** A subject is cut by phones after some forty characters. */
const MOST = 40;

/** What its owner calls the goods: `Headphones and 2 more`. Undefined where they have not said what is inside. */
export const goodsOf = ({ declaration: { lines } }: Pick<Parcel, 'declaration'>): string | undefined => {
  const [first, ...others] = lines;
  if (first === undefined) return undefined;
  const { description } = first;
  const goods = description.length > MOST ? `${description.slice(0, MOST - 1).trimEnd()}…` : description;
  return others.length === 0 ? goods : `${goods} and ${others.length} more`;
};

/** What every message about a parcel has. */
export const aboutParcel = (parcel: Parcel) => ({
  about: parcel.code,
  name: goodsOf(parcel) ?? parcel.code,
  path: pathOfParcel(parcel.code),
  label: 'Open the parcel',
});
