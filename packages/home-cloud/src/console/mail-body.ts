import type { StoredMail } from '../mail/outbox.ts';
import type { MailAttachment } from '../types.ts';

/** How a mail program looks that shows a mail. */
export const looks = ['light', 'dark'] as const;
export type Look = (typeof looks)[number];

/** Pictures that go along with a mail are in the page itself: a sandboxed frame loads nothing of ours. */
const withPictures = (body: string, files: readonly MailAttachment[]): string =>
  files.reduce((shown, { contentId, contentType, content }) => {
    const isPicture = contentId !== undefined && /^image\/[a-z]+$/.test(contentType);
    const data = () => `"data:${contentType};base64,${Buffer.from(content).toString('base64')}"`;
    return isPicture ? shown.replaceAll(`"cid:${contentId}"`, data) : shown;
  }, body);

/** Has the style sheets of a mail take one look, whatever the browser prefers. */
const inLook = (html: string, look: Look): string =>
  html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_, asked) =>
      asked === look ? '(min-width:0)' : '(max-width:0)',
    )
    .replaceAll(/(color-scheme\s*:\s*)light dark/g, `$1${look}`)
    .replaceAll(/(<meta name="color-scheme" content=")light dark/g, `$1${look}`);

/** Mail programs open links elsewhere. */
const BASE = '<base target="_blank">';

/** A part of a page, such as Cognito's own words, gets the page that a mail program would give it. */
const asPage = (html: string): string =>
  /^\s*<(?:!doctype|html)\b/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => `${head}${BASE}`)
    : `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light"><title>Mail</title>${BASE}` +
      `<style>body{font:16px/1.5 system-ui,sans-serif;margin:1rem;overflow-wrap:anywhere;background:#fff;color:#111}img{max-width:100%}</style>${html}`;

/** A mail's HTML as a page for a sandboxed frame: as it is sent, in a light or a dark mail program. */
export const mailBodyPage = (mail: StoredMail, files: readonly MailAttachment[], look: Look): string =>
  withPictures(inLook(asPage(mail.html ?? ''), look), files);
