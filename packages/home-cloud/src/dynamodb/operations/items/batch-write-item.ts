import { engineOf } from '../../engine/dynalite.ts';
import { validationError } from '../../errors.ts';
import { type Operation, writeOperation } from '../operation.ts';

const MAX_WRITES = 25;
const writeAll = writeOperation(engineOf('batchWriteItem'));

/** BatchWriteItem: up to 25 puts and deletes in any tables. There are never unprocessed items here. */
export const batchWriteItem: Operation = async (input, context) => {
  const lists = Object.values(input.RequestItems ?? {}).filter(Array.isArray);
  const writes = lists.reduce((sum, list) => sum + list.length, 0);
  if (writes > MAX_WRITES) throw validationError('Too many items requested for the BatchWriteItem call');
  return writeAll(input, context);
};
