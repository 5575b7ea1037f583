import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItems } from '../../runtime/table/get-items.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { idIn, type KeptRun, RUNS, runKey, toKept } from './run-items.ts';

/** Behind every run of any day. */
const END_OF_TIME = '9999';

/** Runs by their days as they are at this instant, without whom they drive to. A function needs `Query` and `BatchGetItem` on the table. */
export const runDays = (client: DynamoDBDocumentClient, TableName: string) => {
  const rowsIn = async (from: string, to: string): Promise<readonly string[]> => {
    const rows = await queryItems(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :runs AND sk BETWEEN :from AND :to',
      // `$` sorts behind the `#` after the day.
      ExpressionAttributeValues: { ':runs': RUNS, ':from': from, ':to': `${to}$` },
    });
    return rows.map(({ sk }) => String(sk));
  };
  const runsIn = async (rows: readonly string[]): Promise<readonly KeptRun[]> =>
    (
      await getItems(
        client,
        TableName,
        rows.map((row) => runKey(idIn(row))),
        { consistent: true },
      )
    ).map(toKept);
  return {
    /** The runs of a day, canceled ones too. */
    ofDay: async (day: string): Promise<readonly KeptRun[]> => runsIn(await rowsIn(day, day)),
    /** The runs of a day and of all days after it. */
    from: async (day: string): Promise<readonly KeptRun[]> => runsIn(await rowsIn(day, END_OF_TIME)),
    /** The days from one on that have runs, each once. */
    daysFrom: async (day: string): Promise<readonly string[]> => [
      ...new Set((await rowsIn(day, END_OF_TIME)).map((row) => row.slice(0, row.indexOf('#')))),
    ],
  };
};
