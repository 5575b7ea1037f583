import { engineOf } from '../../engine/dynalite.ts';
import { validationError } from '../../errors.ts';
import { type Operation, writeOperation } from '../operation.ts';

const MAX_WRITES = 25;
const writeAll = writeOperation(engineOf('batchWriteItem'));

/** BatchWriteItem: up to twenty-five puts and deletes in any tables. Here none is ever left unprocessed. */
export const batchWriteItem: Operation = async (input, context) => {
  const lists = Object.values(input.RequestItems ?? {}).filter(Array.isArray);
  const writes = lists.reduce((sum, list) => sum + list.length, 0);
  if (writes > MAX_WRITES) throw validationError('Too many items requested for the BatchWriteItem call');
  return writeAll(input, context);
};
