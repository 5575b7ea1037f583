import { Link } from 'react-router-dom';
import type { Permission } from '#domain/kernel/permissions.ts';
import { isFlight } from '#domain/reports/figures/keys.ts';
import type { ReportRow } from '#domain/reports/figures/rows.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { flightsOf, type Question } from '../question/question.ts';
import { measuresOf, NOTHING_MEASURED, type Opens } from './measures.ts';
import { groupingNames, rowName } from './row-names.ts';
import { viewNames } from './views.ts';

type May = (permission: Permission) => boolean;

/** Where a figure of a flight leads; nowhere for whoever may not see what it counts. */
const openedFlight = (key: string, opens: Opens, area: Area, may: May): string | undefined => {
  if (!isFlight(key)) return undefined;
  if (opens === 'report') return `${area}/reports/${key}`;
  if (opens === 'flight') return may('departure.read') ? `${area}/departures/${key}` : undefined;
  return may('shipment.read') ? `${area}/shipments?departure=${key}` : undefined;
};

/** Where a figure leads: that of a month or a destination to its flights, that of a flight to what it counts. */
const linkOf = (
  { key }: ReportRow,
  opens: Opens,
  { question, area, may }: { readonly question: Question; readonly area: Area; readonly may: May },
): string | undefined => {
  if (key === 'total') return undefined;
  return question.by === 'flight' ? openedFlight(key, opens, area, may) : flightsOf(question, key);
};

/** A figure as a link to what it counts. Where nothing was measured there is nothing to open. */
const Figure = ({ text, to }: { readonly text: string; readonly to: string | undefined }) =>
  to === undefined || text === NOTHING_MEASURED ? (
    <span className="inline-flex min-h-11 items-center">{text}</span>
  ) : (
    <Link to={to} className={textLink}>
      {text}
    </Link>
  );

/** A part of the report as a table, with all of it together in the last row. */
export const FigureTable = ({
  rows,
  total,
  question,
  area,
}: {
  readonly rows: readonly ReportRow[];
  readonly total: ReportRow;
  readonly question: Question;
  readonly area: Area;
}) => {
  const may = useMay();
  const { by, view } = question;
  const given = { question, area, may };
  return (
    <DataTable
      caption={viewNames[view]}
      rows={rows.length > 1 ? [...rows, total] : rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          heading: groupingNames[by],
          cell: (row) => <Figure text={rowName(row.key, by)} to={linkOf(row, 'report', given)} />,
        },
        ...measuresOf(view).map(({ heading, text, opens, inWords = false }) => ({
          key: heading,
          heading,
          sum: !inWords,
          cell: (row: ReportRow) => <Figure text={text(row)} to={linkOf(row, opens, given)} />,
        })),
      ]}
    />
  );
};
