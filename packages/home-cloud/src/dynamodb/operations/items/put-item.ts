import { engineOf } from '../../engine/dynalite.ts';
import { conditionalWrite } from './conditional-write.ts';

/** PutItem: writes a whole item, in place of the one with its key. */
export const putItem = conditionalWrite(engineOf('putItem'));
