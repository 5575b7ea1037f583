import type { FunctionDefinition } from '../lambda/definition.ts';
import type { ResolvedTemplate } from '../template/model.ts';
import type { Authorize, Need, Refusal } from './authorize.ts';
import { type Actor, type Attempt, type Decision, decide } from './policy/decide.ts';
import { readResourcePolicies } from './resource-policies.ts';
import { type FunctionRole, readRoles } from './roles.ts';
import { openUseLog, type RoleUse } from './use-log.ts';

/** Holds what happens at home to the policies of the template. */
export interface Guard {
  readonly authorize: Authorize;
  /** The same for what Lambda does in a function's name: polling, dead letters. */
  authorizeFunction(functionNameOrArn: string, needs: readonly Need[]): Refusal | undefined;
  /** What every role may do, and how often it did. */
  uses(): readonly RoleUse[];
}

/**
 * Requests at home go over http to 127.0.0.1 and never leave the machine: for a policy that forbids requests without TLS
 * they count as secure, as the same request on AWS goes over TLS.
 */
const secure = { 'aws:securetransport': 'true' };

/** Answers are kept, so that a call costs a look-up; so many at most, since names of objects are without number. */
const mostVerdicts = 10_000;

interface Verdict {
  readonly refusal: Refusal | undefined;
  readonly use: () => void;
}

/** Reads roles and policies. Throws a TemplateError for what AWS would refuse, or what is not understood here. */
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
    if (verdicts.size >= mostVerdicts) verdicts.clear();
    verdicts.set(key, verdict);
    return verdict;
  };
  const hold = (role: FunctionRole | undefined, needs: readonly Need[]): Refusal | undefined => {
    if (role === undefined) return undefined;
    const reached = needs.map((need) => verdictOn(role, need));
    const refused = reached.find(({ refusal }) => refusal !== undefined);
    // A call that was refused has used nothing.
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
    authorize: (accessKeyId, needs) => hold(byKey.get(accessKeyId ?? ''), needs),
    authorizeFunction: (name, needs) => hold(byName.get(name), needs),
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
