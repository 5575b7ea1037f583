import { useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '#domain/billing/accounts/endpoints.ts';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

const keyOf = (userId: string) => ['credit-account', userId] as const;

/** The credit account of a customer. */
export const useAccount = (userId: string) =>
  useReply(keyOf(userId), accountEndpoints.account, { params: { userId } });

/** What other terms would change. */
export const usePreview = (userId: string) =>
  useChange(
    (body: EndpointInput<typeof accountEndpoints.previewAccount>['body']) =>
      api(accountEndpoints.previewAccount, { params: { userId }, body }),
    ['credit-account-preview', userId],
  );

/** Sets the terms. Afterwards the account is read again, and what people owe. */
export const useTerms = (userId: string) => {
  const cache = useQueryClient();
  return useChange(async (body: EndpointInput<typeof accountEndpoints.setAccount>['body']) => {
    const reply = await api(accountEndpoints.setAccount, { params: { userId }, body });
    void cache.invalidateQueries({ queryKey: ['aging'] });
    return reply;
  }, keyOf(userId));
};
