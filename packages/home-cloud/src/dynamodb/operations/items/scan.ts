import { engineOf } from '../../engine/dynalite.ts';
import { readOperation } from '../operation.ts';

/** Scan: all items of a table or an index, in pages. */
export const scan = readOperation(engineOf('scan'));
