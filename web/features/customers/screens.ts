import { atDesk } from '#web/shell/screens.ts';

/** The list of customers, and the page of each. */
export const customerScreens = atDesk(
  {
    path: '/customers',
    title: 'Customers',
    may: 'customer.read',
    menu: 'Customers',
    first: () => ['/api/customers?limit=25'],
  },
  {
    path: '/customers/:id',
    title: 'Customer',
    may: 'customer.read',
    back: '/customers',
    first: ({ id }) => [`/api/customers/${id}`],
  },
);
