import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Consumed = { readonly CapacityUnits?: number; readonly WriteCapacityUnits?: number };
const unitsOf = (consumed: Consumed | readonly Consumed[] | undefined): number =>
  [consumed ?? []].flat().reduce((sum, one) => sum + ((one as Consumed).CapacityUnits ?? 0), 0);

/** The writing operations of DynamoDB; every other one reads. */
const writes = /^(Put|Update|Delete|BatchWrite|TransactWrite|BatchExecute)/;

/** Asks for the capacity of every call that a client makes, and adds it up; answers the sums and forgets them. */
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
