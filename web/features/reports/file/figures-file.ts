import { isFlightId } from '#domain/departures/flight-id.ts';
import type { ReportRow } from '#domain/reports/figures/rows.ts';
import { fileOfRows } from '#web/desk-list/export/write-file.ts';
import { type Measure, measures } from '../figures/measures.ts';
import { groupingNames, rowName } from '../figures/row-names.ts';
import type { Question } from '../question/question.ts';

/** The columns after the name of a row. */
const figures: Measure['cells'] = Object.assign(
  { Flights: ({ flights }: ReportRow) => flights },
  ...measures.map(({ cells }) => cells),
);

/** All figures of a report as the text of a file, all of it together in the last row. */
export const figuresFile = (
  { by }: Pick<Question, 'by'>,
  { rows, total }: { readonly rows: readonly ReportRow[]; readonly total: ReportRow },
): Promise<string> =>
  fileOfRows<ReportRow>(
    {
      // By its id, as every other file has it.
      [groupingNames[by]]: ({ key }) => (isFlightId(key) ? key : rowName(key, by)),
      ...figures,
    },
    [...rows, total],
  );
