import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpointsByFunction } from '#domain/endpoints.ts';
import { idOf } from '#infra/house.ts';
import { textOf } from '#infra/observability/alarm.ts';
import {
  at,
  entryOf,
  houseFunctions,
  listOf,
  type Plain,
  type Resource,
  synthesize,
  withAllOptions,
} from './cloud.ts';

const cloud = synthesize();
const alarms = cloud.ofType('AWS::CloudWatch::Alarm');

interface Measured {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, Plain>>;
}

const dimensionsOf = (dimensions: Plain | undefined) =>
  Object.fromEntries(
    listOf(dimensions).map((one) => [String(at(one, 'Name')), at(one, 'Value') ?? null] as const),
  );

/** The metrics of an alarm: its own, or those of its expression. */
const measuredBy = (alarm: Plain): Measured[] =>
  [alarm, ...listOf(at(alarm, 'Metrics')).map((one) => at(one, 'MetricStat.Metric'))]
    .filter((one) => at(one, 'MetricName') !== undefined)
    .map((one) => ({
      namespace: String(at(one, 'Namespace')),
      name: String(at(one, 'MetricName')),
      dimensions: dimensionsOf(at(one, 'Dimensions')),
    }));

const measured = alarms.flatMap((one) => measuredBy(one.properties));
const within = (namespace: string) => measured.filter((one) => one.namespace === namespace);

describe('the topic of the alarms', () => {
  const topic = cloud.ofType('AWS::SNS::Topic').find((one) => one.at('DisplayName'))?.id;
  const statements = cloud
    .ofType('AWS::SNS::TopicPolicy')
    .filter((one) => one.list('Topics').includes(topic ?? ''))
    .flatMap((one) => one.list('PolicyDocument.Statement'));

  it('lets CloudWatch publish for this account, which an explicit policy must say', () => {
    expect(statements.filter((one) => at(one, 'Effect') === 'Allow')).toEqual([
      expect.objectContaining({
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Action: 'sns:Publish',
        Resource: topic,
        Condition: { StringEquals: { 'aws:SourceAccount': '<AWS::AccountId>' } },
      }),
    ]);
  });

  it('refuses requests without TLS', () => {
    expect(statements.filter((one) => at(one, 'Effect') === 'Deny')).toHaveLength(1);
  });

  it('gets every alarm', () => {
    expect(alarms.length).toBeGreaterThan(10);
    for (const alarm of alarms) expect(alarm.list('AlarmActions'), alarm.id).toEqual([topic]);
  });
});

describe('the edge', () => {
  const distribution = cloud.the('AWS::CloudFront::Distribution')?.id;

  it('raises an alarm when CloudFront itself answers with errors, because then no function runs', () => {
    expect(within('AWS/CloudFront').filter(({ name }) => name === '5xxErrorRate')).toEqual([
      {
        namespace: 'AWS/CloudFront',
        name: '5xxErrorRate',
        dimensions: { DistributionId: distribution, Region: 'Global' },
      },
    ]);
  });

  it.each(['FunctionExecutionErrors', 'FunctionValidationErrors'])(
    'raises an alarm on %s of each of its functions',
    (metric) => {
      const functions = cloud.ofType('AWS::CloudFront::Function').map((one) => one.at('Name'));
      const watched = within('AWS/CloudFront').filter(({ name }) => name === metric);
      expect(functions).toHaveLength(2);
      expect(watched.map(({ dimensions }) => dimensions.FunctionName).toSorted()).toEqual(
        functions.toSorted(),
      );
      for (const { dimensions } of watched) expect(dimensions.Region).toBe('Global');
    },
  );
});

describe('a function', () => {
  /** Its own room, where its domain has rooms; what serves a room from another folder, or shares an alarm, is named here. */
  const elsewhere: Readonly<Record<string, string>> = {
    'shipments/follow/follow': 'shipments/desk',
    'shipments/waitlists': 'shipments/customer',
    'shipments/rolls/follow-flights': 'shipments/closing',
    'shipments/caller/http': 'shipments/desk',
    'shipments/handover/http': 'shipments/arrivals',
    'shipments/opinion/http': 'shipments/customer',
  };
  const areaOf = (fn: Resource): string => {
    const entry = entryOf(fn);
    const [domain = '', room] = entry.split('/');
    return elsewhere[entry] ?? (endpointsByFunction[`${domain}/${room}`] ? `${domain}/${room}` : domain);
  };
  const areas = [...new Set(houseFunctions(cloud).map(areaOf))];
  const countOf = (area: string) => `${idOf(area)}Failures`;
  const alarmsOf = (area: string) =>
    alarms.filter((one) => measuredBy(one.properties).some(({ name }) => name === countOf(area)));

  it.each(houseFunctions(cloud).map((fn) => [fn.id, fn] as const))(
    '%s and Lambda itself write JSON logs, and its failures count for its domain or room',
    (_id, fn) => {
      const logging = fn.at('LoggingConfig');
      expect(logging).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'INFO' });
      const filters = cloud
        .ofType('AWS::Logs::MetricFilter')
        .filter((one) => one.at('LogGroupName') === at(logging, 'LogGroup'));
      expect(filters.map((one) => one.at('MetricTransformations'))).toEqual([
        [
          {
            MetricNamespace: 'Skybarrel/test',
            MetricName: countOf(areaOf(fn)),
            MetricValue: '1',
            Unit: 'Count',
          },
        ],
      ]);
    },
  );

  it.each(areas)('of %s raises its alarm at the first failure', (area) => {
    const [alarm, another] = alarmsOf(area);
    expect(another).toBeUndefined();
    expect(alarm?.properties).toMatchObject({
      Threshold: 1,
      EvaluationPeriods: 1,
      TreatMissingData: 'notBreaching',
    });
    expect(measuredBy(alarm?.properties ?? null)).toEqual([
      { namespace: 'Skybarrel/test', name: countOf(area), dimensions: {} },
    ]);
  });

  it.each(areas)('of %s says in that alarm who is hurt, and which log to read', (area) => {
    const text = String(alarmsOf(area)[0]?.at('AlarmDescription'));
    const functions = houseFunctions(cloud).filter((one) => areaOf(one) === area);
    const [domain] = area.split('/');
    expect(text).toMatch(/^[A-Z].{20,}\nLook first: /s);
    for (const fn of functions) {
      const name = String(fn.to('LoggingConfig.LogGroup')?.at('LogGroupName'));
      const [group, end] = [name.slice(0, `/skybarrel/test/${domain}-`.length), name.split(`/${domain}-`)[1]];
      for (const said of functions.length === 1 ? [name] : [`${group} `, `\n- ${end}: `])
        expect(text).toContain(said);
    }
  });

  it('has a text that fits into an alarm however many functions its domain gets, and still says where to look', () => {
    const lines = Array.from({ length: 60 }, (_, index) => `- part-${index}: Nobody can use part ${index}`);
    const whole = textOf({ whenItFails: lines.slice(0, 20).join('.\n'), firstLook: 'the log group' });
    expect(whole).toContain('- part-19: Nobody can use part 19.\nLook first');
    for (const whenItFails of [lines.join('.\n'), 'x'.repeat(2000)]) {
      const text = textOf({ whenItFails, firstLook: 'the log group' });
      expect(text.length).toBeLessThanOrEqual(1024);
      expect(text).toMatch(/[.x]\n… and more, cut here[^\n]*\nLook first: the log group\.$/);
    }
  });
});

describe('a schedule', () => {
  const silent = alarms.filter(({ id }) => id.includes('Silent'));

  it('that hurts people within a day when it stops raises an alarm, but not when it is new and has never run', () => {
    expect(
      silent.map((one) => String(one.at('AlarmName')).replace('skybarrel-test-', '')).toSorted(),
    ).toEqual([
      'BillingBooksAuditSilent',
      'BlogPublishingPublishSilent',
      'ContentPublishSilent',
      'DeparturesPlanSilent',
      'MailboxesCloseSilent',
      'MailboxesRepairSilent',
      'NotificationsSoonTellSilent',
      'ShipmentsRollsFollowFlightsSilent',
      'ShipmentsWaitlistsSilent',
    ]);
    for (const alarm of silent) {
      expect(alarm.at('TreatMissingData')).toBe('missing');
      expect(alarm.at('InsufficientDataActions')).toEqual(alarm.at('AlarmActions'));
    }
  });
});

describe('the dashboard', () => {
  const [dashboard, another] = cloud.ofType('AWS::CloudWatch::Dashboard');
  const body = JSON.parse(String(dashboard?.at('DashboardBody'))) as {
    widgets: { type: string; properties: { metrics?: unknown[][]; alarms?: string[]; markdown?: string } }[];
  };

  it('is free, because it is one of three and has at most fifty metrics', () => {
    expect(another).toBeUndefined();
    const shown = body.widgets.flatMap(({ properties }) => properties.metrics ?? []);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.length).toBeLessThanOrEqual(50);
  });

  it('shows the state of every alarm, and a row for each domain with several functions', () => {
    const [glance] = body.widgets;
    expect(glance?.properties.alarms).toHaveLength(alarms.length);
    const headings = body.widgets.flatMap(({ properties }) => properties.markdown ?? []);
    expect(headings).toEqual(
      expect.arrayContaining(['## edge', '## api', '## mailboxes', '## lake', '## shipments/dock']),
    );
  });
});

describe('a budget', () => {
  it('sends mail to the recipient of alarms when the bill grows, and exists only with a recipient', () => {
    expect(cloud.ofType('AWS::Budgets::Budget')).toEqual([]);
    const [budget] = synthesize({
      name: 'test',
      alarmMail: 'ops@example.com',
      monthlyBudget: 70,
    }).ofType('AWS::Budgets::Budget');
    expect(budget?.at('Budget.BudgetLimit')).toEqual({ Amount: 70, Unit: 'USD' });
    const notifications = listOf(budget?.at('NotificationsWithSubscribers'));
    expect(notifications.map((one) => at(one, 'Notification.NotificationType'))).toEqual([
      'ACTUAL',
      'FORECASTED',
    ]);
    for (const one of notifications)
      expect(at(one, 'Subscribers')).toEqual([{ Address: 'ops@example.com', SubscriptionType: 'EMAIL' }]);
  });
});

describe('what refuses people without an error in our logs', () => {
  const firewalled = synthesize(withAllOptions);
  const [acl] = firewalled.ofType('AWS::WAFv2::WebACL').filter((one) => one.at('Scope') === 'CLOUDFRONT');
  const refusals = (of: typeof cloud) =>
    of
      .ofType('AWS::CloudWatch::Alarm')
      .flatMap((one) => measuredBy(one.properties))
      .filter(({ namespace }) => namespace === 'AWS/WAFV2');

  it('raises an alarm: throttled functions, a firewall that refuses many requests, Cognito above its quota', () => {
    expect(within('AWS/Lambda')).toContainEqual({
      namespace: 'AWS/Lambda',
      name: 'Throttles',
      dimensions: {},
    });
    expect(refusals(firewalled)).toEqual([
      {
        namespace: 'AWS/WAFV2',
        name: 'BlockedRequests',
        dimensions: { WebACL: acl?.at('VisibilityConfig.MetricName'), Rule: 'ALL' },
      },
    ]);
    expect(within('AWS/Cognito').map(({ name, dimensions }) => [name, Object.keys(dimensions)])).toEqual([
      ['SignUpThrottles', ['UserPool', 'UserPoolClient']],
      ['SignInThrottles', ['UserPool', 'UserPoolClient']],
    ]);
  });

  it('raises an alarm before the functions of the account run into its quota', () => {
    const near = (settings: object) =>
      synthesize({ name: 'test', ...settings })
        .ofType('AWS::CloudWatch::Alarm')
        .find((one) => one.at('MetricName') === 'ConcurrentExecutions');
    expect(near({})?.properties).toMatchObject({
      Namespace: 'AWS/Lambda',
      Statistic: 'Maximum',
      Threshold: 800,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    });
    expect(near({})?.at('Dimensions')).toBeUndefined();
    expect(near({ functionsAtOnce: 10 })?.at('Threshold')).toBe(8);
  });

  it('raises no alarm of a firewall that a stage does not have', () => {
    expect(refusals(cloud)).toEqual([]);
  });

  it('is counted separately for each stage', () => {
    expect(acl?.at('VisibilityConfig.MetricName')).toBe('skybarrel-test-edge');
    expect(acl?.at('Name')).toBe('skybarrel-test-edge');
  });
});

describe('mail', () => {
  const reputation = (settings: object) =>
    synthesize({ name: 'test', ...settings })
      .ofType('AWS::CloudWatch::Alarm')
      .flatMap((one) => measuredBy(one.properties))
      .filter(({ namespace }) => namespace === 'AWS/SES')
      .map(({ name }) => name);

  it('raises an alarm before AWS pauses sending for bounces or complaints, in stages that use SES', () => {
    expect(reputation({ sesIdentity: 'example.com', mailFrom: 'hello@example.com' })).toEqual([
      'Reputation.BounceRate',
      'Reputation.ComplaintRate',
    ]);
    expect(reputation({})).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const ids = synthesize(withAllOptions)
    .ofType('AWS::CloudWatch::Alarm')
    .map(({ properties }) => String(at(properties, 'AlarmName')).replace('skybarrel-test-', ''));
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const rows = page
    .slice(page.indexOf('| alarm `'), page.indexOf('## What is repaired'))
    .split('\n')
    .slice(2);
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\*?[A-Z]\w+)`/g)].map(([, id = '']) => id),
  );
  const fits = (name: string, id: string): boolean =>
    name.startsWith('*') ? id.endsWith(name.slice(1)) : id === name;

  it.each(ids)('says what to do about %s', (id) => {
    expect(named.some((name) => fits(name, id))).toBe(true);
  });

  it('names only alarms that exist', () => {
    expect(named.filter((name) => !ids.some((id) => fits(name, id)))).toEqual([]);
  });
});
