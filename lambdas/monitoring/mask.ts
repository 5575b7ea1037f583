import { createHmac } from 'node:crypto';
import type { Mask } from '#domain/monitoring/exports/export-line.ts';

/** Masks by a keyed hash: the same in every file of a stage, and of no use without its key. */
export const maskWith =
  (key: string): Mask =>
  (text) =>
    createHmac('sha256', key).update(`export:${text}`).digest('hex').slice(0, 16);
