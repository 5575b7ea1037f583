import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { STAFF_KEY } from './use-staff.ts';

/** Who was invited to work here, the newest first. */
export const useInvitations = () => useReply([STAFF_KEY, 'invitations'], identityEndpoints.invitations, {});

/** Invites somebody. */
export const useInvite = () =>
  useChange(
    (body: EndpointInput<typeof identityEndpoints.invite>['body']) => api(identityEndpoints.invite, { body }),
    [STAFF_KEY],
  );

/** Sends the letter of an invitation again. */
export const useSendInvitation = (invitationId: string) =>
  useChange(
    (body: EndpointInput<typeof identityEndpoints.sendInvitation>['body']) =>
      api(identityEndpoints.sendInvitation, { params: { invitationId }, body }),
    [STAFF_KEY],
  );

/** Takes an invitation back. */
export const useWithdrawInvitation = () =>
  useChange(
    (invitationId: string) =>
      api(identityEndpoints.withdrawInvitation, { params: { invitationId }, body: {} }),
    [STAFF_KEY],
  );
