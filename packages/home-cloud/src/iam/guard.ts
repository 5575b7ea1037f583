import type { FunctionDefinition } from '../lambda/definition.ts';
import type { ResolvedTemplate } from '../template/model.ts';
import type { Authorize, Need, Refusal } from './authorize.ts';
import { type Actor, type Attempt, type Decision, decide } from './policy/decide.ts';
import { readResourcePolicies } from './resource-policies.ts';
import { type FunctionRole, readRoles } from './roles.ts';
import { openUseLog, type RoleUse } from './use-log.ts';

/** Checks calls against the policies of the template. */
export interface Guard {
  readonly authorize: Authorize;
  /** The same for calls that Lambda makes under a function's role: polling, dead letters. */
  authorizeFunction(functionNameOrArn: string, needs: readonly Need[]): Refusal | undefined;
  /** The grants of each role, and how often each was used. */
  uses(): readonly RoleUse[];
}

/**
 * Requests at home go over HTTP to 127.0.0.1. For a policy that forbids requests without TLS they count as secure, because the same
 * request on AWS uses TLS.
 */
const secure = { 'aws:securetransport': 'true' };

/** The size of the cache of verdicts. Without a limit it would grow with each new object key. */
const maximumVerdicts = 10_000;

interface Verdict {
  readonly refusal: Refusal | undefined;
  readonly use: () => void;
}

/** Reads roles and policies. Throws a TemplateError for anything that AWS would refuse or that is unsupported. */
export const readGuard = (template: ResolvedTemplate, functions: readonly FunctionDefinition[]): Guard => {
  const roles = readRoles(
    template,
    functions.map(({ name }) => name),
  );
  const policiesOf = readResourcePolicies(template);
  const log = openUseLog(roles);
  const verdicts = new Map<string, Verdict>();

  const judge = (role: FunctionRole, need: Need): Verdict => {
    const attempt = attemptOf(role, need);
    const policies = { identity: role.statements, resource: policiesOf(need.resource) };
    const decision = decide(attempt, policies);
    return decision.allowed
      ? { refusal: undefined, use: log.counter(role, attempt) }
      : { refusal: refusalOf(role, need, decision), use: () => undefined };
  };
  const verdictOn = (role: FunctionRole, need: Need): Verdict => {
    const key = `${role.functionName} ${need.action} ${need.resource}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const verdict = judge(role, need);
    if (verdicts.size >= maximumVerdicts) verdicts.clear();
    verdicts.set(key, verdict);
    return verdict;
  };
  const check = (role: FunctionRole | undefined, needs: readonly Need[]): Refusal | undefined => {
    if (role === undefined) return undefined;
    const reached = needs.map((need) => verdictOn(role, need));
    const refused = reached.find(({ refusal }) => refusal !== undefined);
    // A refused call uses no grant.
    if (refused === undefined) for (const { use } of reached) use();
    return refused?.refusal;
  };

  const byName = new Map(
    roles.flatMap(
      (role) =>
        [
          [role.functionName, role],
          [role.functionArn, role],
        ] as const,
    ),
  );
  const byKey = new Map(functions.map(({ accessKeyId, name }) => [accessKeyId, byName.get(name)]));
  return {
    authorize: (accessKeyId, needs) => check(byKey.get(accessKeyId ?? ''), needs),
    authorizeFunction: (name, needs) => check(byName.get(name), needs),
    uses: log.uses,
  };
};

const attemptOf = ({ roleArn, session, account }: FunctionRole, { action, resource }: Need): Attempt => {
  const actor: Actor = { role: roleArn, session, account };
  const context = { ...secure, 'aws:principalarn': roleArn, 'aws:principalaccount': account };
  return { actor, action, resource, context };
};

const refusalOf = (
  { session }: FunctionRole,
  { action, resource }: Need,
  { explicit, by }: Exclude<Decision, { allowed: true }>,
): Refusal => ({
  user: session,
  action,
  resource,
  because: explicit
    ? `with an explicit deny in ${by === 'identity-based' ? 'an' : 'a'} ${by} policy`
    : `because no ${by} policy allows the ${action} action`,
});
