import type { PaperFormat } from '#domain/papers/paper.ts';

/** The formats of papers, as people read them. */
export const formatNames: Readonly<Record<PaperFormat, string>> = {
  pdf: 'PDF',
  zpl: 'File for a label printer (ZPL)',
  csv: 'Table (CSV)',
};
