import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { ENQUIRIES as KEY, polled } from '../staff/use-waiting.ts';

/** The messages between one person and us; polled, because they write whenever they like. */
export const useMessages = (person: string) =>
  useReply([KEY, 'with', person], enquiryEndpoints.messages, { params: { person } }, polled);

/** Writes to somebody, and fetches what depends on it again. */
export const useWrite = () =>
  useChange(
    (body: EndpointInput<typeof enquiryEndpoints.write>['body']) => api(enquiryEndpoints.write, { body }),
    [KEY],
  );
