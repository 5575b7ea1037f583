import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

const key = ['returned-mail'] as const;

export type Returned = EndpointReply<typeof notificationEndpoints.returnedMail>['items'][number];

/** The addresses that get no mail. */
export const useReturned = () => useReply(key, notificationEndpoints.returnedMail, {});

/** Says that an address works again. */
export const useWorks = () =>
  useChange((id: string) => api(notificationEndpoints.mailWorks, { params: { id } }), key);
