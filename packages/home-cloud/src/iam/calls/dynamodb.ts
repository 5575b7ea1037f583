import type { Account, Need } from '../authorize.ts';

type Body = Readonly<Record<string, unknown>>;

const actionOfStep: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/**
 * The permissions that a DynamoDB call needs: for a batch each table, for a transaction the action of each item, for a query the
 * index. A body without a table needs the action on any table, and the operation then says what is wrong with the body.
 */
export const dynamodbNeeds = (operation: string, body: Body, account: Account): readonly Need[] => {
  const tables = tablesIn(account);
  const need = (name: string, resource: string): Need => ({ action: `dynamodb:${name}`, resource });
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems')
    return distinct(
      steps(body).map(({ kind, table }) => need(actionOfStep[kind] ?? operation, tables(table))),
    );
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem')
    return Object.keys(record(body.RequestItems)).map((table) => need(operation, tables(table)));
  // Each statement of a batch has its own result, so the operation checks each one itself.
  if (operation === 'BatchExecuteStatement') return [];
  const index = body.IndexName;
  const place = typeof index === 'string' ? `/index/${index}` : '';
  return [need(operation, `${tables(body.TableName)}${place}`)];
};

const verbs = { insert: 'Insert', update: 'Update', delete: 'Delete', select: 'Select' } as const;
const statementShape =
  /^\s*(?:(?<insert>INSERT)\s+INTO|(?<update>UPDATE)|(?<delete>DELETE)\s+FROM|(?<select>SELECT)\b.*?\bFROM)\s+"?(?<table>[\w.:/-]+)"?/is;

/** The permission that a PartiQL statement needs. Undefined for an invalid statement, which reaches no table. */
export const statementNeed = (statement: string, account: Account): Need | undefined => {
  const groups = statementShape.exec(statement)?.groups ?? {};
  const verb = (Object.keys(verbs) as (keyof typeof verbs)[]).find((name) => groups[name] !== undefined);
  if (verb === undefined) return undefined;
  return { action: `dynamodb:PartiQL${verbs[verb]}`, resource: tablesIn(account)(groups.table) };
};

/** The actions that Lambda needs to read a stream. */
const streamReads = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

export const streamNeeds = (streamArn: string): readonly Need[] =>
  streamReads.map((name) => ({ action: `dynamodb:${name}`, resource: streamArn }));

/** A table is given by its name or its ARN. */
const tablesIn =
  ({ region, account }: Account) =>
  (table: unknown): string => {
    const name = typeof table === 'string' ? table : '*';
    return name.startsWith('arn:') ? name : `arn:aws:dynamodb:${region}:${account}:table/${name}`;
  };

/** Ten items put into one table need one permission. */
const distinct = (needs: readonly Need[]): readonly Need[] => [
  ...new Map(needs.map((need) => [`${need.action} ${need.resource}`, need])).values(),
];

const record = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});

const steps = ({ TransactItems: items }: Body): { kind: string; table: unknown }[] => {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) =>
    Object.entries(record(item)).map(([kind, step]) => ({ kind, table: record(step).TableName })),
  );
};
