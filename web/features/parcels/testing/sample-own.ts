import type { UpcomingFlight } from '#domain/departures/endpoints.ts';
import { ownParcel } from '#domain/parcels/owner/own-view.ts';
import type { OwnParcel, Parcel } from '#domain/parcels/parcel.ts';
import { sampleKnown, sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';

/** A parcel as its owner sees it; without more, one that is ready to be sent. */
export const ownSample = (change: Partial<Parcel> = {}): OwnParcel => {
  const invoice = { state: 'VERIFIED' } as const;
  const parcel = { ...sampleParcel, declaration: { ...sampleParcel.declaration, invoice }, ...change };
  return ownParcel(parcel, { ...sampleKnown, usMailOk: false });
};

/** A flight to Georgetown that can be booked on November 28. */
export const sampleFlight: UpcomingFlight = {
  id: 'GY-2026-12-04',
  to: 'GY',
  day: '2026-12-04',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  state: 'OPEN',
  space: 'plenty',
  largestPieceLb: 300,
  cargoCutoff: '2026-12-01T19:00:00.000Z',
  bookingCutoff: '2026-12-01T21:00:00.000Z',
  eta: { from: '2026-12-07', to: '2026-12-09' },
};

/** A code for each of many parcels. */
export const codeAt = (place: number): string => `PCL-2222${String(place).padStart(3, '0')}Z`;

/** Parcels in pages of fifty, as the server answers with them. */
export const pageOf = (parcels: readonly OwnParcel[], { query }: Record<string, unknown>) => {
  const { cursor = '0' } = query as { readonly cursor?: string };
  const end = Number(cursor) + 50;
  return { items: parcels.slice(Number(cursor), end), ...(parcels.length > end ? { next: `${end}` } : {}) };
};
