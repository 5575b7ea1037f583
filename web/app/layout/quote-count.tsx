import { useQuoteCounts } from '#web/features/quotes/desk/use-quote-counts.ts';
import { Count } from './waiting-count.tsx';

/** Quotes that need a price or a reply. */
export const QuoteCount = () => <Count count={useQuoteCounts().data?.waiting} />;
