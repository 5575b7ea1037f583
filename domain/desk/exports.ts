import * as z from 'zod/mini';
import type { Permission } from '../kernel/permissions.ts';
import { deskLists } from './presence.ts';

/** What is taken out as a file: the lists of the desk, and the books. */
const ofBooks = ['invoices', 'payments', 'journal', 'settlements'] as const;
const exportNames = [...deskLists, 'payments', 'journal', 'settlements'] as const;
export const ExportName = z.enum(exportNames);
export type ExportName = z.infer<typeof ExportName>;

/** Who may take a list out: the books are the bookkeeper's work, all others are for admins alone (trade.md, Roles). */
export const exportRight = (list: ExportName): Permission =>
  (ofBooks as readonly ExportName[]).includes(list) ? 'invoice.manage' : 'export.manage';
