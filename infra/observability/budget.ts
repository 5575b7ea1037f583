import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';

/** Sends a mail when 80 % of the budget is spent, and when the forecast for the month is above the budget. */
export const monthlyBudget = (scope: Construct, house: House, mail: string): void => {
  const subscribers = [{ subscriptionType: 'EMAIL', address: mail }];
  const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
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
      // For the whole account: a filter by tag finds nothing until somebody activates the tag for billing.
      budgetLimit: { amount: house.stage.monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
  });
};
