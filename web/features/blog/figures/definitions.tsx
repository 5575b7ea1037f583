import { Definitions as Counted } from '#web/ui/data/definitions.tsx';
import { measures } from './measures.ts';

const MONTH =
  'From the first to the last day in New York, by the time at which a report arrived. A post counts at every address that it has had. A report is counted a few seconds after it arrives. Figures are kept for 13 months.';

/** How each figure is counted. */
export const Definitions = () => <Counted measures={measures} month={MONTH} />;
