import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';
import { noSuchEnquiry } from './show-enquiry.ts';
import type { EnquiryStore, WholeEnquiry } from './store/enquiry-store.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly enquiries: EnquiryStore;
}

/** One change to an enquiry by staff, on the version that they saw. */
export interface Step {
  readonly reference: string;
  readonly version: number;
  /** Status after the change. */
  readonly status: EnquiryStatus;
  readonly entry: Pick<ThreadEntry, 'what' | 'by' | 'text' | 'status' | 'way'>;
  readonly isAllowed: (from: EnquiryStatus) => boolean;
  /** The event of the change, if other domains need it. */
  readonly eventOf?: (changed: WholeEnquiry, before: EnquiryStatus) => PublishedEvent | undefined;
}

const changed = () =>
  refuse('ENQUIRY_CHANGED', 'Someone else has changed this enquiry. Look at it again, then decide.');

/** True when the same change was made before, for example by a double click or because the first answer was lost. */
const isRepeat = ({ enquiry, thread }: WholeEnquiry, { version, status, entry }: Step): boolean => {
  const last = thread.at(-1);
  return (
    enquiry.version === version + 1 &&
    enquiry.status === status &&
    last?.what === entry.what &&
    last.by === entry.by &&
    last.text === entry.text
  );
};

/** Makes one change, once. Refuses it when somebody else has changed the enquiry in between (optimistic lock). */
export const changeEnquiry = async ({ enquiries, clock, newId }: ChangeDeps, step: Step) => {
  const found = await enquiries.find(step.reference);
  if (!found) return noSuchEnquiry();
  const { status, version } = step;
  if (isRepeat(found, step)) return ok({ status, version: version + 1 });
  if (found.enquiry.version !== version || !step.isAllowed(found.enquiry.status)) return changed();
  const at = clock().toISOString();
  const enquiry: Enquiry = { ...found.enquiry, status, changedAt: at, version: version + 1 };
  const said: ThreadEntry = { id: newId(), at, ...step.entry };
  const event = step.eventOf?.({ enquiry, thread: [...found.thread, said] }, found.enquiry.status);
  const entry = said.what === 'answer' && event ? { ...said, sentWith: event.id } : said;
  return (await enquiries.change({ before: found.enquiry, enquiry, entry, event }))
    ? ok({ status, version: version + 1 })
    : changed();
};
