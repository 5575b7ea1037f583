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

/** Phones, numbers of shipments, parcels and quotes, times of the day, and sums: people read them out, so they never break over two lines. */
const UNBROKEN =
  /\b(?:[A-Z0-9]{3,7}-[A-Z0-9]{3,9}(?:-[A-Z0-9])?|\d{1,2}:\d{2} [AP]M)(?![\w-])|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d{1,2}\b|\$[\d,]+\.\d{2}/g;

/** A text of a letter, safe inside HTML elements. A long address breaks at its host first. */
export const sentenceHtml = (text: string): string =>
  escapeHtml(text)
    .replace(UNBROKEN, '<span style="white-space:nowrap">$&</span>')
    .replaceAll(/@(?=[a-z])/gi, '@<wbr>');
