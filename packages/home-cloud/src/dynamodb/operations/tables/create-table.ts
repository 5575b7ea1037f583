import { parseRequest, runAction } from '../../engine/call.ts';
import { engineOf } from '../../engine/dynalite.ts';
import type { Json, TableDescription } from '../../engine/shapes.ts';
import { tableKey } from '../../storage/keys.ts';
import type { Operation } from '../operation.ts';
import { readStreamSpecification, streamFields } from './stream-specification.ts';

const engine = engineOf('createTable');

/**
 * CreateTable: the table is ACTIVE when the response is sent. Fields without effect at home (encryption, tags, table class, throughput)
 * are accepted.
 */
export const createTable: Operation = async (input, { writer, place, clock }) => {
  // Before the parser, because the parser does not know streams.
  const stream = readStreamSpecification(input.StreamSpecification);
  const request = parseRequest(engine, input, place);
  return writer.write(async (overlay) => {
    // dynalite writes the table as CREATING now and as ACTIVE later. A crash in between would leave it unfinished, so dynalite's write
    // is dropped and the finished table goes into the overlay.
    const answer = await runAction(engine, { ...overlay, put: () => undefined }, place, request);
    const created = answer.TableDescription as TableDescription;
    const table = { ...activated(created, clock.now()), ...streamFields(created, stream, clock.now()) };
    overlay.put(tableKey(table.TableName), table);
    return { TableDescription: table };
  });
};

const activated = (table: TableDescription, now: number): TableDescription => {
  const CreationDateTime = now / 1000;
  const billing = table.BillingModeSummary as Json | undefined;
  return {
    ...table,
    TableStatus: 'ACTIVE',
    CreationDateTime,
    ...(billing && {
      BillingModeSummary: { ...billing, LastUpdateToPayPerRequestDateTime: CreationDateTime },
    }),
    ...(table.GlobalSecondaryIndexes && {
      GlobalSecondaryIndexes: table.GlobalSecondaryIndexes.map((index) => ({
        ...index,
        IndexStatus: 'ACTIVE',
      })),
    }),
  };
};
