import { ParcelListPage } from './list/parcel-list-page.tsx';
import { ParcelPage } from './parcel/parcel-page.tsx';

/** The desk's pages of parcels: one file, because the list shows a parcel in its panel. */
export const parcelPages = { ParcelListPage, ParcelPage } as const;
