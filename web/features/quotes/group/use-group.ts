import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { groupEndpoints } from '#domain/quotes/kept-group/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

const keyOf = (userId: string) => ['price-group', userId] as const;

/** The price group of a person, and the groups of the rate card in force. */
export const usePersonGroup = (userId: string) =>
  useReply(keyOf(userId), groupEndpoints.personGroup, { params: { userId } });

/** Puts a person into a group, or out of any. */
export const useSetGroup = (userId: string) =>
  useChange(
    (body: EndpointInput<typeof groupEndpoints.setGroup>['body']) =>
      api(groupEndpoints.setGroup, { params: { userId }, body }),
    keyOf(userId),
  );
