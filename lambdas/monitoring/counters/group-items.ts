import * as z from 'zod/mini';
import { GroupState } from '#domain/monitoring/groups/error-group.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';

/** State and example of a group are two items of one partition. */
const groupPartition = (fingerprint: string): string => `GROUP#${fingerprint}`;
export const groupKey = (fingerprint: string): ItemKey => ({ pk: groupPartition(fingerprint), sk: 'STATE' });
export const sampleKey = (fingerprint: string): ItemKey => ({
  pk: groupPartition(fingerprint),
  sk: 'SAMPLE',
});

/** The state of a group. Each change increases `version` and is written with an optimistic lock. */
export const GroupItem = z.object({
  state: GroupState,
  firstSeenAt: z.string(),
  stateChangedAt: z.optional(z.string()),
  /** User id of the person who decided, or `system`. */
  stateChangedBy: z.optional(z.string()),
  /** The last UTC hour in which a spike was announced. */
  spikeHour: z.optional(z.string()),
  version: z.number(),
});
export type GroupItem = z.infer<typeof GroupItem>;

/** The first record of the group, as an example. */
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
