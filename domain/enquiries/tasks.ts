import type { DerivedTask } from '../kernel/derived-task.ts';
import { dueOf } from '../tasks/reconcile.ts';
import { type Enquiry, waitsSince } from './enquiry.ts';

type Waiting = Pick<Enquiry, 'status' | 'receivedAt' | 'againAt' | 'people'>;

/** A message waits until it is answered or closed, also while someone works on it. That several people have its number is said. */
export const enquiryTasks = (enquiry: Waiting): readonly DerivedTask<'ENQUIRY' | 'ENQUIRY_OF_SEVERAL'>[] => {
  const { status, people } = enquiry;
  if (status !== 'NEW' && status !== 'OPEN') return [];
  return [{ kind: people === undefined ? 'ENQUIRY' : 'ENQUIRY_OF_SEVERAL', since: waitsSince(enquiry) }];
};

/** By when we promise an answer, ISO 8601 UTC: as the list of tasks counts it. */
export const answerBy = (enquiry: Pick<Enquiry, 'receivedAt' | 'againAt'>): string =>
  dueOf({ kind: 'ENQUIRY', since: waitsSince(enquiry) });
