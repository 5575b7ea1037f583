import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

/** The first part of the keys of everything that is known of parcels and pre-alerts. */
export const KEY = 'parcels';

/** As many as are shown at once: more than one shipment takes. */
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

/** What is here now, not as an earlier screen has read it: for deciding what is sent. */
export const useHereNow = () =>
  useReply([KEY, 'here', undefined], ownParcelEndpoints.mine, page('here'), { refetchOnMount: 'always' });

/** One of the person's parcels with its history. */
export const useMyParcel = (code: string) =>
  useReply([KEY, 'one', code], ownParcelEndpoints.show, { params: { code } });

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
