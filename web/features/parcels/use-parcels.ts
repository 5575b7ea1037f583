import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

/** The first part of the keys of everything that is known of parcels and pre-alerts. */
export const KEY = 'parcels';

/** As many as are shown at once. */
const PAGE = 50;

/** The page that is asked for. */
const page = (which: 'here' | 'all', cursor?: string) => ({
  query: { which, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) },
});

/** A page of the person's parcels, newest first. */
export const useMyParcels = (which: 'here' | 'all', cursor?: string) =>
  useReply([KEY, which, cursor], ownParcelEndpoints.mine, page(which, cursor), {
    placeholderData: keepPreviousData,
  });

const readHere = async (signal: AbortSignal): Promise<readonly OwnParcel[]> => {
  const found: OwnParcel[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await api(ownParcelEndpoints.mine, page('here', cursor), signal);
    found.push(...items);
    cursor = next;
  } while (cursor !== undefined);
  return found;
};

/** All that is here now, to its last page, and not as an earlier screen has read it: for deciding what is sent. */
export const useHereNow = () =>
  useQuery({
    queryKey: [KEY, 'here-now'],
    queryFn: ({ signal }) => readHere(signal),
    refetchOnMount: 'always',
  });

/** One of the person's parcels with its history. */
export const useMyParcel = (code: string) =>
  useReply([KEY, 'one', code], ownParcelEndpoints.show, { params: { code } });

/** One of the person's pre-alerts. */
export const useMyPreAlert = (id: string) =>
  useReply([KEY, 'pre-alert', id], preAlertEndpoints.preAlert, { params: { id } });

const expectedKey = (cursor?: string) => [KEY, 'expected', cursor];

/** The person's pre-alerts whose parcels have not come. */
export const useExpected = (cursor?: string) =>
  useReply(
    expectedKey(cursor),
    preAlertEndpoints.announced,
    { query: { which: 'open', limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } },
    { placeholderData: keepPreviousData },
  );

type Expected = EndpointReply<typeof preAlertEndpoints.announced>;

/** Puts what was announced a moment ago into the list that is known here: the server's own list may take a second or two to have it. */
export const keepAnnounced = (cache: QueryClient, announced: readonly PreAlert[]): void => {
  const ids = new Set(announced.map(({ id }) => id));
  cache.setQueryData<Expected>(
    expectedKey(),
    (known) => known && { ...known, items: [...announced, ...known.items.filter(({ id }) => !ids.has(id))] },
  );
};

/** A call that changes parcels or pre-alerts. After it they are read again. */
export const useParcelChange = <E extends Endpoint>(endpoint: E) =>
  useChange((input: CallInput<E>): Promise<EndpointReply<E>> => api(endpoint, input), [KEY]);
