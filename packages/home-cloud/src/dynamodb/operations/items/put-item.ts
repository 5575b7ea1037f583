import { engineOf } from '../../engine/dynalite.ts';
import { conditionalWrite } from './conditional-write.ts';

/** PutItem: writes a complete item and replaces the item with the same key. */
export const putItem = conditionalWrite(engineOf('putItem'));
