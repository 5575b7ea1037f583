import { waits } from '#domain/parcels/desk/list-question.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { ParcelSummary } from '#domain/parcels/parcel.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import type { ListColumn, ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { calledWords, HoldBadge, holdNames, StateBadge, states, whoseWords } from '../words.tsx';
import { Age } from './age.tsx';
import type { Question } from './question.ts';

/** Since when it is here, or when it came where it has left. */
const Came = ({ parcel: { state, receivedAt } }: { readonly parcel: ParcelSummary }) =>
  isHere(state) ? <Age since={receivedAt} /> : <Instant at={receivedAt} />;

const Tracking = ({ tracking, carrier }: Pick<ParcelSummary, 'tracking' | 'carrier'>) => (
  <span className="text-sm text-ink-soft">
    {tracking === undefined ? (
      `${carrierName(carrier)}, no number`
    ) : (
      <span className="break-all font-mono">{tracking}</span>
    )}
  </span>
);

/** By when they came, but for what is held, which is by since when it is, what left in a month, and what a search finds. */
const byAge = (question: Question): ListColumn<ParcelSummary>['sort'] => {
  const { hold, shelf, closed, search } = question;
  const isByHold = hold !== undefined && shelf === undefined;
  return {
    current: !isByHold && closed === undefined && search === undefined,
    order: waits(question) ? 'ascending' : 'descending',
  };
};

/** The list of parcels of a question. */
export const parcelKind = (area: Area, question: Question): ListKind<ParcelSummary> => ({
  name: 'parcels',
  one: 'parcel',
  many: 'parcels',
  idOf: ({ code }) => code,
  versionOf: ({ version }) => version,
  pathOf: (code) => `${area}/parcels/${code}`,
  columns: [
    {
      key: 'code',
      heading: 'Parcel',
      width: 'w-40',
      code: true,
      cell: ({ code }) => <RowLink id={code}>{code}</RowLink>,
    },
    {
      key: 'what',
      heading: 'Store and number',
      cell: (parcel) => (
        <span className="cell-lines">
          <strong className="wrap-anywhere font-semibold">
            <bdi>{calledWords(parcel)}</bdi>
          </strong>
          <Tracking tracking={parcel.tracking} carrier={parcel.carrier} />
        </span>
      ),
    },
    {
      key: 'whose',
      heading: 'Whose',
      width: 'w-28',
      cell: ({ mailbox }) => <span className="whitespace-nowrap">{mailbox ?? 'Nobody yet'}</span>,
    },
    { key: 'shelf', heading: 'Shelf', width: 'w-20', code: true, cell: ({ shelf }) => shelf ?? '' },
    { key: 'age', heading: 'Here since', sort: byAge(question), cell: (parcel) => <Came parcel={parcel} /> },
    {
      key: 'state',
      heading: 'State',
      width: 'w-72',
      cell: ({ state, holds }) => (
        <span className="cell-badges">
          <StateBadge state={state} />
          {holds.map((hold) => (
            <HoldBadge key={hold} hold={hold} />
          ))}
        </span>
      ),
    },
  ],
  lines: (parcel) => ({
    title: (
      <>
        {parcel.shelf === undefined ? null : <span className="me-2 font-mono">{parcel.shelf}</span>}
        <bdi>{calledWords(parcel)}</bdi>
      </>
    ),
    aside: <Came parcel={parcel} />,
    detail: [
      ...parcel.holds.map((hold) => holdNames[hold]),
      states[parcel.state].words,
      parcel.state === 'UNIDENTIFIED' ? '' : whoseWords(parcel),
      parcel.tracking ?? '',
    ]
      .filter(Boolean)
      .join(' · '),
  }),
});
