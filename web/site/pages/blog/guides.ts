import { comparisonGuide } from './comparison/comparison-guide.ts';
import type { Guide } from './guide.tsx';
import { guyanaGuide } from './guyana/guyana-guide.ts';
import { jamaicaGuide } from './jamaica/jamaica-guide.ts';

/** The guides that are always there, in the order they are shown when written on one day. */
export const guides: readonly Guide[] = [guyanaGuide, jamaicaGuide, comparisonGuide];
