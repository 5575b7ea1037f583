import { parseRequest } from '../../engine/call.ts';
import { engineOf } from '../../engine/dynalite.ts';
import { describedTable, type Operation } from '../operation.ts';

const engine = engineOf('describeTable');

/** DescribeTable: keys, indexes, stream and status. Sizes and counts are always zero here, and hours old on AWS. */
export const describeTable: Operation = async (input, { database, place }) => {
  const { TableName } = parseRequest(engine, input, place);
  return { Table: await describedTable(database, TableName) };
};
