import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

/** Requests that one address may make within five minutes. Whole offices and mobile carriers share one address. */
const rateLimits = {
  /** Beacons of the monitoring, small and many. */
  telemetry: 3000,
  /** Every other call of the API. */
  api: 1500,
  /** Everything, pages and files included. */
  everything: 10_000,
  /** Sign-ups at Cognito: they tell whether an address is known, so nobody may ask for thousands. */
  signUp: 100,
  /** Every call at Cognito. */
  identity: 1500,
} as const;

/** Where beacons go: exempt from the API's rate and from the common rules, which stop whatever looks like a script. */
const telemetryPaths = Object.values(telemetryEndpoints).map(({ path }) => path);

const tooMany = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Please wait a moment and try again.',
  correlationId: 'edge',
};

const pathThat = (positionalConstraint: 'STARTS_WITH' | 'EXACTLY', searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

// Exactly: nothing that only begins like a beacon gets its exemptions.
const isTelemetry: Statement = {
  orStatement: { statements: telemetryPaths.map((path) => pathThat('EXACTLY', path)) },
};
const isNotTelemetry: Statement = { notStatement: { statement: isTelemetry } };

const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
});

const answer429 = {
  block: {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey: 'tooMany',
      responseHeaders: [
        { name: 'retry-after', value: '60' },
        { name: 'cache-control', value: 'no-store' },
      ],
    },
  },
};

const rateRule = (
  name: string,
  limit: number,
  action: Rule['action'],
  scopeDown?: Statement,
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

interface ManagedRulesProps {
  /** Requests the group looks at; all of them unless told otherwise. */
  readonly scopeDown?: Statement;
  /** Rules of the group that count what they find and let it pass. */
  readonly onlyCounts?: readonly string[];
}

const managedRules = (
  name: string,
  { scopeDown, onlyCounts = [] }: ManagedRulesProps = {},
): Omit<Rule, 'priority'> => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ...(scopeDown ? { scopeDownStatement: scopeDown } : {}),
      ...(onlyCounts.length > 0
        ? { ruleActionOverrides: onlyCounts.map((rule) => ({ name: rule, actionToUse: { count: {} } })) }
        : {}),
    },
  },
  visibilityConfig: visibility(name),
});

const inOrder = (rules: readonly Omit<Rule, 'priority'>[]): Rule[] =>
  rules.map((rule, priority) => ({ ...rule, priority }));

/** The firewall in front of the distribution. Its rate rules answer 429 with the house's problem, not WAF's 403. */
export const edgeFirewall = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    description: 'Rate limits by address and the common rules, before anything is computed',
    defaultAction: { allow: {} },
    customResponseBodies: { tooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany) } },
    rules: inOrder([
      managedRules('AWSManagedRulesAmazonIpReputationList'),
      rateRule('TelemetryRate', rateLimits.telemetry, answer429, isTelemetry),
      rateRule('ApiRate', rateLimits.api, answer429, {
        andStatement: { statements: [pathThat('STARTS_WITH', '/api/'), isNotTelemetry] },
      }),
      rateRule('EverythingRate', rateLimits.everything, answer429),
      managedRules('AWSManagedRulesCommonRuleSet', {
        scopeDown: isNotTelemetry,
        // It stops bodies above 8 KB, and a schedule with three years of holidays is longer; functions stop at 64 KB.
        onlyCounts: ['SizeRestrictions_BODY'],
      }),
    ]),
    visibilityConfig: visibility('EdgeFirewall'),
  });

/**
 * The firewall in front of Cognito, which browsers call directly. Cognito turns a block into its own
 * ForbiddenException, so there is no response of ours here.
 */
export const identityFirewall = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'REGIONAL',
    description: 'Rate limits by address for sign-up and everything else at Cognito',
    defaultAction: { allow: {} },
    rules: inOrder([
      rateRule(
        'SignUpRate',
        rateLimits.signUp,
        { block: {} },
        {
          byteMatchStatement: {
            fieldToMatch: { singleHeader: { Name: 'x-amzn-cognito-operation-name' } },
            positionalConstraint: 'EXACTLY',
            searchString: 'SignUp',
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        },
      ),
      rateRule('IdentityRate', rateLimits.identity, { block: {} }),
    ]),
    visibilityConfig: visibility('IdentityFirewall'),
  });
