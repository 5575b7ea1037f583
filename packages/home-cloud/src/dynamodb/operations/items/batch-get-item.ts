import { engineOf } from '../../engine/dynalite.ts';
import { readOperation } from '../operation.ts';

/** BatchGetItem: up to 100 items by their keys, from any tables, in no order. */
export const batchGetItem = readOperation(engineOf('batchGetItem'));
