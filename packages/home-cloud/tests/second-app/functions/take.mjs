import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';

const { BUS, ORDERS, PAYMENTS_URL } = process.env;
const database = new DynamoDBClient({});
const bus = new EventBridgeClient({});

export const handler = async ({ body }) => {
  const { id, item } = JSON.parse(body);
  const charged = await fetch(`${PAYMENTS_URL}/charges`, { method: 'POST', body: JSON.stringify({ id }) });
  if (!charged.ok) return { statusCode: 402, body: 'The card was refused.' };
  await database.send(
    new PutItemCommand({
      TableName: ORDERS,
      Item: { id: { S: id }, item: { S: item }, state: { S: 'placed' } },
    }),
  );
  const entry = {
    EventBusName: BUS,
    Source: 'shop',
    DetailType: 'order-placed',
    Detail: JSON.stringify({ id }),
  };
  await bus.send(new PutEventsCommand({ Entries: [entry] }));
  return { statusCode: 201, body: id };
};
