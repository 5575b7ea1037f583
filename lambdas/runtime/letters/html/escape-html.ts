import { clean } from '../words.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

/** Makes text safe inside HTML elements, with its line breaks. */
export const escapeHtml = (text: string): string =>
  clean(text).replace(/[&<>"'\n]/g, (character) => entities[character] ?? '');

/** Makes text safe inside a quoted attribute. */
export const escapeAttribute = (text: string): string => escapeHtml(text.replaceAll('\n', ' '));
