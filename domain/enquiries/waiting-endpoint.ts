import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { Enquiry } from './enquiry.ts';

/** In a file of its own, because every screen of the desk loads it: the menu and the bell say how many wait. */
export const enquiryWaitingEndpoints = {
  waiting: endpoint('GET /api/enquiries/waiting', {
    summary:
      'The enquiries that nobody has taken on, oldest first, and how many there are; counted up to 100.',
    access: 'enquiry.read',
    reply: z.object({ count: z.number(), beingWorkedOn: z.number(), oldest: z.array(Enquiry) }),
  }),
} as const;
