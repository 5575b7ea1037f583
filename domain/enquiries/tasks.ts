import type { DerivedTask } from '../kernel/derived-task.ts';
import type { Enquiry } from './enquiry.ts';

/** A message waits until it is answered or closed, also while someone works on it. */
export const enquiryTasks = ({
  status,
  receivedAt,
}: Pick<Enquiry, 'status' | 'receivedAt'>): readonly DerivedTask<'ENQUIRY'>[] =>
  status === 'NEW' || status === 'OPEN' ? [{ kind: 'ENQUIRY', since: receivedAt }] : [];
