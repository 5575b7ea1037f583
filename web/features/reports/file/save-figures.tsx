import type { ReportRow } from '#domain/reports/figures/rows.ts';
import { saveFile } from '#web/desk-list/export/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import type { Question } from '../question/question.ts';
import { figuresFile } from './figures-file.ts';

/** Takes the report out as a file. It has figures, and nothing of a person. */
export const SaveFigures = ({
  question,
  rows,
  total,
}: {
  readonly question: Question;
  readonly rows: readonly ReportRow[];
  readonly total: ReportRow;
}) => (
  <Button
    look="plain"
    onClick={async () => {
      const { by, from, to, lane } = question;
      const name = ['report', 'by', by, from, 'to', to, ...(lane === undefined ? [] : [lane])].join('-');
      saveFile(await figuresFile(question, { rows, total }), `${name}.csv`);
    }}
  >
    Download (CSV)
  </Button>
);
