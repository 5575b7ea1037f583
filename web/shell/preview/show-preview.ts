import { previewDocument } from './preview-document.ts';

/** A rendered page as something that a tab can open, with a line that says that it is a preview. The address lasts until it is revoked. */
export const previewAddress = (html: string, words: string): string =>
  URL.createObjectURL(
    new Blob([previewDocument(html, window.location.origin, words)], { type: 'text/html' }),
  );
