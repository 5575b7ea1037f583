import { Aws, CfnOutput, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { idOf, type Piece } from '../../house.ts';
import { type EveryFunction, houseFunction } from './house-function.ts';

export interface TopicFunctionProps extends EveryFunction {
  /** The service of AWS that publishes, and can only publish on a topic: `social-messaging.amazonaws.com`. */
  readonly publisher: string;
}

/**
 * A function that gets what a service of AWS publishes on a topic of its own. The ARN of the topic is an output of the stack, because
 * an operator tells it to the service. An idle topic costs nothing. What the function fails with three times goes to the queue of
 * lost events.
 */
export const topicFunction =
  ({ publisher, ...props }: TopicFunctionProps): Piece =>
  (scope, house) => {
    const id = idOf(props.entry);
    const lost = house.parts.deadLetters.get('LostEvents');
    const fn = houseFunction(scope, house, {
      ...props,
      timeout: Duration.seconds(30),
      deadLetterQueue: lost,
    });
    const topic = new Topic(scope, `${id}Topic`, { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(publisher)],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    // Imported, so that the library adds no statement for this topic to the queue's policy in the other stack.
    const deadLetterQueue = Queue.fromQueueArn(scope, `${id}Lost`, lost.queueArn);
    topic.addSubscription(new LambdaSubscription(fn, { deadLetterQueue }));
    new CfnOutput(scope, `${id}TopicArn`, { value: topic.topicArn });
  };
