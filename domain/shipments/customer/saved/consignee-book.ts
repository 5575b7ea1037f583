import * as z from 'zod/mini';
import { ConsigneeFields } from '../../form/people.ts';

/** A receiver in somebody's book. */
export const SavedConsignee = z.object({
  id: z.uuid(),
  consignee: ConsigneeFields,
  savedAt: z.string(),
  version: z.number(),
});
export type SavedConsignee = z.infer<typeof SavedConsignee>;
