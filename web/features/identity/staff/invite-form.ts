import * as z from 'zod/mini';
import { NewEmail } from '#domain/identity/email/email-endpoints.ts';
import { type WorkingRole, workingRoles } from '#domain/kernel/role.ts';
import { type Ticks, ticksOf } from './roles-form.ts';

/** The roles that are checked, the most powerful first. */
export const rolesIn = (ticks: Ticks): WorkingRole[] => workingRoles.filter((role) => ticks[role]);

const CheckedRoles = z
  .custom<Ticks>((ticks) => typeof ticks === 'object' && ticks !== null)
  .check(z.refine((ticks) => rolesIn(ticks).length > 0, 'Check at least one role'));

/** The form of an invitation: whom, and for which work. */
export const InviteForm = z.object({ email: NewEmail, ticks: CheckedRoles });
export type InviteForm = z.infer<typeof InviteForm>;
export const emptyInvite: InviteForm = { email: '', ticks: ticksOf([]) };

/** The form of another letter: the work may have changed. */
export const LetterForm = z.object({ ticks: CheckedRoles });
