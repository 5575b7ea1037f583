import { describe, expect, it } from 'vitest';
import { at, statementsOf, synthesize, textsIn, withAllOptions } from './cloud.ts';

const cloud = synthesize(withAllOptions);
const roles = cloud.ofType('AWS::IAM::Role').filter(({ stack }) => stack === 'people');
const named = (name: string) => {
  const role = roles.find((one) => one.at('RoleName') === `skybarrel-test-${name}`);
  if (!role) throw new Error(`no role for the ${name}`);
  return statementsOf(cloud, role);
};
const actionsOf = (name: string) => named(name).flatMap((one) => textsIn(at(one, 'Action')));

describe('people in the account', () => {
  it('have one role each for reading, repairing and deploying, which only this account may assume', () => {
    expect(roles.map((one) => one.at('RoleName')).toSorted()).toEqual([
      'skybarrel-test-analyst',
      'skybarrel-test-deployer',
      'skybarrel-test-on-call',
    ]);
    for (const role of roles)
      expect(role.texts('AssumeRolePolicyDocument.Statement').join(' ')).toMatch(
        /arn:.*:iam::.*AccountId.*:root/,
      );
  });

  it('have no action by wildcard, and none that makes or changes what is deployed', () => {
    const actions = ['analyst', 'on-call', 'deployer'].flatMap(actionsOf);
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
    expect(
      actions.filter((action) => /:(Create|Delete(?!Message$)|Update|Attach|PutRole)/.test(action)),
    ).toEqual([]);
  });

  it('have no access to tables or secrets when they are on call', () => {
    const services = new Set(actionsOf('on-call').map((action) => action.split(':')[0]));
    expect(services).toEqual(
      new Set(['cloudfront', 'cloudwatch', 'events', 'lambda', 'logs', 'sqs', 'wafv2']),
    );
  });

  it('on call may read every log that an alarm names', () => {
    const readable = named('on-call')
      .filter((one) => textsIn(at(one, 'Action')).includes('logs:FilterLogEvents'))
      .flatMap((one) => textsIn(at(one, 'Resource')))
      .map((arn) => new RegExp(`^${arn.split(':log-group:')[1]?.replaceAll('*', '.*')}$`));
    const groups = [
      ...cloud
        .ofType('AWS::Logs::LogGroup')
        .flatMap(({ properties }) => at(properties, 'LogGroupName') ?? []),
      ...cloud
        .ofType('AWS::CloudFront::Function')
        .map(({ properties }) => `/aws/cloudfront/function/${at(properties, 'Name')}`),
    ].map(String);
    expect(groups).toContain('aws-waf-logs-skybarrel-test-edge');
    expect(groups.filter((group) => !readable.some((pattern) => pattern.test(group)))).toEqual([]);
  });

  it('on call may receive messages of every dead-letter queue, and of no other queue', () => {
    const queues = cloud.ofType('AWS::SQS::Queue').map(({ id }) => id);
    const deadLetters = new Set(
      cloud.resources.flatMap((one) =>
        [one.to('RedrivePolicy.deadLetterTargetArn'), one.to('DeadLetterConfig.TargetArn')].flatMap(
          (letters) => letters?.id ?? [],
        ),
      ),
    );
    const reached = queues.filter((id) => /DeadLetters|LostEvents/.test(id));
    expect(deadLetters.size).toBeGreaterThan(2);
    for (const id of deadLetters) expect(reached).toContain(id);
    expect(reached.filter((id) => !deadLetters.has(id))).toEqual([]);
  });

  it('who query the lake may write only results there', () => {
    const written = named('analyst')
      .filter((one) => textsIn(at(one, 'Action')).some((action) => /Put|Delete/.test(action)))
      .flatMap((one) => textsIn(at(one, 'Resource')));
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/\/athena\/\*$/);
  });

  it('who deploy may only assume the roles of the bootstrap', () => {
    const assumed = named('deployer')
      .filter((one) => textsIn(at(one, 'Action')).includes('sts:AssumeRole'))
      .flatMap((one) => textsIn(at(one, 'Resource')));
    expect(assumed).toHaveLength(3);
    for (const arn of assumed) expect(arn).toMatch(/role\/cdk-hnb659fds-/);
    const own = actionsOf('deployer').filter((action) => action !== 'sts:AssumeRole');
    expect(own.filter((action) => !/:(Describe|Get)/.test(action))).toEqual(['cloudwatch:SetAlarmState']);
  });

  it('on call reach resources of their stage only, where AWS can tell them apart', () => {
    const everywhere = named('on-call').filter((one) => textsIn(at(one, 'Resource')).includes('*'));
    // Lists and metrics: AWS grants these only for a whole account.
    expect(everywhere.flatMap((one) => textsIn(at(one, 'Action'))).toSorted()).toEqual([
      'cloudfront:ListDistributions',
      'cloudwatch:GetMetricData',
      'cloudwatch:ListDashboards',
      'cloudwatch:ListMetrics',
      'events:ListRules',
      'lambda:ListFunctions',
      'logs:DescribeLogGroups',
      'logs:StopQuery',
      'sqs:ListQueues',
      'wafv2:ListWebACLs',
    ]);
    const others = named('on-call')
      .filter((one) => !everywhere.includes(one))
      .flatMap((one) => textsIn(at(one, 'Resource')))
      .filter((arn) => !/skybarrel-?test/.test(arn) && !arn.includes('/skybarrel/test/'));
    // Distributions have no names, and the list of alarms is one of the account.
    expect(others.map((arn) => arn.split('<AWS::AccountId>:')[1]).toSorted()).toEqual([
      'alarm:*',
      'distribution/*',
    ]);
  });
});
