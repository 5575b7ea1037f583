import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';

const database = new DynamoDBClient({});

export const handler = async ({ pathParameters: { id } }) => {
  const { Item } = await database.send(
    new GetItemCommand({ TableName: process.env.ORDERS, Key: { id: { S: id } }, ConsistentRead: true }),
  );
  return Item ? { id, item: Item.item.S, state: Item.state.S } : { statusCode: 404, body: 'No such order.' };
};
