import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { House } from '../house.ts';

export type Rule = CfnWebACL.RuleProperty;
export type Statement = CfnWebACL.StatementProperty;

export const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
});

/** Looks for a text in a part of the request. */
export const matches = (
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: 'STARTS_WITH' | 'EXACTLY' | 'CONTAINS',
  searchString: string,
): Statement => ({
  byteMatchStatement: {
    fieldToMatch,
    positionalConstraint,
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** At most so many requests of one address within five minutes. Default action: block without an answer of ours. */
export const rateRule = (
  name: string,
  limit: number,
  { action, scopeDown }: { readonly action?: Rule['action']; readonly scopeDown?: Statement } = {},
): Omit<Rule, 'priority'> => ({
  name,
  action: action ?? { block: {} },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      limit,
      ...(scopeDown ? { scopeDownStatement: scopeDown } : {}),
    },
  },
  visibilityConfig: visibility(name),
});

export const inOrder = (rules: readonly Omit<Rule, 'priority'>[]): Rule[] =>
  rules.map((rule, priority) => ({ ...rule, priority }));

/** Name of a firewall and of its metrics. It has the stage in it, because one account can have several stages. */
export const firewallName = (house: House, what: 'edge' | 'accounts'): string =>
  `skybarrel-${house.stage.name}-${what}`;
