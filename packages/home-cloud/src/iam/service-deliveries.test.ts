import { describe, expect, it } from 'vitest';
import { readStacks, resolvedTemplate } from '../template/assembly.fixture.ts';
import { checkServiceDeliveries } from './service-deliveries.ts';

const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const policy = (Action: string, Service: string, Resource: unknown, Condition: object) => ({
  PolicyDocument: { Statement: [{ Effect: 'Allow', Action, Principal: { Service }, Resource, Condition }] },
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
