import * as z from 'zod/mini';
import { SLOT_ID_SHAPE } from './slot-id.ts';

/** The id of a slot in a request. Whether the settings have such a slot is for `slotWithId` to say. */
export const SlotIdText = z.string().check(z.regex(SLOT_ID_SHAPE, 'A slot looks like P-2026-12-01-0900.'));
