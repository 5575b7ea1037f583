import type { Piece } from '#domain/shipments/pieces.ts';
import { wordsOfException } from '#domain/shipments/state-words.ts';
import { useNames } from '#web/session/use-names.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { sizeWords, weightWords } from '../piece-words.ts';
import { methodNames, resultNames } from '../screening-names.ts';
import { StateBadge } from '../state.tsx';

/** Whether a piece is screened, and every screening of it: how, what came out, when and by whom. */
const Screened = ({ piece: { security, screenings = [] } }: { readonly piece: Piece }) => {
  const nameOf = useNames(screenings.map(({ by }) => by));
  return (
    <>
      {security === 'NSC' ? 'No' : security}
      {screenings.map(({ method, result, at, by }) => (
        <span key={at} className="block text-sm text-ink-soft">
          {methodNames[method]}: {resultNames[result].toLowerCase()}. {nameOf(by)}, <Instant at={at} />
        </span>
      ))}
    </>
  );
};

const columns: readonly Column<Piece>[] = [
  { key: 'n', heading: 'Piece', numeric: true, cell: ({ n }) => n },
  {
    key: 'what',
    heading: 'What',
    cell: (piece) => (
      <span className="inline-flex flex-wrap gap-x-1 whitespace-nowrap">
        <span>{piece.kind === 'BARREL' ? 'Barrel' : 'Box'}</span> <span>{sizeWords(piece)}</span>
      </span>
    ),
  },
  {
    key: 'weight',
    heading: 'Weight',
    numeric: true,
    cell: ({ thousandthsLb, measured }) =>
      measured === undefined ? (
        <>
          {weightWords(thousandthsLb)} <span className="block text-sm text-ink-soft">declared</span>
        </>
      ) : (
        <>
          {weightWords(measured.thousandthsLb)}{' '}
          <span className="block text-sm text-ink-soft">declared {weightWords(thousandthsLb)}</span>
        </>
      ),
  },
  {
    key: 'state',
    heading: 'Status',
    cell: ({ state, exception, at }) => (
      <span className="flex flex-wrap gap-1">
        <StateBadge state={state} />
        {exception === undefined ? null : (
          <Badge tone="wrong" wraps>
            {wordsOfException[exception].desk}
          </Badge>
        )}
        {at === undefined ? null : (
          <span className="block w-full text-sm text-ink-soft">
            <Instant at={at} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'screened',
    heading: 'Screened',
    cell: (piece) => <Screened piece={piece} />,
  },
];

/** The pieces of a shipment with their states. */
export const Pieces = ({
  pieces,
  without = [],
}: {
  readonly pieces: readonly Piece[];
  /** Keys of columns that this page leaves out. */
  readonly without?: readonly string[];
}) => (
  <Section title="Pieces" className="min-w-0 space-y-3">
    <DataTable
      caption="Pieces"
      columns={columns.filter(({ key }) => !without.includes(key))}
      rows={pieces}
      rowKey={({ n }) => String(n)}
    />
  </Section>
);
