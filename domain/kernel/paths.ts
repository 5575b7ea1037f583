import { destinationPaths } from './destinations.ts';

/** Public pages: rendered to static HTML at build and again when the settings change. */
export const sitePaths = [
  '/',
  '/shipping-calculator',
  '/how-it-works',
  '/contact',
  '/faq',
  '/service-areas',
  ...destinationPaths,
  '/about',
  '/business-services',
  '/rates',
  '/shipping',
  '/services',
  '/air-cargo-shipping',
  '/support',
  '/privacy-policy',
  '/terms',
  '/quote',
  '/tracking',
  '/blog',
  '/blog/shipping-to-guyana-guide',
  '/blog/shipping-barrel-to-jamaica',
  '/blog/nj-vs-global-shippers',
] as const;
export type SitePath = (typeof sitePaths)[number];

/** Second paths of a page, with the canonical one. */
export const canonicalPaths: Partial<Record<SitePath, SitePath>> = {
  '/shipping': '/rates',
  '/air-cargo-shipping': '/services',
};

/** Whether a path is of the blog, whose pages are published one by one: the list, the posts, the feed and the site map of posts. */
export const isOfBlog = (path: string): boolean =>
  path === '/feed.xml' || /^\/(?:blog(?:\/|$)|sitemap-posts)/.test(path);

/** Path of a rendered file in the browser: `/faq` for `faq/index.html`. */
export const pathOfFile = (file: string): string => `/${file}`.replace(/\/index\.html$/, '') || '/';

/** The other way: `faq/index.html` for `/faq`, and a file that is no page under its own name. */
export const fileOfPath = (path: string): string =>
  path === '/' ? 'index.html' : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}/index.html`;

/** Pages to sign in and to register: static like public pages, but not for search engines. */
export const signInPaths = ['/auth/login', '/auth/register'] as const;
export type SignInPath = (typeof signInPaths)[number];

/** Pages that open by a link with a secret behind its `#`: static, without an account, not for search engines. */
export const linkPaths = ['/collect', '/pay', '/how-was-it'] as const;
export type LinkPath = (typeof linkPaths)[number];

/** Screens that admins have under /admin and staff under /staff. */
const staffPaths = [
  '',
  '/mailboxes',
  '/mailboxes/:number',
  '/departures',
  '/departures/:id',
  '/notifications',
  '/tasks',
  '/monitoring',
  '/monitoring/errors/:fingerprint',
  '/enquiries',
  '/enquiries/:reference',
  '/quotes',
  '/quotes/:reference',
  '/shipments',
  '/shipments/:number',
  '/shipments/:number/correct',
  '/dock',
  '/shippers',
  '/shippers/:userId',
  '/billing',
  '/billing/:number',
  '/aging',
  '/takings',
  '/books',
  '/statements/:userId',
  '/returned-mail',
  '/bookings',
  '/bookings/new',
  '/bookings/calendar',
  '/bookings/:reference',
  '/bookings/:reference/edit',
  '/runs',
  '/parcels',
  '/parcels/:code',
  '/parcel-traces',
  '/parcel-traces/:reference',
  '/claims',
  '/claims/:reference',
  '/customers',
  '/customers/:id',
  '/customers/:id/shipment',
  '/customers/:id/quote',
  '/reports',
  '/reports/:id',
  '/blog',
  '/blog/new',
  '/blog/analytics',
  '/blog/calendar',
  '/blog/monitoring',
  '/blog/fix-categories',
  '/blog/queue',
  '/blog/keywords',
  '/blog/:id',
  '/blog/:id/edit',
  '/vehicles',
  '/vehicles/new',
  '/vehicles/:id',
  '/vehicles/:id/edit',
  '/drivers',
  '/drivers/:id',
  '/drivers/:id/edit',
] as const;
export type StaffPath = (typeof staffPaths)[number];

const ownPaths = [
  '/auth/callback',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/resend',
  '/auth/undo-email',
  '/dashboard',
  '/dashboard/notifications',
  '/dashboard/quotes',
  '/dashboard/quotes/:reference',
  '/dashboard/open-quote',
  '/dashboard/create-shipment',
  '/dashboard/shipments',
  '/dashboard/shipments/:number',
  '/booking',
  '/dashboard/bookings',
  '/dashboard/bookings/:reference',
  '/dashboard/mailbox',
  '/dashboard/mailbox/announce',
  '/dashboard/mailbox/missing',
  '/dashboard/mailbox/send',
  '/dashboard/mailbox/:code',
  '/dashboard/invoices',
  '/dashboard/invoices/:number',
  '/dashboard/statement',
  '/customer/notifications',
  '/customer/profile',
  '/customer/two-step',
  '/customer/email',
  '/customer/my-data',
  '/customer/close-account',
  '/agent',
  '/agent/takings',
  '/agent/:number',
  '/agent/flights/:id',
  '/admin/settings',
  '/admin/account',
  '/admin/staff',
  '/admin/history',
  '/admin/messages',
  '/admin/package-receiving',
  '/staff/receiving',
] as const;
export type AppPath = (typeof ownPaths)[number] | `/admin${StaffPath}` | `/staff${StaffPath}`;

/**
 * Every path of the app. Each has a screen in `web`: a screen with another path does not compile, and a test finds a path
 * without a screen.
 */
export const appPaths: readonly AppPath[] = [
  ...ownPaths,
  ...staffPaths.map((path) => `/admin${path}` as const),
  ...staffPaths.map((path) => `/staff${path}` as const),
];

/** A part as it was typed; one that is no valid encoding stays as it is. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

type PartsOf<Path extends string> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Part | PartsOf<Rest>
  : Path extends `${string}:${infer Part}`
    ? Part
    : never;

/** The parts of an address by the names that a screen's path gives them; undefined when the address is another screen's. */
export const partsAt = (path: AppPath, address: string): Readonly<Record<string, string>> | undefined => {
  const [wanted, given] = [path.split('/'), address.replace(/\/+$/, '').split('/')];
  const fits = (part: string, at: number) => (part.startsWith(':') ? given[at] !== '' : part === given[at]);
  if (wanted.length !== given.length || !wanted.every(fits)) return undefined;
  return Object.fromEntries(
    wanted.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), decoded(given[at] ?? '')] as const] : [],
    ),
  );
};

/** The path of a screen: `pathTo('/staff/mailboxes/:number', { number: '10001' })` is `/staff/mailboxes/10001`. */
export const pathTo = <Path extends AppPath>(
  path: Path,
  parts: Readonly<Record<PartsOf<Path>, string>>,
): string => path.replace(/:(\w+)/g, (_, name: PartsOf<Path>) => encodeURIComponent(parts[name]));
