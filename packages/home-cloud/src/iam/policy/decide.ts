import { conditionsHold, type RequestContext } from './conditions.ts';
import type { Principals, Statement } from './document.ts';
import { actionMatches, resourceMatches } from './patterns.ts';

/** Who acts: a function under its role, or a service of AWS on behalf of one of our resources. */
export type Actor =
  | { readonly role: string; readonly session: string; readonly account: string }
  | { readonly service: string };

/** One thing that somebody wants to do with one resource. */
export interface Attempt {
  readonly actor: Actor;
  readonly action: string;
  readonly resource: string;
  readonly context: RequestContext;
}

/** Policies that have a say: those of the actor's role, and the one of the resource. */
export interface Policies {
  readonly identity: readonly Statement[];
  readonly resource: readonly Statement[];
}

/** What came of it, and which kind of policy decided. */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly explicit: boolean; readonly by: 'identity-based' | 'resource-based' };

/**
 * Decides as IAM does within one account: a Deny anywhere wins; else one Allow is enough, of the role or of the resource;
 * else the answer is no.
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

/** Whether a statement is about this: action, resource and conditions. */
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
  // An Allow for the account only lets the account's own policies decide; a Deny for it reaches all of its roles.
  const wholeAccount = [actor.account, `arn:aws:iam::${actor.account}:root`];
  return effect === 'Deny' && accounts.some((account) => wholeAccount.includes(account));
};
