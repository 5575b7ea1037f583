import type { Permission } from '../../kernel/permissions.ts';

/** What a task is about. `waybills` is the stock of numbers, `queue` one of the queues of what failed, `mail` the list of what came back, `comments` those of a post. */
export const subjectKinds = [
  'shipment',
  'quote',
  'enquiry',
  'flight',
  'waybills',
  'shipper',
  'queue',
  'mail',
  'invoice',
  'booking',
  'parcel',
  'trace',
  'claim',
  'post',
  'comments',
  'vehicle',
  'driver',
  'runs',
] as const;
type SubjectKind = (typeof subjectKinds)[number];

/** A kind of task: what is wrong or waiting, who sees it, and what clears it. */
export interface TaskKindFacts {
  /** In a list, a few words. */
  readonly name: string;
  /** What has to be done, in a sentence. When it is done, the task is gone. */
  readonly asks: string;
  readonly subject: SubjectKind;
  /** Whoever has this right sees the task, and can clear it. */
  readonly may: Permission;
  /** Hours that it may wait, when the thing itself says nothing closer. */
  readonly hours: number;
  /** What the link to the place says where it is cleared. */
  readonly act: string;
  /** True when nothing but a person can say that it is done. The others go with their cause. */
  readonly byHand: boolean;
}
