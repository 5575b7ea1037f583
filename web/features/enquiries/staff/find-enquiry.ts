import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { enquiryReference } from '#domain/enquiries/reference.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { Area } from '#web/shell/screens.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { statusNames } from './status.tsx';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Finds an enquiry by its reference for the search box of the desk. */
export const findEnquiry = (area: Area): Finder => ({
  title: 'Enquiries',
  find: async (typed, signal) => {
    // Six letters of a name look like a reference too.
    const reference = /^\s*enq/i.test(typed) ? enquiryReference.from(typed) : undefined;
    if (reference === undefined) return [];
    try {
      const { enquiry } = await api(enquiryEndpoints.show, { params: { reference } }, signal);
      const detail = `${statusNames[enquiry.status]} · ${enquiryTopics[enquiry.topic]}`;
      return [{ to: `${area}/enquiries/${reference}`, title: `${reference} ${enquiry.name}`, detail }];
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  },
});
