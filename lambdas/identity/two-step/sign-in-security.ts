import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { SignInSecurity } from '#domain/identity/two-step.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { type Role, workingRoles } from '#domain/kernel/role.ts';
import type { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import type { PersonWithFactor, SecondFactors } from './second-factors.ts';
import type { TwoStepStore } from './two-step-store.ts';

/** What the use cases for admins need. */
export interface SecurityDeps {
  readonly factors: Pick<SecondFactors, 'find' | 'withRole'>;
  readonly records: Pick<TwoStepStore, 'find'>;
  readonly staffTwoStep: StaffTwoStep;
}

export const personNotFound = () =>
  refuse('PERSON_NOT_FOUND', 'Nobody has a verified account with this e-mail address.');

/** How a person signs in. */
const securityOf = async (
  records: Pick<TwoStepStore, 'find'>,
  { userId, name, email, on }: PersonWithFactor,
  role: Role,
  signal?: AbortSignal,
): Promise<SignInSecurity> => {
  const { since, resets } = await records.find(userId, signal);
  return { userId, name: name || email, email, role, on, resets, ...(on && since ? { since } : {}) };
};

type Worker = { readonly userId: string; readonly role: Role };

/** Everybody who works here, once, with their most powerful role. */
const workersOf = async (
  factors: Pick<SecondFactors, 'withRole'>,
  signal?: AbortSignal,
): Promise<readonly Worker[]> => {
  const groups = await mapConcurrently(workingRoles, async (role) =>
    (await factors.withRole(role, signal)).map(({ userId }) => ({ userId, role })),
  );
  const workers = new Map<string, Worker>();
  for (const worker of groups.flat()) {
    if (!workers.has(worker.userId)) workers.set(worker.userId, worker);
  }
  return [...workers.values()];
};

/** Lists everybody who works here, and whether signing in asks them for a code. */
export const listSignInSecurity =
  ({ factors, records, staffTwoStep }: SecurityDeps): UseCase<typeof identityEndpoints.signInSecurity> =>
  async ({ signal }) => {
    const workers = await workersOf(factors, signal);
    const people = await mapConcurrently(workers, async ({ userId, role }) => {
      const person = await factors.find(userId, signal);
      return person && (await securityOf(records, person, role, signal));
    });
    return ok({
      askedOfStaff: staffTwoStep === 'asked',
      people: people
        .filter((person) => person !== undefined)
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    });
  };

/** Finds anybody by e-mail address, customers too. */
export const findSignInSecurity =
  ({ factors, records }: SecurityDeps): UseCase<typeof identityEndpoints.findSignInSecurity> =>
  async ({ body: { email }, signal }) => {
    const person = await factors.find(email.toLowerCase(), signal);
    if (!person) return personNotFound();
    const worker = (await workersOf(factors, signal)).find(({ userId }) => userId === person.userId);
    return ok(await securityOf(records, person, worker?.role ?? 'customer', signal));
  };
