import { engineOf } from '../../engine/dynalite.ts';
import { conditionalWrite } from './conditional-write.ts';

/** UpdateItem: changes attributes of an item, or creates it. */
export const updateItem = conditionalWrite(engineOf('updateItem'));
