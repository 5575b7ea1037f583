import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { retention as kept } from '#domain/kernel/retention.ts';

/** A log group that keeps lines for the days of its class. It is deleted with its stack, because such logs need not be kept longer. */
export const logsForAMonth = (scope: Construct, id: string, logGroupName?: string): LogGroup =>
  new LogGroup(scope, id, {
    ...(logGroupName === undefined ? {} : { logGroupName }),
    retention: kept.log.days,
    removalPolicy: RemovalPolicy.DESTROY,
  });
