import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';

const database = new DynamoDBClient({});

export const handler = async ({ Records }) => {
  for (const { body } of Records) {
    const { id } = JSON.parse(body).detail;
    await database.send(
      new UpdateItemCommand({
        TableName: process.env.ORDERS,
        Key: { id: { S: id } },
        UpdateExpression: 'SET #state = :packed',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':packed': { S: 'packed' } },
      }),
    );
  }
};
