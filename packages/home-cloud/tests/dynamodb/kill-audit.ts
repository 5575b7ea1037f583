import type { DynamoDb, StreamRecord } from '#src/dynamodb/index.ts';

export const TABLE = 'audited';
const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];
export const tableProperties = {
  KeySchema: key('pk', 'sk'),
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  GlobalSecondaryIndexes: [
    { IndexName: 'gsi1', KeySchema: key('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
  ],
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
};

type Wire = Record<string, Record<string, unknown>>;
const nameOf = (item: Wire): string => `${item.pk?.S}/${item.sk?.S}`;

/**
 * Finds writes that are incomplete, lost or duplicated.
 *
 * @param acknowledged the writes with a success response: `TX <id>` and `ONE <id>`.
 * @returns messages about all errors.
 */
export const audit = async (database: DynamoDb, acknowledged: ReadonlySet<string>): Promise<string[]> => {
  const items = await all(database, 'Scan', {});
  const indexed = await all(database, 'Query', {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :all',
    ExpressionAttributeValues: { ':all': { S: 'all' } },
  });
  const names = new Set(items.map(nameOf));
  const counter = items.find((item) => nameOf(item) === 'COUNTER/COUNTER');
  const total = Number(counter?.reached?.N ?? 0);
  return [
    ...halves(names, total),
    ...lost(names, acknowledged),
    ...differing('in the index', new Set(indexed.map(nameOf)), without(names, 'COUNTER/COUNTER')),
    ...inStream(await database.readStream(TABLE, '', 10_000_000), names, total),
  ];
};

const halves = (names: ReadonlySet<string>, total: number): string[] => {
  const transactions = [...names].filter((name) => name.startsWith('TX#'));
  const torn = transactions.filter(
    (name) => !names.has(name.endsWith('/A') ? other(name, 'B') : other(name, 'A')),
  );
  const counted =
    total * 2 === transactions.length ? [] : [`counter ${total} for ${transactions.length} items`];
  return [...torn.map((name) => `half a transaction: ${name}`), ...counted];
};
const other = (name: string, sk: string) => name.slice(0, -1) + sk;

const lost = (names: ReadonlySet<string>, acknowledged: ReadonlySet<string>): string[] => {
  const missing = [...acknowledged].filter((entry) => !names.has(`${entry.replace(' ', '#')}/A`));
  return missing.map((entry) => `acknowledged and lost: ${entry}`);
};

const inStream = (records: readonly StreamRecord[], names: ReadonlySet<string>, total: number): string[] => {
  const inserted = records
    .filter((record) => record.eventName === 'INSERT')
    .map((record) => nameOf(record.keys));
  const counts = records.filter((record) => nameOf(record.keys) === 'COUNTER/COUNTER');
  const numbers = records.map((record) => record.sequenceNumber);
  return [
    ...differing('in the stream', new Set(inserted), names),
    ...(inserted.length === new Set(inserted).size ? [] : ['an item was inserted twice in the stream']),
    ...(counts.length === total
      ? []
      : [`${counts.length} changes of the counter in the stream, not ${total}`]),
    ...(numbers.every((number, at) => number > (numbers[at - 1] ?? ''))
      ? []
      : ['sequence numbers do not grow']),
    ...counts
      .filter((record, at) => Number(record.newImage?.reached?.N) !== at + 1)
      .map((record) => `the counter jumps at ${record.sequenceNumber}`),
  ];
};

const differing = (where: string, found: ReadonlySet<string>, expected: ReadonlySet<string>): string[] => {
  return [
    ...[...expected].filter((name) => !found.has(name)).map((name) => `not ${where}: ${name}`),
    ...[...found].filter((name) => !expected.has(name)).map((name) => `only ${where}: ${name}`),
  ];
};
const without = (names: ReadonlySet<string>, name: string) =>
  new Set([...names].filter((other) => other !== name));

const all = async (database: DynamoDb, operation: 'Scan' | 'Query', input: object): Promise<Wire[]> => {
  const found: Wire[] = [];
  let ExclusiveStartKey: unknown;
  do {
    const page = await database.call(operation, {
      TableName: TABLE,
      ...input,
      ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
    });
    found.push(...(page.Items as Wire[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
};
