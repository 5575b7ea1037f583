import type { Screening, ScreeningMethod } from '#domain/shipments/screening/screening.ts';

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

/** What came out of a screening. */
export const resultNames: Readonly<Record<Screening['result'], string>> = {
  PASS: 'Passed',
  PASS_ALL_CARGO: 'Passed for all-cargo aircraft only',
  ALARM: 'Alarm',
};
