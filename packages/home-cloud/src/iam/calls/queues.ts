import type { Account, Need } from '../authorize.ts';

type Body = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The permissions that an SQS call needs. A batch needs the action of a single message. SQS writes actions in lower case in its
 * refusals.
 */
export const sqsNeeds = (operation: string, body: Body, { region, account }: Account): readonly Need[] => {
  const name = text(body.QueueName) || (text(body.QueueUrl).split('/').at(-1) ?? '');
  const action = `sqs:${operation.replace(/Batch$/, '').toLowerCase()}`;
  return [{ action, resource: `arn:aws:sqs:${region}:${account}:${name}` }];
};

/** The permissions that an SNS call needs. SNS writes its own name in capitals. */
export const snsNeeds = (body: Body, { region, account }: Account): readonly Need[] => {
  const action = `SNS:${text(body.Action).replace(/Batch$/, '')}`;
  const resource = text(body.TopicArn) || text(body.TargetArn) || text(body.ResourceArn);
  return [{ action, resource: resource || `arn:aws:sns:${region}:${account}:${text(body.Name) || '*'}` }];
};

/** The permissions that Lambda needs to poll a queue. */
export const queueSourceNeeds = (queueArn: string): readonly Need[] =>
  ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map((name) => ({
    action: `sqs:${name}`,
    resource: queueArn,
  }));

/** The permissions to send a message to a queue. */
export const sendNeeds = (queueArn: string): readonly Need[] => [
  { action: 'sqs:SendMessage', resource: queueArn },
];
