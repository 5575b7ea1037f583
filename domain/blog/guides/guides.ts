import { comparisonGuide } from './comparison.ts';
import { guyanaGuide } from './guyana.ts';
import { jamaicaGuide } from './jamaica.ts';

/** The guides that ship with the code, whose addresses never change. Of those of the same day, the first is shown first. */
export const guides = [guyanaGuide, jamaicaGuide, comparisonGuide] as const;
