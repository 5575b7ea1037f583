import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { api } from '#web/api/client.ts';

const listKey = ['sign-in-security'];

/** Everybody who works here, and whether signing in asks them for a code. */
export const useSignInSecurity = () =>
  useQuery({ queryKey: listKey, queryFn: () => api(identityEndpoints.signInSecurity, {}) });

/** The person with this e-mail address; nothing is asked without one. */
export const useFoundPerson = (email: string) =>
  useQuery({
    queryKey: [...listKey, 'search', email],
    queryFn: () => api(identityEndpoints.findSignInSecurity, { body: { email } }),
    enabled: email !== '',
    retry: false,
  });

/** Turns off the two-step sign-in of somebody else. */
export const useReset = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, reason }: { readonly userId: string; readonly reason: string }) =>
      api(identityEndpoints.resetTwoStep, { params: { userId }, body: { reason } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: listKey }),
  });
};
