import type { Site } from '../page.ts';
import type { SiteFile } from './site-file.ts';

/** RFC 9116 recommends an Expires within a year. The file is renewed each month, so it is always valid for at least 10 months. */
const VALID_MONTHS = 11;

/** The start of the month that is `months` after `month` (2026-11). */
const startOfMonthAfter = (month: string, months: number): string => {
  const start = new Date(`${month}-01T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() + months);
  return start.toISOString();
};

/** The contact for security reports (RFC 9116), as published in that month. */
export const securityTxt = ({ brand, url }: Pick<Site, 'brand' | 'url'>, month: string): SiteFile => {
  const fields = {
    Contact: `mailto:${brand.email}`,
    Expires: startOfMonthAfter(month, VALID_MONTHS),
    'Preferred-Languages': 'en',
    // The RFC allows only https, so the site has none on a local machine.
    ...(url.startsWith('https://') ? { Canonical: `${url}/.well-known/security.txt` } : {}),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('') };
};
