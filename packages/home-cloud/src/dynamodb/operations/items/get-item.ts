import { engineOf } from '../../engine/dynalite.ts';
import { readOperation } from '../operation.ts';

/** GetItem: one item by its key, complete or projected. */
export const getItem = readOperation(engineOf('getItem'));
