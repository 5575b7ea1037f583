import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';

/** Tells of a bill that grows, before it comes: when four fifths are spent, and when the month is going to cost more. */
export const monthlyBudget = (scope: Construct, house: House, mail: string): void => {
  const subscribers = [{ subscriptionType: 'EMAIL', address: mail }];
  const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers,
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `skybarrel-${house.stage.name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      // Of the whole account: a filter by tag would see nothing until somebody activates the tag for billing.
      budgetLimit: { amount: house.stage.monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [told('ACTUAL', 80), told('FORECASTED', 100)],
  });
};
