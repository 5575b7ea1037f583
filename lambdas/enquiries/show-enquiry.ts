import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';

/** The refusal for a reference that does not exist. */
export const noSuchEnquiry = () => refuse('ENQUIRY_NOT_FOUND', 'There is no such enquiry.');

/** Shows an enquiry with its whole thread. */
export const showEnquiry =
  (enquiries: Pick<EnquiryStore, 'find'>): UseCase<typeof enquiryEndpoints.show> =>
  async ({ params }) => {
    const found = await enquiries.find(params.reference);
    return found ? ok({ enquiry: found.enquiry, thread: [...found.thread] }) : noSuchEnquiry();
  };
