import { describe, expect, it } from 'vitest';
import { readStacks, resolvedTemplate } from '../template/assembly.fixture.ts';
import { checkServiceDeliveries } from './service-deliveries.ts';

const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const policy = (Action: string, Service: string, Resource: unknown, Condition: object) => ({
  PolicyDocument: { Statement: [{ Effect: 'Allow', Action, Principal: { Service }, Resource, Condition }] },
});
const inAccount = (service: string, name: string) => ({
  'Fn::Join': [':', ['arn:aws', service, { Ref: 'AWS::Region' }, { Ref: 'AWS::AccountId' }, name]],
});
const fromRule = (source: unknown) => ({ ArnEquals: { 'aws:SourceArn': source } });

/** A rule that sends to a queue, with a dead-letter queue, and an alarm that publishes to a topic. */
const sound = () => ({
  Jobs: { Type: 'AWS::SQS::Queue' },
  Lost: { Type: 'AWS::SQS::Queue' },
  ToJobs: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventPattern: { source: ['house'] },
      Targets: [{ Id: 'Target0', Arn: arnOf('Jobs'), DeadLetterConfig: { Arn: arnOf('Lost') } }],
    },
  },
  JobsPolicy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      Queues: [{ Ref: 'Jobs' }],
      ...policy('sqs:SendMessage', 'events.amazonaws.com', arnOf('Jobs'), fromRule(arnOf('ToJobs'))),
    },
  },
  LostPolicy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      Queues: [{ Ref: 'Lost' }],
      ...policy('sqs:SendMessage', 'events.amazonaws.com', arnOf('Lost'), fromRule(arnOf('ToJobs'))),
    },
  },
  Alarms: { Type: 'AWS::SNS::Topic' },
  AlarmsPolicy: {
    Type: 'AWS::SNS::TopicPolicy',
    Properties: {
      Topics: [{ Ref: 'Alarms' }],
      ...policy(
        'sns:Publish',
        'cloudwatch.amazonaws.com',
        { Ref: 'Alarms' },
        { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      ),
    },
  },
  Fails: { Type: 'AWS::CloudWatch::Alarm', Properties: { AlarmActions: [{ Ref: 'Alarms' }] } },
});

const check = (Resources: Record<string, unknown>) => () =>
  checkServiceDeliveries(resolvedTemplate(readStacks({ house: { Resources } })));

describe('a delivery by a service of AWS', () => {
  it('is allowed by the policies of queues and topics', () => {
    expect(check(sound())).not.toThrow();
  });

  it.each([
    ['JobsPolicy', 'ToJobs in stack house: events.amazonaws.com may not send to Jobs'],
    ['LostPolicy', 'ToJobs in stack house: events.amazonaws.com may not send to Lost'],
  ])('is refused without %s, since every message would be lost', (id, says) => {
    const { [id as 'JobsPolicy']: _without, ...rest } = sound();
    expect(check(rest)).toThrow(says);
  });

  const onBus = (...names: readonly string[]) => {
    const arns = names.map((name) => inAccount('events', `rule/${name}`));
    const allowed = (id: string) => ({
      Type: 'AWS::SQS::QueuePolicy',
      Properties: {
        Queues: [{ Ref: id }],
        ...policy('sqs:SendMessage', 'events.amazonaws.com', arnOf(id), {
          ArnLike: { 'aws:SourceArn': arns },
        }),
      },
    });
    const Properties = { ...sound().ToJobs.Properties, EventBusName: 'house' };
    return {
      ...sound(),
      Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'house' } },
      ToJobs: { Type: 'AWS::Events::Rule', Properties },
      JobsPolicy: allowed('Jobs'),
      LostPolicy: allowed('Lost'),
    };
  };

  it('is allowed by one statement for all rules of a bus', () => {
    expect(check(onBus('house/*'))).not.toThrow();
    expect(check(onBus('other/*', 'house*'))).not.toThrow();
  });

  it.each(['house-*', 'other/*', 'hous/*'])('is refused if the one statement is for rule/%s', (name) => {
    expect(check(onBus(name))).toThrow('may not send to Jobs');
  });

  it('is refused if a topic may not put away what its subscriber does not take', () => {
    const Feed = {
      Type: 'AWS::SNS::Subscription',
      Properties: {
        Protocol: 'lambda',
        TopicArn: { Ref: 'Alarms' },
        RedrivePolicy: { deadLetterTargetArn: arnOf('Lost') },
      },
    };
    const fromTopic = policy('sqs:SendMessage', 'sns.amazonaws.com', arnOf('Lost'), {
      ArnLike: { 'aws:SourceArn': inAccount('sns', 'house-*') },
    });
    const FeedPolicy = {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: { Queues: [{ Ref: 'Lost' }], ...fromTopic },
    };
    expect(check({ ...sound(), Feed, FeedPolicy })).not.toThrow();
    expect(check({ ...sound(), Feed })).toThrow(
      'Alarms in stack house: sns.amazonaws.com may not send to Lost',
    );
  });

  it('is refused if the policy allows another rule only', () => {
    const other = policy('sqs:SendMessage', 'events.amazonaws.com', arnOf('Jobs'), fromRule(arnOf('Fails')));
    const JobsPolicy = { Type: 'AWS::SQS::QueuePolicy', Properties: { Queues: [{ Ref: 'Jobs' }], ...other } };
    expect(check({ ...sound(), JobsPolicy })).toThrow('may not send to Jobs');
  });

  it('is refused if the policy of a topic lacks the right that a topic without a policy gives', () => {
    const encrypted = {
      Statement: {
        Effect: 'Deny',
        Action: 'sns:Publish',
        Principal: '*',
        Resource: { Ref: 'Alarms' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      },
    };
    const AlarmsPolicy = {
      Type: 'AWS::SNS::TopicPolicy',
      Properties: { Topics: [{ Ref: 'Alarms' }], PolicyDocument: encrypted },
    };
    expect(check({ ...sound(), AlarmsPolicy })).toThrow(
      'Fails in stack house: cloudwatch.amazonaws.com may not publish to Alarms',
    );
    const { AlarmsPolicy: _none, ...without } = sound();
    expect(check(without)).not.toThrow();
  });
});
