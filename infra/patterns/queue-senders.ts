import { type ArnComponents, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { House } from '../house.ts';

/**
 * Lets a service send to a queue on behalf of every such resource of the stage, those of later stacks included. SQS takes twenty
 * statements and 8 KB in a policy, and aws-cdk-lib would add a statement for each of them.
 */
const letSend = (queue: Queue, service: string, senders: readonly ArnComponents[]): void => {
  const arns = senders.map((sender) => Stack.of(queue).formatArn(sender));
  queue.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn],
      conditions: { ArnLike: { 'aws:SourceArn': arns } },
    }),
  );
};

/** Lets the rules of the stage send: those of its own bus, and those of the account's default bus. */
export const letRulesSend = (queue: Queue, { stage }: House): void =>
  letSend(
    queue,
    'events',
    [`skybarrel-${stage.name}/*`, `skybarrel-${stage.name}-*`].map((resourceName) => ({
      service: 'events',
      resource: 'rule',
      resourceName,
    })),
  );

/** Lets the topics of the stage send. */
export const letTopicsSend = (queue: Queue, { stage }: House): void =>
  letSend(queue, 'sns', [{ service: 'sns', resource: `skybarrel-${stage.name}-*` }]);
