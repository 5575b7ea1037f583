import * as z from 'zod/mini';
import { type WorkingRole, workingRoles } from '../../kernel/role.ts';
import { NewEmail } from '../email/email-endpoints.ts';
import { GivenRole } from '../rights.ts';

/** How many days somebody has to sign up by an invitation. */
export const INVITATION_DAYS = 14;

/** The reason that the history of rights has for the roles of an invitation. */
export const INVITED = 'Invited';

/** `VOID`: whoever invited them is not an admin any more. */
const invitationStates = ['OPEN', 'ACCEPTED', 'WITHDRAWN', 'EXPIRED', 'VOID'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The roles of an invitation: at least one, each once, the most powerful first. */
const InvitedRoles = z.pipe(
  z.array(GivenRole).check(z.minLength(1, 'Check at least one role'), z.maxLength(workingRoles.length)),
  z.transform((given): WorkingRole[] => workingRoles.filter((role) => given.includes(role))),
);

/** Whom an admin invites, and for which work. */
export const InvitationOrder = z.strictObject({
  /** Made by the form, so that a double click or a lost answer invites once. */
  id: z.uuid(),
  email: NewEmail,
  roles: InvitedRoles,
});

/** Another letter, with the roles that the invitation has from then on. */
export const InvitationLetter = z.strictObject({
  /** Made by the form, so that a double click or a lost answer sends one letter. */
  id: z.uuid(),
  /** The version that the admin saw. */
  version: z.int().check(z.minimum(1)),
  roles: InvitedRoles,
});

/** An invitation to work here, as admins see it. */
export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(GivenRole),
  /** Who invites: whoever sent the last letter. */
  by: z.string(),
  byName: z.string(),
  /** When the last letter was sent. */
  at: z.string(),
  /** From when on nobody can sign up by it any more. */
  until: z.string(),
  state: z.enum(invitationStates),
  /** Who signed up by it. */
  acceptedBy: z.optional(z.string()),
  version: z.number(),
});
export type Invitation = z.infer<typeof Invitation>;

/** What of an invitation says how it stands. */
interface Standing {
  readonly until: string;
  readonly acceptedBy?: string | undefined;
  readonly withdrawnAt?: string | undefined;
}

/** How an invitation stands at an instant. */
export const invitationState = (
  { until, acceptedBy, withdrawnAt }: Standing,
  { now, isByAdmin }: { readonly now: Date; readonly isByAdmin: boolean },
): InvitationState => {
  if (acceptedBy !== undefined) return 'ACCEPTED';
  if (withdrawnAt !== undefined) return 'WITHDRAWN';
  if (Date.parse(until) <= now.getTime()) return 'EXPIRED';
  return isByAdmin ? 'OPEN' : 'VOID';
};

/** What is behind the `#` of the link in the letter; no log has it. */
export const invitationHash = ({
  secret,
  email,
}: {
  readonly secret: string;
  readonly email: string;
}): string => `#invitation=${secret}&address=${encodeURIComponent(email)}`;
