import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';

/** Says so of a reference that is nobody's. */
export const noSuchEnquiry = () => refuse('ENQUIRY_NOT_FOUND', 'There is no such enquiry.');

/** One enquiry and everything that was said and done. */
export const showEnquiry =
  (enquiries: Pick<EnquiryStore, 'find'>): UseCase<typeof enquiryEndpoints.show> =>
  async ({ params }) => {
    const found = await enquiries.find(params.reference);
    return found ? ok({ enquiry: found.enquiry, thread: [...found.thread] }) : noSuchEnquiry();
  };
