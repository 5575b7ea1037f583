import { MINUTES_KEPT, MOST_POSTS } from '#domain/blog/figures/endpoints.ts';
import { Definitions as Counted } from '#web/ui/data/definitions.tsx';
import { measures } from './measures.ts';

const MONTH = `From the first to the last day in New York, by the time at which a report arrived. A post counts at every address that it has had. A report is counted a few seconds after it arrives. With more than ${MOST_POSTS} posts, this page adds them up every ${MINUTES_KEPT} minutes. Figures are kept for 13 months.`;

/** How each figure is counted. */
export const Definitions = () => <Counted measures={measures} month={MONTH} />;
