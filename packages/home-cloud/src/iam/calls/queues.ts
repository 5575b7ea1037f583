import type { Account, Need } from '../authorize.ts';

type Body = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What a call of SQS needs. A batch needs the action of one message, and SQS writes actions in small letters when it
 * refuses them.
 */
export const sqsNeeds = (operation: string, body: Body, { region, account }: Account): readonly Need[] => {
  const name = text(body.QueueName) || (text(body.QueueUrl).split('/').at(-1) ?? '');
  const action = `sqs:${operation.replace(/Batch$/, '').toLowerCase()}`;
  return [{ action, resource: `arn:aws:sqs:${region}:${account}:${name}` }];
};

/** What a call of SNS needs. SNS writes its own name in capitals. */
export const snsNeeds = (body: Body, { region, account }: Account): readonly Need[] => {
  const action = `SNS:${text(body.Action).replace(/Batch$/, '')}`;
  const resource = text(body.TopicArn) || text(body.TargetArn) || text(body.ResourceArn);
  return [{ action, resource: resource || `arn:aws:sns:${region}:${account}:${text(body.Name) || '*'}` }];
};

/** Actions that Lambda needs to feed a function from a queue. */
export const queueSourceNeeds = (queueArn: string): readonly Need[] =>
  ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map((name) => ({
    action: `sqs:${name}`,
    resource: queueArn,
  }));

/** What sending one message to a queue needs. */
export const sendNeeds = (queueArn: string): readonly Need[] => [
  { action: 'sqs:SendMessage', resource: queueArn },
];
