import { type App, CfnResource, Stack } from 'aws-cdk-lib';
import type { CfnDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { CfnRole } from 'aws-cdk-lib/aws-iam';

/** Selects a resource of the app by its type and a part of the path of its construct. */
export interface Target {
  readonly type: string;
  readonly path: RegExp;
}

export const the = (type: string, path: RegExp): Target => ({ type: `AWS::${type}`, path });

/** Changes to the template of an app that is not yet synthesized. */
export interface Breaking {
  set(target: Target, property: string, value: unknown): void;
  remove(target: Target, property: string): void;
  waitFor(target: Target, other: Target): void;
  /** Adds a resource to the stack of another resource. */
  add(beside: Target, type: string, properties: Record<string, unknown>): void;
  /** Removes the matching actions from what a role may do. */
  forbid(role: Target, actions: RegExp): void;
  /** Removes the headers that the distribution adds for its origins. */
  dropOriginHeaders(distribution: Target): void;
  idOf(target: Target): string;
}

interface Statement {
  readonly Action: string | string[];
}

/** @throws if no resource of the app matches, because a mutant that breaks nothing proves nothing. */
export const breaking = (app: App): Breaking => {
  const resources = app.node.findAll().filter((one): one is CfnResource => CfnResource.isCfnResource(one));
  const find = ({ type, path }: Target): CfnResource => {
    const found = resources.find((one) => one.cfnResourceType === type && path.test(one.node.path));
    if (found === undefined) throw new Error(`no ${type} is like ${path}`);
    return found;
  };
  const idOf = (target: Target): string => Stack.of(find(target)).resolve(find(target).logicalId);
  return {
    idOf,
    set: (target, property, value) => find(target).addPropertyOverride(property, value),
    remove: (target, property) => find(target).addPropertyDeletionOverride(property),
    waitFor: (target, other) => find(target).addOverride('DependsOn', [idOf(other)]),
    add: (beside, type, properties) => {
      new CfnResource(Stack.of(find(beside)), 'Mutant', { type, properties });
    },
    forbid: (target, actions) => {
      const role = find(target) as CfnRole;
      const [policy] = Stack.of(role).resolve(role.policies) as [
        { policyDocument: { Statement: Statement[] } },
      ];
      const hit = [...policy.policyDocument.Statement.entries()].filter(([, { Action }]) =>
        [Action].flat().some((one) => actions.test(one)),
      );
      if (hit.length === 0) throw new Error(`${role.node.path} allows nothing like ${actions}`);
      for (const [index, { Action }] of hit) {
        const left = [Action].flat().filter((one) => !actions.test(one));
        // A statement without actions would be refused for its form, which is another mistake.
        role.addPropertyOverride(
          `Policies.0.PolicyDocument.Statement.${index}.Action`,
          left.length > 0 ? left : ['sts:GetCallerIdentity'],
        );
      }
    },
    dropOriginHeaders: (target) => {
      const distribution = find(target) as CfnDistribution;
      const { origins } = Stack.of(distribution).resolve(distribution.distributionConfig) as {
        origins: { originCustomHeaders?: unknown[] }[];
      };
      const hit = [...origins.entries()].filter(([, { originCustomHeaders }]) => originCustomHeaders?.length);
      if (hit.length === 0) throw new Error('no origin gets a header');
      for (const [index] of hit)
        distribution.addPropertyDeletionOverride(`DistributionConfig.Origins.${index}.OriginCustomHeaders`);
    },
  };
};
