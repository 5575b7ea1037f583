import { Aws, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  TextWidget,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import type { Concern } from '../patterns/watch.ts';

const alarmOf = (scope: Construct, house: House, concern: Concern): Alarm =>
  new Alarm(scope, concern.id, {
    alarmName: `skybarrel-${house.stage.name}-${concern.id}`,
    alarmDescription: `${concern.whenItFails}. Look first: ${concern.firstLook}.`,
    metric: concern.metric,
    threshold: concern.threshold,
    evaluationPeriods: concern.periods ?? 1,
    comparisonOperator: concern.silence
      ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: concern.silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });

/**
 * Where alarms go. Its policy replaces the one that lets everything of the account publish, so CloudWatch is named: without that
 * statement no alarm reaches anybody, and nothing says so.
 */
const alarmTopic = (scope: Construct, house: House): Topic => {
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

/** Alarms for everything the constructs want watched, the topic that carries them, and one dashboard. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    const topic = alarmTopic(this, house);
    const dashboard = new Dashboard(this, 'Dashboard', {
      dashboardName: `skybarrel-${house.stage.name}`,
      defaultInterval: Duration.days(1),
    });
    dashboard.addWidgets(
      new TextWidget({
        markdown: `# Skybarrel ${house.stage.name}\nEvery graph is an alarm; its title says who is hurt.`,
        width: 24,
        height: 2,
      }),
    );
    for (const concern of house.watch.concerns) {
      const alarm = alarmOf(this, house, concern);
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
      dashboard.addWidgets(
        new GraphWidget({
          title: concern.whenItFails,
          left: [concern.metric],
          leftAnnotations: [alarm.toAnnotation()],
          width: 8,
        }),
      );
    }
  }
}
