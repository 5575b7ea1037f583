import { atDesk } from '#web/shell/screens.ts';

/** The list of enquiries. The page of one is composed in the app. */
export const enquiryScreens = atDesk({
  path: '/enquiries',
  title: 'Enquiries',
  may: 'enquiry.read',
  menu: 'Enquiries',
  page: async () => (await import('./staff/list/enquiry-list-page.tsx')).EnquiryListPage,
});
