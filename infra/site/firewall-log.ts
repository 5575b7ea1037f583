import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { House } from '../house.ts';

/**
 * Logs refused requests and the rule that refused them, for people who say that they cannot get in. Only refusals, so that
 * a quiet month costs nothing. No tokens, no cookies, and no query string, because it contains the codes of links.
 */
export const logRefusals = (house: House, acl: CfnWebACL, what: 'edge' | 'accounts'): void => {
  const stack = Stack.of(acl);
  // The firewall writes to no group whose name begins otherwise.
  const logGroupName = `aws-waf-logs-skybarrel-${house.stage.name}-${what}`;
  const logs = new LogGroup(acl, 'Refusals', {
    logGroupName,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const configuration = new CfnLoggingConfiguration(acl, 'Logging', {
    resourceArn: acl.attrArn,
    // Not the group's own ARN: that ends in `:*`, which the firewall refuses.
    logDestinationConfigs: [
      stack.formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
        },
      ],
    },
    redactedFields: [
      { singleHeader: { Name: 'authorization' } },
      { singleHeader: { Name: 'cookie' } },
      { queryString: {} },
    ],
  });
  configuration.node.addDependency(logs);
};
