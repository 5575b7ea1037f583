import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Consumed = { readonly CapacityUnits?: number; readonly WriteCapacityUnits?: number };
const unitsOf = (consumed: Consumed | readonly Consumed[] | undefined): number =>
  [consumed ?? []].flat().reduce((sum, one) => sum + ((one as Consumed).CapacityUnits ?? 0), 0);

/** DynamoDB's operations that write; all others read. */
const writes = /^(Put|Update|Delete|BatchWrite|TransactWrite|BatchExecute)/;

/** Adds up the consumed capacity of all calls of a client. Reading the sums sets them to zero. */
export const meterOf = (client: DynamoDBDocumentClient) => {
  let units = { read: 0, written: 0 };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = { ...(args.input as object), ReturnConsumedCapacity: 'TOTAL' };
      const result = await next({ ...args, input: input as typeof args.input });
      const consumed = unitsOf((result.output as { ConsumedCapacity?: Consumed }).ConsumedCapacity);
      if (writes.test(String(context.commandName))) units.written += consumed;
      else units.read += consumed;
      return result;
    },
    { step: 'initialize', name: 'meter' },
  );
  return (): typeof units => {
    const sums = units;
    units = { read: 0, written: 0 };
    return sums;
  };
};
