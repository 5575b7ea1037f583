import { atDesk } from '#web/shell/screens.ts';

/** The enquiries, and one of them. */
export const enquiryScreens = atDesk(
  {
    path: '/enquiries',
    title: 'Enquiries',
    may: 'enquiry.read',
    menu: 'Enquiries',
    first: () => ['/api/enquiries?limit=25', '/api/enquiries/counts'],
  },
  {
    path: '/enquiries/:reference',
    title: 'Enquiry {reference}',
    may: 'enquiry.read',
    back: '/enquiries',
    first: ({ reference }) => [`/api/enquiries/${reference}`],
  },
);
