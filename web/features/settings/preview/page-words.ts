import type { SitePath } from '#domain/kernel/paths.ts';

const names: Partial<Readonly<Record<SitePath, string>>> = {
  '/': 'Home',
  '/faq': 'FAQ',
  '/quote': 'Free quote',
  '/terms': 'Terms of service',
  '/blog': 'Guides',
  '/blog/shipping-to-guyana-guide': 'Guide: Guyana',
  '/blog/shipping-barrel-to-jamaica': 'Guide: barrel to Jamaica',
  '/blog/nj-vs-global-shippers': 'Guide: global shippers',
};

/** What to call a public page: `How it works` for `/how-it-works`. */
export const pageWords = (path: SitePath): string => {
  const known = names[path];
  if (known !== undefined) return known;
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
