import { ArnFormat, Stack } from 'aws-cdk-lib';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { House } from '../house.ts';
import { logsForAMonth } from '../patterns/logs.ts';

/**
 * Logs each refused request and the rule that refused it, to help people who say that the site refuses them. Only refusals are
 * logged, so that a quiet month costs nothing. Tokens and cookies are left out, and so is the query string, because links in
 * mails carry codes in it.
 */
export const logRefusals = (house: House, acl: CfnWebACL, what: 'edge' | 'accounts'): void => {
  const stack = Stack.of(acl);
  // The firewall writes only to groups whose name begins like this.
  const logGroupName = `aws-waf-logs-skybarrel-${house.stage.name}-${what}`;
  const logs = logsForAMonth(acl, 'Refusals', logGroupName);
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
