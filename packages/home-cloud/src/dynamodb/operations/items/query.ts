import { engineOf } from '../../engine/dynalite.ts';
import { readOperation } from '../operation.ts';

/** Query: the items of one partition of a table or an index, ordered by sort key. */
export const query = readOperation(engineOf('query'));
