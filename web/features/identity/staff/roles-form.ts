import * as z from 'zod/mini';
import { RightsReason, rolesAfter } from '#domain/identity/rights.ts';
import { type WorkingRole, workingRoles } from '#domain/kernel/role.ts';

export type Ticks = Record<WorkingRole, boolean>;
type Order = Record<'give' | 'take', WorkingRole[]>;

/** A check for each role that somebody has. */
export const ticksOf = (roles: readonly WorkingRole[]): Ticks =>
  Object.fromEntries(workingRoles.map((role) => [role, roles.includes(role)])) as Ticks;

/** What the ticks change of the roles that somebody has. */
export const orderOf = (roles: readonly WorkingRole[], ticks: Ticks): Order => ({
  give: workingRoles.filter((role) => ticks[role] && !roles.includes(role)),
  take: workingRoles.filter((role) => !ticks[role] && roles.includes(role)),
});

/** The ticks over roles that somebody else has changed meanwhile: what was not touched here follows them. */
export const mergedTicks = (
  before: readonly WorkingRole[],
  ticks: Ticks,
  now: readonly WorkingRole[],
): Ticks => ticksOf(rolesAfter(now, orderOf(before, ticks)));

/** The form: checked roles and a reason. At least one differs from the roles that somebody has. */
export const rolesForm = (roles: readonly WorkingRole[]) =>
  z
    .object({
      ticks: z.custom<Ticks>((ticks) => typeof ticks === 'object' && ticks !== null),
      reason: RightsReason,
    })
    .check(
      z.refine(
        ({ ticks }) => {
          const { give, take } = orderOf(roles, ticks);
          return give.length + take.length > 0;
        },
        {
          path: ['ticks'],
          message: 'Check a role to give it, or clear one to take it away',
          when: () => true,
        },
      ),
    );
export type RolesForm = z.infer<ReturnType<typeof rolesForm>>;
