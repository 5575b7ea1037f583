/** Attributes with addresses that begin at the root of the site. */
const rooted = / (href|src|srcset|imagesrcset|content|action)="([^"]*)"/g;

/** Adds the origin to each address: a document that is no file has no address that paths could be relative to. */
const withOrigin = (addresses: string, origin: string): string =>
  addresses
    .split(/(,\s+)/)
    .map((each) => (/^\/(?!\/)/.test(each) ? `${origin}${each}` : each))
    .join('');

/** Marks the page, whatever part of it is on the screen. Colors are those of the page's own style sheet. */
const banner = (words: string): string =>
  `<p role="status" style="position:fixed;inset:auto 0 0 0;z-index:100;margin:0;padding:.75rem 1rem;background:var(--time);color:var(--on-time);font-weight:600;text-align:center">${words}</p>`;

/**
 * A rendered page as a document of its own: with addresses from the root made whole, without scripts, and with links to other
 * pages taken off, because those show what is saved. Links within the page work.
 */
export const previewDocument = (html: string, origin: string, words: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/(<a\b[^>]*?) href="(?!#)[^"]*"/g, '$1')
    .replace(rooted, (_, name, addresses) => ` ${name}="${withOrigin(addresses, origin)}"`)
    .replace('</body>', `${banner(words)}</body>`);
