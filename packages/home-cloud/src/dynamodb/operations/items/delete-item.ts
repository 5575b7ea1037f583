import { engineOf } from '../../engine/dynalite.ts';
import { conditionalWrite } from './conditional-write.ts';

/** DeleteItem: removes the item with the key, if there is one. */
export const deleteItem = conditionalWrite(engineOf('deleteItem'));
