import { parseRequest } from '../../engine/call.ts';
import { engineOf } from '../../engine/dynalite.ts';
import { describedTable, type Operation } from '../operation.ts';
import { expiryAttribute } from './update-time-to-live.ts';

const engine = engineOf('describeTimeToLive');

/** DescribeTimeToLive: if a table's items expire, and by which attribute. */
export const describeTimeToLive: Operation = async (input, { database, place }) => {
  const { TableName } = parseRequest(engine, input, place);
  await describedTable(database, TableName);
  const AttributeName = await expiryAttribute(database, TableName);
  const TimeToLiveDescription =
    AttributeName === undefined
      ? { TimeToLiveStatus: 'DISABLED' }
      : { TimeToLiveStatus: 'ENABLED', AttributeName };
  return { TimeToLiveDescription };
};
