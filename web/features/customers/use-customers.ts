import { keepPreviousData } from '@tanstack/react-query';
import { type CustomerListName, customerEndpoints } from '#domain/customers/endpoints.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

/** The first part of the keys of everything that is known about customers. */
const KEY = 'customers';

interface Asked {
  readonly list?: CustomerListName | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** One page of customers. The previous page stays visible until the next one is loaded. */
export const useCustomers = ({ list, search, cursor }: Asked) => {
  const query = { list, search, cursor, limit: 25 };
  return useReply(
    [KEY, 'list', query],
    customerEndpoints.list,
    { query },
    {
      ...livePage,
      placeholderData: keepPreviousData,
    },
  );
};

/** One person whole; polled, because colleagues work for them too. */
export const useCustomer = (id: string) =>
  useReply([KEY, 'one', id], customerEndpoints.show, { params: { id } }, livePage);

/** Adds a note about a person. */
export const useNote = (id: string) =>
  useChange(
    (body: EndpointInput<typeof customerEndpoints.note>['body']) =>
      api(customerEndpoints.note, { params: { id }, body }),
    [KEY, 'one'],
  );

/** Says that two are one person, or takes that back. The first is one whom the desk keeps. */
export const useAlias = () =>
  useChange(
    ({
      personId,
      ...body
    }: EndpointInput<typeof identityEndpoints.changeAlias>['body'] & { readonly personId: string }) =>
      api(identityEndpoints.changeAlias, { params: { personId }, body }),
    [KEY],
  );

/** Mails a person without an account the link to one. */
export const useInvite = (personId: string) =>
  useChange(
    (body: EndpointInput<typeof identityEndpoints.invitePerson>['body']) =>
      api(identityEndpoints.invitePerson, { params: { personId }, body }),
    [KEY, 'one'],
  );

/** Sets the tags of a person. */
export const useTags = (id: string) =>
  useChange(
    (body: EndpointInput<typeof customerEndpoints.tags>['body']) =>
      api(customerEndpoints.tags, { params: { id }, body }),
    [KEY],
  );
