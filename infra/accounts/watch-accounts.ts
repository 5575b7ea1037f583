import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { House } from '../house.ts';
import type { Accounts } from '../patterns/parts.ts';

/** Alarms on throttling by Cognito. None of our functions is called then, so none of our logs shows it. */
export const watchAccounts = (house: House, { pool, client }: Accounts): void => {
  const period = Duration.minutes(5);
  const throttled = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient: client.userPoolClientId },
      period,
      statistic: 'Sum',
    });
  house.watch.add({
    id: 'AccountsThrottled',
    area: 'identity',
    whenItFails: 'People cannot register or sign in, because Cognito gets too many requests at once',
    firstLook:
      'sign-ups and sign-ins of the user pool: is it a flood (turn userPoolFirewall on), or is a quota too small',
    metric: new MathExpression({
      expression: 'SUM(METRICS())',
      usingMetrics: { signUps: throttled('SignUpThrottles'), signIns: throttled('SignInThrottles') },
      label: 'Sign-ups and sign-ins that were turned away',
      period,
    }),
    threshold: 5,
  });
};
