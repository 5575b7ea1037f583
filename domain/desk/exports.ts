import * as z from 'zod/mini';
import { deskLists } from './presence.ts';

/** What admins take out as a file: the lists of the desk, and the books. */
const exportNames = [...deskLists, 'invoices', 'payments'] as const;
export const ExportName = z.enum(exportNames);
export type ExportName = z.infer<typeof ExportName>;
