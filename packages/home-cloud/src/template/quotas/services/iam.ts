import { at, listAt } from '../../checks/finding.ts';
import type { ResolvedResource } from '../../model.ts';
import { bytesOfJson, countOf, documentOf, lengthOf, numberOf, total } from '../measures.ts';
import { type Measure, type Quota, quota, sharedQuota } from '../quota.ts';

const page = 'IAM User Guide: IAM and AWS STS quotas';
const role = 'AWS::IAM::Role';
const managedPolicy = 'AWS::IAM::ManagedPolicy';

const rolesOf = (policy: ResolvedResource): readonly string[] => listAt(policy, 'Roles').map(String);

/** A figure for each role, with the policies of a type that name it. */
const eachRole =
  (
    type: string,
    figureOf: (owner: ResolvedResource, policies: readonly ResolvedResource[]) => number,
  ): Measure =>
  ({ template }) => {
    const named = template
      .ofType(type)
      .flatMap((policy) => rolesOf(policy).map((name) => ({ name, policy })));
    const byRole = Map.groupBy(named, ({ name }) => name);
    return template.ofType(role).map((place) => {
      const policies = (byRole.get(place.ref) ?? []).map(({ policy }) => policy);
      return { place, value: figureOf(place, policies) };
    });
  };

/** All inline policies of a role together: those in its own properties, and those that are resources. */
const inlineSize = eachRole('AWS::IAM::Policy', (owner, policies) => {
  const own = listAt(owner, 'Policies').map(
    (one) => (one as { readonly PolicyDocument: unknown }).PolicyDocument,
  );
  const others = policies.map((policy) => at(policy, 'PolicyDocument'));
  return [...own, ...others].reduce<number>((sum, document) => sum + bytesOfJson(document), 0);
});

const managedCount = eachRole(
  managedPolicy,
  (owner, policies) => listAt(owner, 'ManagedPolicyArns').length + policies.length,
);

/** Roles and their policies. */
export const iam: readonly Quota[] = [
  quota('Inline policies of a role', 10_240, 'characters', page, inlineSize),
  quota('Trust policy of a role', 2048, 'characters', page, documentOf(role, 'AssumeRolePolicyDocument')),
  quota('Size of a managed policy', 6144, 'characters', page, documentOf(managedPolicy, 'PolicyDocument')),
  quota('Managed policies of a role', 10, 'policies', page, managedCount),
  quota('Name of a role', 64, 'characters', page, lengthOf(role, 'RoleName')),
  quota('Name of a policy', 128, 'characters', page, lengthOf('AWS::IAM::Policy', 'PolicyName')),
  quota(
    'Description of a role',
    1000,
    'characters',
    'IAM API Reference: CreateRole',
    lengthOf(role, 'Description'),
  ),
  quota(
    'Session of a role',
    [3600, 43_200],
    'seconds',
    'IAM API Reference: CreateRole',
    numberOf(role, 'MaxSessionDuration'),
  ),
  quota('Tags of a role', 50, 'tags', page, countOf(role, 'Tags')),
  sharedQuota('Roles of an account', 1000, 'roles', page, total(role)),
];
