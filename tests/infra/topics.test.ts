import { describe, expect, it } from 'vitest';
import { at, type Plain, synthesize } from './cloud.ts';

const cloud = synthesize();
const subscriptions = cloud.ofType('AWS::SNS::Subscription').filter((one) => one.at('Protocol') === 'lambda');

describe('a function that listens to a topic', () => {
  it('is the one that hears what people answer on WhatsApp', () => {
    expect(subscriptions).toHaveLength(1);
  });

  it.each(subscriptions)('hears only the service of AWS that it is for: $id', (subscription) => {
    const topic = subscription.at('TopicArn');
    const statements = cloud
      .ofType('AWS::SNS::TopicPolicy')
      .filter((one) => one.list('Topics').includes(topic as Plain))
      .flatMap((one) => one.list('PolicyDocument.Statement'))
      .filter((one) => at(one, 'Effect') === 'Allow');
    expect(statements).toMatchObject([
      {
        Principal: { Service: 'social-messaging.amazonaws.com' },
        Action: 'sns:Publish',
        Condition: { StringEquals: { 'aws:SourceAccount': '<AWS::AccountId>' } },
      },
    ]);
  });

  it.each(subscriptions)('loses nothing that Lambda does not take: $id', (subscription) => {
    expect(subscription.at('RedrivePolicy.deadLetterTargetArn')).toContain('LostEvents');
  });
});
