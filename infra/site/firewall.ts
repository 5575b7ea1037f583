import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { allEndpoints } from '#domain/endpoints.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { runtimeProblems } from '#domain/kernel/problem.ts';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import { httpFunctionsOf } from '../patterns/domain.ts';
import { logRefusals } from './firewall-log.ts';
import { countedAlone, refusedByManagedRules } from './managed-rules.ts';
import { rateLimits } from './rate-limits.ts';
import {
  firewallName,
  inOrder,
  matches,
  type Rule,
  rateRule,
  type Statement,
  visibility,
} from './rate-rule.ts';

/** Paths of beacons. They are exempt from the API's rate limit and from the common rules, which refuse what looks like a script. */
const beaconPaths = domains
  .flatMap(httpFunctionsOf)
  .flatMap(({ beacons, endpoints }) => (beacons ? Object.values(endpoints).map(({ path }) => path) : []));

const tooMany = {
  code: 'TOO_MANY_REQUESTS',
  message: runtimeProblems.TOO_MANY_REQUESTS.message,
  correlationId: 'edge',
};

const refused = {
  code: 'REFUSED',
  message:
    'We could not take this. If it contains HTML or program code, take it out and try again, or write to us by e-mail.',
  correlationId: 'edge',
};

const path = { uriPath: {} };

// The whole path must match: a path that only begins like a beacon's is not exempt.
const isBeacon: Statement = {
  orStatement: { statements: beaconPaths.map((beacon) => matches(path, 'EXACTLY', beacon)) },
};
const isNoBeacon: Statement = { notStatement: { statement: isBeacon } };

/** Where anyone may call. No token is verified there, so a token proves nothing. */
const openPaths = [
  ...new Set(
    Object.values(allEndpoints)
      .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
      .filter(({ access }) => access === 'anyone')
      .map((open) => open.path),
  ),
];

/** Matches what a path with its parameters can be, and for a path with parameters more than that. */
const mayBe = (open: string): Statement => {
  const parameter = open.indexOf('{');
  return parameter === -1
    ? matches(path, 'EXACTLY', open)
    : matches(path, 'STARTS_WITH', open.slice(0, parameter));
};

/**
 * Requests with a token, on routes where API Gateway verifies it: a forged token is refused before a function runs. Staff paste
 * addresses, HTML of shops and customers' mails into notes, answers and settings. They are known by name, and everything they
 * write is validated by its schema and shown as text. An escaped path might be that of an open route, so it does not count.
 */
const isSignedIn: Statement = {
  andStatement: {
    statements: [
      matches(path, 'STARTS_WITH', '/api/'),
      ...[...openPaths.map(mayBe), matches(path, 'CONTAINS', '%')].map(
        (statement): Statement => ({ notStatement: { statement } }),
      ),
      matches({ singleHeader: { Name: 'authorization' } }, 'STARTS_WITH', 'Bearer '),
    ],
  },
};

const uncached = { name: 'cache-control', value: 'no-store' };
const answer429 = {
  block: {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey: 'tooMany',
      responseHeaders: [{ name: 'retry-after', value: '60' }, uncached],
    },
  },
};
const answer403 = {
  block: {
    customResponse: { responseCode: 403, customResponseBodyKey: 'refused', responseHeaders: [uncached] },
  },
};

interface ManagedRulesProps {
  /** Requests that the group examines. Default: all. */
  readonly scopeDown?: Statement;
  /** Rules of the group that only add a label, so that the group's later rules also examine the request. */
  readonly onlyCounts?: readonly string[];
}

/** A rule group by AWS that only adds labels. The rule after the groups decides by the labels what is refused. */
const managedRules = (
  name: string,
  { scopeDown, onlyCounts = [] }: ManagedRulesProps = {},
): Omit<Rule, 'priority'> => ({
  name,
  overrideAction: { count: {} },
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

/** The firewall in front of the distribution. It answers refused requests with a problem as JSON, like the API, not with WAF's page. */
export const edgeFirewall = (scope: Construct, house: House): CfnWebACL => {
  const name = firewallName(house, 'edge');
  const acl = new CfnWebACL(scope, 'Firewall', {
    name,
    scope: 'CLOUDFRONT',
    description: 'Rate limits by address and the common rules, before anything is computed',
    defaultAction: { allow: {} },
    customResponseBodies: {
      tooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany) },
      refused: { contentType: 'APPLICATION_JSON', content: JSON.stringify(refused) },
    },
    rules: inOrder([
      managedRules('AWSManagedRulesAmazonIpReputationList'),
      rateRule('TelemetryRate', rateLimits.telemetry, { action: answer429, scopeDown: isBeacon }),
      rateRule('ApiRate', rateLimits.api, {
        action: answer429,
        scopeDown: {
          andStatement: {
            statements: [
              matches(path, 'STARTS_WITH', '/api/'),
              isNoBeacon,
              { notStatement: { statement: isSignedIn } },
            ],
          },
        },
      }),
      rateRule('EverythingRate', rateLimits.everything, { action: answer429 }),
      managedRules('AWSManagedRulesCommonRuleSet', {
        scopeDown: isNoBeacon,
        onlyCounts: countedAlone,
      }),
      {
        name: 'Refused',
        action: answer403,
        statement: refusedByManagedRules(isSignedIn),
        visibilityConfig: visibility('Refused'),
      },
    ]),
    visibilityConfig: visibility(name),
  });
  logRefusals(house, acl, 'edge');
  house.watch.add({
    id: 'ManyRefused',
    area: 'edge',
    whenItFails: 'The site is flooded with requests, or its firewall refuses customers',
    firstLook: `log group aws-waf-logs-${name}: which rule, which addresses, which paths`,
    metric: new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: name, Rule: 'ALL' },
      period: Duration.minutes(5),
      statistic: 'Sum',
    }),
    // Scanners are refused every day. So many refusals for a quarter of an hour are more than that.
    threshold: 500,
    periods: 3,
  });
  return acl;
};
