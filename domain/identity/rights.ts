import * as z from 'zod/mini';
import { type Role, roles, type WorkingRole, workingRoles } from '../kernel/role.ts';
import { TwoStepReset } from './two-step.ts';

/** A role that an admin can give and take. Being a customer is no such role: everybody with an account is one. */
export const GivenRole = z.enum(workingRoles as readonly [WorkingRole, ...WorkingRole[]]);

/** Why an admin changed the roles of somebody. */
export const RightsReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Say in a few words why, such as: starts in the warehouse on Monday'),
    z.maxLength(300, 'Please keep the reason under 300 characters'),
  );

/** Someone who works here, as colleagues see them. */
export const Colleague = z.object({ userId: z.string(), name: z.string(), roles: z.array(GivenRole) });

/** Somebody with their roles and how they sign in, as admins see it. */
export const StaffMember = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** The most powerful first; none for somebody who does not work here. */
  roles: z.array(GivenRole),
  /** Sent with a change of roles, which is refused when somebody else has changed them in between (optimistic lock). */
  version: z.number(),
  /** Whether signing in asks for a code, and since when, as far as we were told. */
  on: z.boolean(),
  since: z.optional(z.string()),
  /** When they used the product last, to the hour; absent for somebody who never did since they work here. */
  lastSeen: z.optional(z.string()),
  /** Newest first. */
  resets: z.array(TwoStepReset),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** What an admin wants to change: at least one role is given or taken, and none both. */
export const RightsOrder = z
  .strictObject({
    /** Made by the form, so that a double click or a lost answer changes nothing twice. */
    id: z.uuid(),
    version: z.int().check(z.nonnegative()),
    give: z.array(GivenRole).check(z.maxLength(workingRoles.length)),
    take: z.array(GivenRole).check(z.maxLength(workingRoles.length)),
    reason: RightsReason,
  })
  .check(
    z.refine(({ give, take }) => give.length + take.length > 0, {
      path: ['give'],
      message: 'Check a role to give, or clear one to take away',
    }),
    z.refine(({ give, take }) => !give.some((role) => take.includes(role)), {
      path: ['give'],
      message: 'A role cannot be given and taken at once',
    }),
  );
export type RightsOrder = z.output<typeof RightsOrder>;

/** A change of roles, as it is kept. Names are those of today. */
export const RightsChange = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.string(),
  name: z.string(),
  by: z.string(),
  byName: z.string(),
  before: z.array(GivenRole),
  after: z.array(GivenRole),
  reason: z.string(),
});
export type RightsChange = z.infer<typeof RightsChange>;

/** The roles after a change, the most powerful first. */
export const rolesAfter = (
  before: readonly WorkingRole[],
  { give, take }: Pick<RightsOrder, 'give' | 'take'>,
): WorkingRole[] =>
  workingRoles.filter((role) => (before.includes(role) || give.includes(role)) && !take.includes(role));

/** The roles as a profile has them: whoever does not work here is a customer, and `role` is the most powerful one. */
export const profileRoles = (
  held: readonly WorkingRole[],
): { readonly role: Role; readonly user_type: Role; readonly roles: readonly Role[] } => {
  const all: readonly Role[] =
    held.length > 0 ? roles.filter((role) => held.some((one) => one === role)) : ['customer'];
  const role = all[0] ?? 'customer';
  return { role, user_type: role, roles: all };
};
