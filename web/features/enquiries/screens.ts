import { atDesk } from '#web/shell/screens.ts';

/** The screens for enquiries and their answers. */
export const enquiryScreens = atDesk(
  {
    path: '/enquiries',
    title: 'Enquiries',
    who: ['staff'],
    menu: 'Enquiries',
    page: async () => (await import('./staff/list/enquiry-list-page.tsx')).EnquiryListPage,
  },
  {
    path: '/enquiries/:reference',
    title: 'Enquiry {reference}',
    who: ['staff'],
    back: '/enquiries',
    page: async () => (await import('./staff/enquiry/enquiry-page.tsx')).EnquiryPage,
  },
);
