import { allDestinations } from '#domain/kernel/destinations.ts';
import { worksHere } from '#domain/kernel/role.ts';
import { homeOf } from './home-of.ts';
import { pathExists } from './paths.ts';
import type { Person } from './screens.ts';

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

const existing = (links: readonly MenuLink[]): readonly MenuLink[] =>
  links.filter(({ to }) => pathExists(to));

/** Links of the header (trade.md, What the owner fixed), as far as their pages exist. */
export const mainMenu = (): readonly MenuLink[] =>
  existing([
    { label: 'Shipping Calculator', to: '/shipping-calculator' },
    { label: 'Services', to: '/services' },
    { label: 'Contact', to: '/contact' },
  ]);

/** Additional links of a phone's menu, which wider screens show in the footer. */
export const moreMenu = (): readonly MenuLink[] =>
  existing([
    { label: 'Rates', to: '/rates' },
    { label: 'Destinations', to: '/service-areas' },
    { label: 'Tracking', to: '/tracking' },
    { label: 'FAQ', to: '/faq' },
  ]);

/** 'Get Free Quote' leads to the calculator. */
export const quoteLink: MenuLink = { label: 'Get Free Quote', to: '/shipping-calculator' };

/** The bottom bar's 'Get Quote'. */
export const bottomBarQuote: MenuLink = { label: 'Get Quote', to: '/quote' };

/**
 * 'My Account' (trade.md, What the owner fixed): what somebody has with us, before what they can begin. Sign Out is a button and stands
 * below these.
 */
export const accountMenu = (person: Person): readonly MenuLink[] =>
  existing([
    { label: 'Dashboard', to: homeOf(person) },
    ...(worksHere(person)
      ? []
      : [
          { label: 'My shipments', to: '/dashboard/shipments' },
          { label: 'My parcels', to: '/dashboard/mailbox' },
          { label: 'My bookings', to: '/dashboard/bookings' },
          { label: 'My invoices', to: '/dashboard/invoices' },
          { label: 'Statement', to: '/dashboard/statement' },
          { label: 'My quotes', to: '/dashboard/quotes' },
          { label: 'Create Shipment', to: '/dashboard/create-shipment' },
        ]),
    { label: 'My Profile', to: person.roles.includes('admin') ? '/admin/account' : '/customer/profile' },
  ]);

/** Links of the footer, as far as their pages exist. */
export const footerMenus = (): readonly { readonly title: string; readonly links: readonly MenuLink[] }[] =>
  [
    {
      title: 'Quick links',
      links: existing([
        { label: 'Tracking', to: '/tracking' },
        { label: 'How it works', to: '/how-it-works' },
        { label: 'FAQ', to: '/faq' },
        { label: 'Support', to: '/support' },
        { label: 'Blog', to: '/blog' },
        { label: 'About us', to: '/about' },
        { label: 'Contact', to: '/contact' },
        { label: 'Sign In', to: '/auth/login' },
        { label: 'Create Account', to: '/auth/register' },
      ]),
    },
    {
      title: 'Services',
      links: existing([
        { label: 'Shipping Calculator', to: '/shipping-calculator' },
        { label: 'Rates', to: '/rates' },
        { label: 'Air cargo', to: '/services' },
        { label: 'Business services', to: '/business-services' },
        { label: 'Get a quote', to: '/quote' },
      ]),
    },
    {
      title: 'Destinations',
      links: existing([
        ...allDestinations.map(({ country, path }) => ({ label: country, to: path })),
        { label: 'All service areas', to: '/service-areas' },
      ]),
    },
  ].filter(({ links }) => links.length > 0);

/** Legal links: the last line of the footer. */
export const legalLinks = (): readonly MenuLink[] =>
  existing([
    { label: 'Terms of Service', to: '/terms' },
    { label: 'Privacy Policy', to: '/privacy-policy' },
  ]);
