import { describe, expect, it } from 'vitest';
import { readStacks, resolvedTemplate } from '../template/assembly.fixture.ts';
import { readTopics, topicsOpenTo } from './definition.ts';

const subscription = (Protocol: string) => ({
  Type: 'AWS::SNS::Subscription',
  Properties: {
    Protocol,
    TopicArn: { Ref: 'Answers' },
    Endpoint: 'arn:aws:lambda:us-east-1:1:function:hear',
  },
});
const policy = (Service: string) => ({
  Type: 'AWS::SNS::TopicPolicy',
  Properties: {
    Topics: [{ Ref: 'Answers' }],
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service },
          Resource: { Ref: 'Answers' },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        },
      ],
    },
  },
});
const template = (Resources: Record<string, unknown>) =>
  resolvedTemplate(
    readStacks({
      house: {
        Resources: {
          Answers: { Type: 'AWS::SNS::Topic' },
          Alarms: { Type: 'AWS::SNS::Topic' },
          ...Resources,
        },
      },
    }),
  );

describe('topics', () => {
  it('know the functions that listen, and none for an e-mail address', () => {
    const topics = readTopics(template({ ToHear: subscription('lambda'), ToMail: subscription('email') }));
    expect(topics.map(({ functions }) => functions)).toEqual([
      ['arn:aws:lambda:us-east-1:1:function:hear'],
      [],
    ]);
  });

  it('refuse subscriptions that would never get a message', () => {
    expect(() => readTopics(template({ ToQueue: subscription('sqs') }))).toThrow('not sqs');
  });

  it('take what a service publishes only where a policy lets it', () => {
    const service = 'messaging.amazonaws.com';
    const open = topicsOpenTo(service, template({ Policy: policy(service) }));
    expect(open).toHaveLength(1);
    expect(topicsOpenTo(service, template({ Policy: policy('other.amazonaws.com') }))).toEqual([]);
  });
});
