import type { AppPath } from '#domain/kernel/paths.ts';
import { pageIn, type Screen } from '#web/shell/screens.ts';

type Page = Screen['page'];

const atDesk = {
  '/notifications': async () => (await import('./pages/notifications-page.tsx')).NotificationsPage,
  '/shipments': async () => (await import('./pages/shipment-page.tsx')).DeskShipmentListPage,
  '/shipments/:number': async () => (await import('./pages/shipment-page.tsx')).DeskShipmentPage,
  '/mailboxes': async () => (await import('./pages/mailbox-page.tsx')).DeskMailboxListPage,
  '/mailboxes/:number': async () => (await import('./pages/mailbox-page.tsx')).DeskMailboxPage,
  '/customers': async () => (await import('./pages/customer-page.tsx')).DeskCustomerListPage,
  '/customers/:id': async () => (await import('./pages/customer-page.tsx')).DeskCustomerPage,
  '/dock': async () => (await import('./pages/dock-page.tsx')).DockPageWithLabels,
  '/billing': async () => (await import('./pages/invoice-pages.tsx')).DeskInvoiceListPage,
  '/billing/:number': async () => (await import('./pages/invoice-pages.tsx')).DeskInvoicePageWithPaper,
  '/enquiries': async () => (await import('./pages/enquiry-page.tsx')).DeskEnquiryListPage,
  '/enquiries/:reference': async () => (await import('./pages/enquiry-page.tsx')).DeskEnquiryPage,
  '/departures': async () => (await import('./pages/departure-page.tsx')).DeskDepartureListPage,
  '/departures/:id': async () => (await import('./pages/departure-page.tsx')).DeskDeparturePage,
};

/** Pages composed of several features, which do not import each other. Their features declare the screens. */
export const composedPages: Readonly<Partial<Record<AppPath, Page>>> = {
  '/dashboard/shipments/:number': async () =>
    (await import('./pages/my-shipment-page.tsx')).MyShipmentPageWithPapers,
  '/dashboard/notifications': async () =>
    (await import('./pages/my-notifications-page.tsx')).MyNotificationsPage,
  '/dashboard/mailbox': async () => (await import('./pages/my-mailbox-page.tsx')).MyMailboxPage,
  '/dashboard/invoices/:number': async () =>
    (await import('./pages/invoice-pages.tsx')).MyInvoicePageWithPaper,
  '/agent/takings': async () =>
    (await import('#web/features/billing/counter/counter-takings-page.tsx')).CounterTakingsPage,
  '/agent/:number': async () => (await import('./pages/arrival-page.tsx')).ArrivalPageWithPapers,
  '/agent/flights/:id': async () => (await import('./pages/arrival-page.tsx')).ArrivalFlightPage,
  ...Object.fromEntries(
    Object.entries(atDesk).flatMap(([path, page]) =>
      (['/admin', '/staff'] as const).map((area) => [`${area}${path}`, pageIn(area, page)]),
    ),
  ),
};
