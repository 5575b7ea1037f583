import * as z from 'zod/mini';
import { GroupState } from '#domain/monitoring/groups/error-group.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';

/** What stands of a group, and one example of it, lie side by side. */
const groupPartition = (fingerprint: string): string => `GROUP#${fingerprint}`;
export const groupKey = (fingerprint: string): ItemKey => ({ pk: groupPartition(fingerprint), sk: 'STATE' });
export const sampleKey = (fingerprint: string): ItemKey => ({
  pk: groupPartition(fingerprint),
  sk: 'SAMPLE',
});

/** The group itself. Every change counts `version` up and is written only on the version it was decided on. */
export const GroupItem = z.object({
  state: GroupState,
  firstSeenAt: z.string(),
  stateChangedAt: z.optional(z.string()),
  /** User id of whoever decided, or `system`. */
  stateChangedBy: z.optional(z.string()),
  /** The latest UTC hour a spike was told of. */
  spikeHour: z.optional(z.string()),
  version: z.number(),
});
export type GroupItem = z.infer<typeof GroupItem>;

/** The first record of the group that was seen. */
export const SampleItem = z.object({
  message: z.string(),
  stack: z.optional(z.string()),
  component: z.optional(z.string()),
  action: z.optional(z.string()),
  userAgent: z.string(),
  route: z.string(),
  facts: z.optional(z.record(z.string(), z.unknown())),
});
export type SampleItem = z.infer<typeof SampleItem>;
