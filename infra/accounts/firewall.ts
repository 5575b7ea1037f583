import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { logRefusals } from '../site/firewall-log.ts';
import { rateLimits } from '../site/rate-limits.ts';
import { firewallName, inOrder, matches, rateRule, visibility } from '../site/rate-rule.ts';

/**
 * The firewall in front of Cognito, which browsers call directly. Cognito answers a blocked request with its own
 * ForbiddenException, so no response body is configured here.
 */
export const accountsFirewall = (scope: Construct, house: House): CfnWebACL => {
  const name = firewallName(house, 'accounts');
  const acl = new CfnWebACL(scope, 'Firewall', {
    name,
    scope: 'REGIONAL',
    description: 'Rate limits by address for sign-up and everything else at Cognito',
    defaultAction: { allow: {} },
    rules: inOrder([
      rateRule('SignUpRate', rateLimits.signUp, {
        scopeDown: matches({ singleHeader: { Name: 'x-amzn-cognito-operation-name' } }, 'EXACTLY', 'SignUp'),
      }),
      rateRule('IdentityRate', rateLimits.identity),
    ]),
    visibilityConfig: visibility(name),
  });
  logRefusals(house, acl, 'accounts');
  return acl;
};
