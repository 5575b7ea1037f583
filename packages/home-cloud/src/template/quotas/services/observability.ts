import { at, listAt, textAt } from '../../checks/finding.ts';
import type { ResolvedResource } from '../../model.ts';
import { countOf, each, eachIn, lengthOf, perOwner } from '../measures.ts';
import { type Quota, quota } from '../quota.ts';

const alarms = 'Amazon CloudWatch API Reference: PutMetricAlarm';
const monitoring = 'Amazon CloudWatch User Guide: CloudWatch service quotas';
const logs = 'Amazon CloudWatch Logs User Guide: CloudWatch Logs quotas';
const alarm = 'AWS::CloudWatch::Alarm';
const dashboard = 'AWS::CloudWatch::Dashboard';
const budget = 'AWS::Budgets::Budget';

interface Query {
  readonly MetricStat?: { readonly Metric?: { readonly Dimensions?: readonly unknown[] } };
}

const actionLists = ['AlarmActions', 'OKActions', 'InsufficientDataActions'];

/** The time that an alarm looks at. */
const evaluated = (resource: ResolvedResource): number | undefined => {
  const period = Number(at(resource, 'Period'));
  // Alarms on periods of an hour and longer may look at seven days.
  return period < 3600 ? period * Number(at(resource, 'EvaluationPeriods')) : undefined;
};

interface Widget {
  readonly properties?: { readonly metrics?: readonly unknown[]; readonly alarms?: readonly unknown[] };
}
const widgetsOf = (resource: ResolvedResource): readonly Widget[] =>
  (JSON.parse(textAt(resource, 'DashboardBody') ?? '{}') as { readonly widgets?: readonly Widget[] })
    .widgets ?? [];
const metricsOf = ({ properties }: Widget): number => properties?.metrics?.length ?? 0;

/** Alarms, dashboards, logs and budgets. */
export const observability: readonly Quota[] = [
  quota('Description of an alarm', 1024, 'characters', alarms, lengthOf(alarm, 'AlarmDescription')),
  quota('Name of an alarm', 255, 'characters', alarms, lengthOf(alarm, 'AlarmName')),
  quota(
    'Metrics of an alarm on an expression',
    10,
    'metrics',
    monitoring,
    each(
      alarm,
      (one) => (listAt(one, 'Metrics') as readonly Query[]).filter(({ MetricStat }) => MetricStat).length,
    ),
  ),
  quota('Metrics and expressions of an alarm', 20, 'entries', alarms, countOf(alarm, 'Metrics')),
  quota(
    'Dimensions of a metric',
    30,
    'dimensions',
    monitoring,
    each(alarm, (one) => [
      listAt(one, 'Dimensions').length,
      ...(listAt(one, 'Metrics') as readonly Query[]).map(
        ({ MetricStat }) => MetricStat?.Metric?.Dimensions?.length ?? 0,
      ),
    ]),
  ),
  quota(
    'Actions of an alarm for one state',
    5,
    'actions',
    monitoring,
    each(alarm, (one) => actionLists.map((list) => listAt(one, list).length)),
  ),
  quota('Time that an alarm looks at', 86_400, 'seconds', alarms, each(alarm, evaluated)),
  quota(
    'Metrics of a graph',
    500,
    'metrics',
    monitoring,
    each(dashboard, (one) => widgetsOf(one).map(metricsOf)),
  ),
  quota(
    'Metrics of a dashboard',
    2500,
    'metrics',
    monitoring,
    each(dashboard, (one) => widgetsOf(one).reduce((sum, widget) => sum + metricsOf(widget), 0)),
  ),
  quota(
    'Widgets of a dashboard',
    500,
    'widgets',
    monitoring,
    each(dashboard, (one) => widgetsOf(one).length),
  ),
  quota(
    'Alarms of a widget',
    100,
    'alarms',
    'Amazon CloudWatch API Reference: Dashboard body structure and syntax',
    each(dashboard, (one) => widgetsOf(one).map(({ properties }) => properties?.alarms?.length ?? 0)),
  ),
  quota(
    'Name of a log group',
    512,
    'characters',
    'Amazon CloudWatch Logs API Reference: CreateLogGroup',
    lengthOf('AWS::Logs::LogGroup', 'LogGroupName'),
  ),
  quota(
    'Metric filters of a log group',
    100,
    'filters',
    logs,
    perOwner('AWS::Logs::MetricFilter', 'LogGroupName'),
  ),
  quota(
    'Pattern of a metric filter',
    1024,
    'characters',
    'Amazon CloudWatch Logs API Reference: PutMetricFilter',
    lengthOf('AWS::Logs::MetricFilter', 'FilterPattern'),
  ),
  quota(
    'Metrics of a metric filter',
    1,
    'metrics',
    'Amazon CloudWatch Logs API Reference: PutMetricFilter',
    countOf('AWS::Logs::MetricFilter', 'MetricTransformations'),
  ),
  quota(
    'Resource policy of CloudWatch Logs',
    5120,
    'characters',
    'Amazon CloudWatch Logs API Reference: PutResourcePolicy',
    lengthOf('AWS::Logs::ResourcePolicy', 'PolicyDocument'),
  ),
  quota(
    'Name of a budget',
    100,
    'characters',
    'AWS Billing API Reference: Budget',
    lengthOf(budget, 'Budget.BudgetName'),
  ),
  quota(
    'Notifications of a budget',
    5,
    'notifications',
    'AWS CloudFormation User Guide: AWS::Budgets::Budget',
    countOf(budget, 'NotificationsWithSubscribers'),
  ),
  quota(
    'Subscribers of a notification',
    11,
    'subscribers',
    'AWS CloudFormation User Guide: AWS::Budgets::Budget NotificationWithSubscribers',
    eachIn<{ readonly Subscribers?: readonly unknown[] }>(
      budget,
      'NotificationsWithSubscribers',
      ({ Subscribers }) => Subscribers?.length,
    ),
  ),
];
