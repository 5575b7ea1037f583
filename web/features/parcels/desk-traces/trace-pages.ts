import { TraceListPage } from './trace-list-page.tsx';
import { TracePage } from './trace-page.tsx';

/** The desk's pages of searches: one file, because the list shows a search in its panel. */
export const tracePages = { TraceListPage, TracePage } as const;
