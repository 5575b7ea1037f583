import { comparisonGuide } from './comparison/comparison-guide.ts';
import type { Guide } from './guide.tsx';
import { guyanaGuide } from './guyana/guyana-guide.ts';
import { jamaicaGuide } from './jamaica/jamaica-guide.ts';

/** All guides. Guides with the same date are shown in this order. */
export const guides: readonly Guide[] = [guyanaGuide, jamaicaGuide, comparisonGuide];
