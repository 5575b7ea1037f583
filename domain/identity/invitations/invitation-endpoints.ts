import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { Invitation, InvitationLetter, InvitationOrder } from './invitation.ts';

const params = z.object({ invitationId: z.uuid() });

/** How somebody comes to work here who has no account yet. */
export const invitationEndpoints = {
  invitations: endpoint('GET /api/staff/invitations', {
    summary: 'Who was invited to work here by e-mail, the newest first, until 30 days after the last letter.',
    access: ['admin'],
    reply: z.object({ invitations: z.array(Invitation) }),
  }),
  invite: endpoint('POST /api/staff/invitations', {
    summary:
      'Invites someone without an account to work here: they get a letter, and the roles with the confirmation of that address.',
    access: ['admin'],
    body: InvitationOrder,
    reply: Invitation,
    refusals: { HAS_ACCOUNT: 409, INVITATION_OPEN: 409, NOT_ADMIN_ANY_MORE: 403 },
  }),
  sendInvitation: endpoint('POST /api/staff/invitations/{invitationId}/letters', {
    summary:
      'Sends the letter of an invitation again, with other roles if any changed. The caller is then who invites, and the days begin anew.',
    access: ['admin'],
    params,
    body: InvitationLetter,
    reply: Invitation,
    refusals: {
      INVITATION_NOT_FOUND: 404,
      INVITATION_CHANGED: 409,
      INVITATION_ACCEPTED: 409,
      HAS_ACCOUNT: 409,
      NOT_ADMIN_ANY_MORE: 403,
    },
  }),
  withdrawInvitation: endpoint('POST /api/staff/invitations/{invitationId}/withdrawals', {
    summary: 'Takes an invitation back: whoever signs up by it afterwards is a customer.',
    access: ['admin'],
    params,
    body: z.strictObject({}),
    reply: Invitation,
    refusals: { INVITATION_NOT_FOUND: 404, INVITATION_ACCEPTED: 409, NOT_ADMIN_ANY_MORE: 403 },
  }),
} as const;
