import { classNames } from '#web/ui/class-names.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { ListKind } from '../list-kind.ts';
import { useListOfRow } from './list-context.ts';
import { RowLink } from './row-link.tsx';

/** The rows that somebody has chosen. */
interface Choice {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

interface RowListProps<Row> {
  readonly kind: ListKind<Row>;
  /** Those of its columns that are shown. */
  readonly columns: ListKind<Row>['columns'];
  readonly rows: readonly Row[];
  /** Two lines for each row: on phones and beside the panel. */
  readonly narrow: boolean;
  /** Absent where nothing can be done with several rows. */
  readonly choice: Choice | undefined;
}

const Chooser = ({ id, choice }: { readonly id: string; readonly choice: Choice }) => (
  <label className="grid size-11 shrink-0 cursor-pointer place-items-center dense:size-7">
    <span className="sr-only">Choose {id}</span>
    <input
      type="checkbox"
      className="check size-5"
      checked={choice.chosen.has(id)}
      onChange={() => choice.toggle(id)}
    />
  </label>
);

const Lines = <Row,>({ kind, rows, choice }: RowListProps<Row>) => {
  const isBesidePanel = useListOfRow().openId !== undefined;
  const acts = isBesidePanel ? undefined : kind.acts;
  return (
    <ul aria-label={kind.many} className="desk-rows border-y-[1.5px] border-ink">
      {rows.map((row) => {
        const id = kind.idOf(row);
        const { title, aside, detail } = kind.lines(row);
        return (
          <li
            key={id}
            className={classNames('border-t border-rule first:border-t-0', acts !== undefined && 'pb-3')}
          >
            <div className="relative flex items-center hover:bg-sunk has-[[aria-current=true]]:bg-note-wash">
              {choice ? <Chooser id={id} choice={choice} /> : null}
              <RowLink
                id={id}
                className="grid min-h-14 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-center px-3 py-2 no-underline"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate font-semibold">{title}</span>
                  {aside === undefined ? null : (
                    <span className="shrink-0 text-sm text-ink-soft">{aside}</span>
                  )}
                </span>
                <span className="truncate text-sm text-ink-soft">{detail}</span>
              </RowLink>
            </div>
            {acts?.(row, 'below')}
          </li>
        );
      })}
    </ul>
  );
};

/** A table, or two lines for each row where there is little room. */
const Rows = <Row,>(props: RowListProps<Row>) => {
  const { kind, columns, rows, narrow, choice } = props;
  if (narrow) return <Lines {...props} />;
  const choosing = choice && {
    key: 'choose',
    heading: 'Choose',
    headingHidden: true,
    width: 'w-11',
    cell: (row: Row) => <Chooser id={kind.idOf(row)} choice={choice} />,
  };
  const { acts } = kind;
  const acting = acts && {
    key: 'acts',
    heading: 'What to do',
    headingHidden: true,
    width: 'w-48',
    cell: (row: Row) => acts(row, 'line'),
  };
  return (
    <div className={classNames('desk-rows', kind.tableClass)}>
      <DataTable
        caption={kind.many}
        columns={[...(choosing ? [choosing] : []), ...columns, ...(acting ? [acting] : [])]}
        rows={rows}
        rowKey={kind.idOf}
      />
    </div>
  );
};

/** The rows of a list, under the headings of their groups where it has some. */
export const RowList = <Row,>(props: RowListProps<Row>) => {
  const { groupOf } = props.kind;
  if (groupOf === undefined) return <Rows {...props} />;
  return (
    <div className="grid gap-8">
      {[...Map.groupBy(props.rows, groupOf)].map(([group, rows]) => (
        <Section key={group} title={group} className="grid min-w-0 gap-3">
          <Rows {...props} rows={rows} />
        </Section>
      ))}
    </div>
  );
};
