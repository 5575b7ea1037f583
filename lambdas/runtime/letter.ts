import type { Brand } from '#domain/settings/brand.ts';

/** A photo in a letter, as JPEG. */
export interface LetterPhoto {
  /** What a reader hears who does not see it. */
  readonly alt: string;
  /** The line under it, which the plain text has elsewhere. */
  readonly caption?: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** The content of an e-mail, without its layout. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Above what is said in `block`. The plain text has none. */
  readonly photos?: readonly LetterPhoto[];
  /** Lines that belong together, such as an address. */
  readonly block?: readonly string[];
  /** The link to what the reader should do next. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print under the action. */
  readonly note?: string;
  /** Address for replies, when it is not the sender. */
  readonly replyTo?: string;
}

/** A photo as it goes along with an e-mail. */
export interface SentPhoto extends Pick<LetterPhoto, 'fileName' | 'bytes'> {
  /** By which the HTML shows it: `cid:` and this. */
  readonly contentId: string;
}

/** An e-mail that can be sent. */
export interface WrittenLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  /** Files that go along, which the HTML shows by their ids. */
  readonly photos?: readonly SentPhoto[];
  /** Whose account it is for, so that a letter that comes back can be said there. */
  readonly account?: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe inside HTML elements and quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const paragraphStyle = 'margin:0 0 16px;font-size:16px;line-height:1.5';

// The URL is in the HTML only once, because it may contain Cognito's placeholder, and Cognito may replace only one.
const actionHtml = ({ label, url }: NonNullable<Letter['action']>): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="background:#b8321f;color:#ffffff;padding:14px 22px;` +
  `font-size:16px;font-weight:bold;text-decoration:none;display:inline-block">${escapeHtml(label)}</a></p>`;

const blockHtml = (lines: readonly string[]): string =>
  `<p style="margin:0 0 16px;padding:16px;border:1px solid #0b2239;font-family:monospace;font-size:16px;line-height:1.6">` +
  `${lines.map(escapeHtml).join('<br>')}</p>`;

/** Unique in its letter. */
const contentIdOf = (index: number): string => `photo-${index + 1}`;

// Programs that know no widths in percent use the attribute.
const photoHtml = ({ alt, caption }: LetterPhoto, index: number): string =>
  `<p style="margin:0 0 16px;font-size:14px;line-height:1.5"><img src="cid:${contentIdOf(index)}" alt="${escapeHtml(alt)}" width="320" ` +
  `style="display:block;width:auto;max-width:100%;height:auto">${escapeHtml(caption ?? '')}</p>`;

/** The last line of every letter. */
export const signature = (brand: Brand): string => `${brand.name} · ${brand.phone.display} · ${brand.email}`;

const toSent = ({ fileName, bytes }: LetterPhoto, index: number): SentPhoto => ({
  fileName,
  bytes,
  contentId: contentIdOf(index),
});

/** Renders a letter as HTML and as plain text: one column, inline styles only, readable without images. */
export const writeLetter = (letter: Letter, brand: Brand): WrittenLetter => {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    '<body style="margin:0;background:#f6f3ec;color:#0b2239;font-family:Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;overflow-wrap:anywhere">',
    `<p style="margin:0 0 24px;font-weight:bold;font-size:18px">${escapeHtml(brand.name)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(letter.heading)}</h1>`,
    ...letter.paragraphs.map((paragraph) => `<p style="${paragraphStyle}">${escapeHtml(paragraph)}</p>`),
    ...(letter.photos ?? []).map(photoHtml),
    letter.block ? blockHtml(letter.block) : '',
    letter.action ? actionHtml(letter.action) : '',
    letter.note ? `<p style="${paragraphStyle};font-size:14px">${escapeHtml(letter.note)}</p>` : '',
    `<p style="margin:24px 0 0;border-top:1px solid #0b2239;padding-top:12px;font-size:13px">${escapeHtml(signature(brand))}</p>`,
    '</div></body></html>',
  ].join('');
  const text = [
    letter.heading,
    ...letter.paragraphs,
    letter.block?.join('\n'),
    letter.action && `${letter.action.label}: ${letter.action.url}`,
    letter.note,
    signature(brand),
  ];
  return {
    subject: letter.subject,
    html,
    text: text.filter(Boolean).join('\n\n'),
    ...(letter.replyTo === undefined ? {} : { replyTo: letter.replyTo }),
    ...(letter.photos === undefined ? {} : { photos: letter.photos.map(toSent) }),
  };
};
