import { conditionsHold, type RequestContext } from './conditions.ts';
import type { Principals, Statement } from './document.ts';
import { actionMatches, resourceMatches } from './patterns.ts';

/** The caller: a function under its role, or a service of AWS on behalf of a resource. */
export type Actor =
  | { readonly role: string; readonly session: string; readonly account: string }
  | { readonly service: string };

/** One action that a caller wants to do on one resource. */
export interface Attempt {
  readonly actor: Actor;
  readonly action: string;
  readonly resource: string;
  readonly context: RequestContext;
}

/** The policies that decide: those of the caller's role, and the policy of the resource. */
export interface Policies {
  readonly identity: readonly Statement[];
  readonly resource: readonly Statement[];
}

/** The result, and the kind of policy that decided. */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly explicit: boolean; readonly by: 'identity-based' | 'resource-based' };

/**
 * Decides as IAM does within one account. Any Deny wins. Otherwise one Allow is enough, of the role or of the resource. Otherwise
 * the action is refused.
 */
export const decide = (attempt: Attempt, { identity, resource }: Policies): Decision => {
  const own = identity.filter((statement) => covers(statement, attempt));
  const theirs = resource.filter((statement) => covers(statement, attempt) && speaksOf(statement, attempt));
  const says = (effect: Statement['effect']) => (statement: Statement) => statement.effect === effect;
  if (own.some(says('Deny'))) return { allowed: false, explicit: true, by: 'identity-based' };
  if (theirs.some(says('Deny'))) return { allowed: false, explicit: true, by: 'resource-based' };
  if (own.some(says('Allow')) || theirs.some(says('Allow'))) return { allowed: true };
  const by = 'service' in attempt.actor ? 'resource-based' : 'identity-based';
  return { allowed: false, explicit: false, by };
};

/** True if the action, resource and conditions of a statement match. */
export const covers = (
  { actions, resources, conditions }: Statement,
  { action, resource, context }: Attempt,
): boolean =>
  actions.some((pattern) => actionMatches(pattern, action)) &&
  resources.some((pattern) => resourceMatches(pattern, resource)) &&
  conditionsHold(conditions, context);

const speaksOf = ({ effect, principals }: Statement, { actor }: Attempt): boolean => {
  if (principals === undefined) return false;
  return principals.everybody || named(principals, actor, effect);
};

const named = ({ accounts, services }: Principals, actor: Actor, effect: Statement['effect']): boolean => {
  if ('service' in actor) return services.includes(actor.service);
  if (accounts.includes(actor.role) || accounts.includes(actor.session)) return true;
  // An Allow for the account leaves the decision to the account's own policies. A Deny for it applies to all of its roles.
  const wholeAccount = [actor.account, `arn:aws:iam::${actor.account}:root`];
  return effect === 'Deny' && accounts.some((account) => wholeAccount.includes(account));
};
