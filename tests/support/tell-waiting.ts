import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { duePosition } from '#lambdas/runtime/aggregate/due-list.ts';
import type { TestCloud } from './cloud.ts';

/** Long enough ago for anything to be due. */
const LONG_AGO = '2026-01-01T00:00:00.000Z';

/**
 * Tells somebody what waits for them about their mailbox, without the wait: functions go by the time of the machine, which no test
 * moves. Where nothing waits yet, nothing is told.
 */
export const tellWaiting = async (cloud: TestCloud, userId: string): Promise<void> => {
  const raw = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: cloud.endpoints.dynamodb,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const due = new UpdateCommand({
    TableName: cloud.named('AWS::DynamoDB::Table', 'Notifications'),
    Key: { pk: `SOON#${userId}`, sk: `mailbox#${userId}` },
    UpdateExpression: 'SET dueAt = :at, gsi1sk = :position',
    ConditionExpression: 'attribute_exists(dueAt)',
    ExpressionAttributeValues: { ':at': LONG_AGO, ':position': duePosition(LONG_AGO, userId) },
  });
  try {
    await DynamoDBDocumentClient.from(raw).send(due);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  } finally {
    raw.destroy();
  }
  await cloud.invoke(cloud.named('AWS::Lambda::Function', 'SoonTell'), {});
};
