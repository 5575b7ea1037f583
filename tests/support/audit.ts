import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TestCloud } from './cloud.ts';

interface Item {
  readonly pk: string;
  readonly sk: string;
  readonly [attribute: string]: unknown;
}

/** The data in the tables after a storm. */
export interface World {
  readonly mailboxes: readonly { readonly number: string; readonly userId: string }[];
  /** Owner → number, from the claims. */
  readonly claims: readonly { readonly userId: string; readonly number: string }[];
  readonly profiles: readonly string[];
  /** Mailbox numbers in outbox events, one entry for each event. */
  readonly published: readonly string[];
  /** Mailbox numbers of the events that the feed of staff has counted, one entry for each. */
  readonly announced: readonly string[];
  /** New mailboxes in the feed of staff, over all days. */
  readonly counted: number;
}

const scan = async (client: DynamoDBDocumentClient, TableName: string): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const { Items } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    items.push(...((Items ?? []) as Item[]));
  }
  return items;
};

const after = (prefix: string, text: string): string => text.slice(prefix.length);

/** The tables of a cloud without our own code. */
export const tableClient = (cloud: Pick<TestCloud, 'endpoints'>): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: 'us-east-1',
      endpoint: cloud.endpoints.dynamodb,
      credentials: { accessKeyId: 'audit', secretAccessKey: 'audit' },
    }),
  );

/** Reads everything that matters directly from the tables, without our own code. */
export const readWorld = async (cloud: TestCloud): Promise<World> => {
  const client = tableClient(cloud);
  const table = (part: string) => scan(client, cloud.named('AWS::DynamoDB::Table', part));
  const [mailboxes, profiles, notifications] = [
    await table('Mailboxes'),
    await table('Profiles'),
    await table('Notifications'),
  ];
  client.destroy();
  const events = mailboxes
    .filter(({ pk }) => pk.startsWith('OUTBOX#'))
    .map(({ event }) => JSON.parse(String(event)) as { id: string; subject: string });
  return {
    mailboxes: mailboxes
      .filter(({ pk, sk }) => pk.startsWith('NUMBER#') && sk === 'MAILBOX')
      .map(({ pk, userId }) => ({ number: after('NUMBER#', pk), userId: String(userId) })),
    claims: mailboxes
      .filter(({ pk }) => pk.startsWith('OWNER#'))
      .map(({ pk, number }) => ({ userId: after('OWNER#', pk), number: String(number) })),
    profiles: profiles.map(({ pk }) => after('USER#', pk)),
    published: events.map(({ subject }) => subject),
    announced: notifications
      .filter(({ pk, sk }) => pk.startsWith('SENT#') && sk === 'desk#feed')
      .flatMap(({ pk }) => events.filter(({ id }) => id === after('SENT#', pk)))
      .map(({ subject }) => subject),
    counted: notifications
      .filter(({ pk, kind }) => pk === 'TALLY#desk' && kind === 'mailbox-assigned.v2')
      .reduce((sum, { count }) => sum + Number(count), 0),
  };
};

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** A list of everything that is wrong with the mailboxes; empty when all is correct. */
export const faultsOf = (
  { mailboxes, claims, profiles, published }: World,
  owners: readonly string[],
): string[] => {
  const claimed = new Map(claims.map(({ userId, number }) => [userId, number]));
  const profiled = new Set(profiles);
  return [
    ...repeated(mailboxes.map(({ userId }) => userId)).map((userId) => `${userId} has two numbers`),
    ...repeated(claims.map(({ number }) => number)).map((number) => `${number} has two owners`),
    ...repeated(published).map((number) => `${number} was published twice`),
    ...mailboxes
      .filter(({ userId, number }) => claimed.get(userId) !== number)
      .map(({ number }) => `${number} and its owner's claim differ`),
    ...mailboxes
      .filter(({ userId }) => !profiled.has(userId))
      .map(({ number }) => `${number} came without a profile`),
    ...mailboxes
      .filter(({ number }) => !published.includes(number))
      .map(({ number }) => `${number} came without an event`),
    ...owners.filter((userId) => !claimed.has(userId)).map((userId) => `${userId} has no number`),
  ];
};
