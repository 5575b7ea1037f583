import { Aws } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';

/**
 * The topic that alarms are sent to. Its policy replaces the default one, which lets everything in the account publish, so it
 * must name CloudWatch. Without that statement no alarm would reach anybody, and no error would show it.
 */
export const alarmTopic = (scope: Construct, house: House): Topic => {
  const topic = new Topic(scope, 'Alarms', {
    displayName: `Skybarrel ${house.stage.name}`,
    enforceSSL: true,
  });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  if (house.stage.alarmMail) topic.addSubscription(new EmailSubscription(house.stage.alarmMail));
  return topic;
};
