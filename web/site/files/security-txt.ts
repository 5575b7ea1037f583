import type { Site } from '../page.ts';
import type { SiteFile } from './site-file.ts';

/** RFC 9116 recommends an Expires less than a year ahead; a file renewed every month is then ten to eleven months good. */
const MONTHS_GOOD = 11;

/** The first instant of the month that comes so many months after `month` (2026-11). */
const startOfMonthAfter = (month: string, months: number): string => {
  const start = new Date(`${month}-01T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() + months);
  return start.toISOString();
};

/** Whom to tell about a weakness (RFC 9116), published in that month. */
export const securityTxt = ({ brand, url }: Pick<Site, 'brand' | 'url'>, month: string): SiteFile => {
  const fields = {
    Contact: `mailto:${brand.email}`,
    Expires: startOfMonthAfter(month, MONTHS_GOOD),
    'Preferred-Languages': 'en',
    // The RFC allows no other scheme, so the site at home names none.
    ...(url.startsWith('https://') ? { Canonical: `${url}/.well-known/security.txt` } : {}),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('') };
};
