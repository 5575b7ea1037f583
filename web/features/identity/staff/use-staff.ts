import { keepPreviousData } from '@tanstack/react-query';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

/** Everything about people who work here is read again when one thing of it changes. */
export const STAFF_KEY = 'staff';

/** Everybody who works here, with their roles, and whether signing in asks them for a code. */
export const useStaff = () => useReply([STAFF_KEY], identityEndpoints.staff, {});

/** The person with this e-mail address; nothing is asked without one. */
export const useFoundPerson = (email: string) =>
  useReply(
    [STAFF_KEY, 'search', email],
    identityEndpoints.findPerson,
    { body: { email } },
    { enabled: email !== '', retry: false },
  );

/** One page of who gave and took which roles, newest first. */
export const useRightsChanges = (cursor: string | undefined) =>
  useReply(
    [STAFF_KEY, 'changes', cursor],
    identityEndpoints.rightsChanges,
    { query: { cursor } },
    { placeholderData: keepPreviousData },
  );

/** Gives and takes roles of somebody. */
export const useRoleChange = (userId: string) =>
  useChange(
    (body: EndpointInput<typeof identityEndpoints.changeRoles>['body']) =>
      api(identityEndpoints.changeRoles, { params: { userId }, body }),
    [STAFF_KEY],
  );

/** Turns off the two-step sign-in of somebody else. */
export const useReset = () =>
  useChange(
    ({ userId, reason }: { readonly userId: string; readonly reason: string }) =>
      api(identityEndpoints.resetTwoStep, { params: { userId }, body: { reason } }),
    [STAFF_KEY],
  );
