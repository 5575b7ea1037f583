import type { screeningMethods } from '#domain/shipments/pieces.ts';

export type ScreeningMethod = (typeof screeningMethods)[number];

/** How a piece was screened, as people say it. */
export const methodNames: Readonly<Record<ScreeningMethod, string>> = {
  XRY: 'X-ray',
  ETD: 'Explosive trace detection',
  EDS: 'Explosive detection system',
  EDD: 'Dogs',
  PHS: 'By hand',
  CMD: 'Metal detection',
  VCK: 'Visual check',
  AOM: 'Other means',
};
