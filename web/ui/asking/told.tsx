import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textLink } from '../text/text-link.ts';

/** What people read, and about how many shipments. */
export interface News {
  readonly title: string;
  readonly body: string;
  readonly shipments: number;
  /** It is about the goods of one of them, and the others read the same about theirs. */
  readonly isExample?: boolean | undefined;
  /** No letter and no message says it. */
  readonly inAccountOnly?: boolean | undefined;
}

/** A shipment that something happens to. */
export interface Concerned {
  readonly number: string;
  readonly shipper: string;
  readonly pieces: readonly number[];
  /** What else is to be known of it. */
  readonly note?: string;
}

/** More than these are folded. */
const SHOWN = 8;

export const shipmentsWords = (count: number): string => (count === 1 ? '1 shipment' : `${count} shipments`);
const peopleWords = (count: number, name: string | undefined): string => {
  if (count === 1) return `${name ?? '1 sender'} is told`;
  return `${count} senders are told`;
};
const piecesWords = (pieces: readonly number[]): string =>
  pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`;

const Rows = ({ shipments, path }: { readonly shipments: readonly Concerned[]; readonly path: string }) => (
  <ul className="border-y border-rule">
    {shipments.map(({ number, shipper, pieces, note }) => (
      <li
        key={number}
        className="flex flex-wrap items-baseline gap-x-3 border-t border-rule py-1 first:border-t-0"
      >
        <Link to={`${path}/${number}`} className={`${textLink} font-mono`}>
          {number}
        </Link>
        <span className="break-words">
          {shipper}, {piecesWords(pieces)}
          {note === undefined ? null : <strong className="font-semibold">. {note}</strong>}
        </span>
      </li>
    ))}
  </ul>
);

/** The shipments that something happens to: folded when they are many. */
export const ConcernedList = ({
  shipments,
  path,
}: {
  readonly shipments: readonly Concerned[];
  /** The path below which each has its page. */
  readonly path: string;
}) => {
  if (shipments.length === 0) return null;
  return shipments.length > SHOWN ? (
    <details>
      <summary className="unfold">Which {shipmentsWords(shipments.length)}</summary>
      <Rows shipments={shipments} path={path} />
    </details>
  ) : (
    <Rows shipments={shipments} path={path} />
  );
};

/** Of how many others they read the same, and what reaches them in fewer ways than the rest. */
const NewsNote = ({ one, all }: { readonly one: News; readonly all: readonly News[] }) => {
  const others = one.isExample ? one.shipments - 1 : 0;
  const isQuieter = one.inAccountOnly && all.some(({ inAccountOnly }) => !inAccountOnly);
  const words = [
    ...(others > 0
      ? [`The same of ${others === 1 ? '1 other shipment' : `${others} other shipments`}, with their goods.`]
      : []),
    ...(isQuieter ? ['This is in their account alone.'] : []),
  ];
  return words.length === 0 ? null : <p className="text-sm text-ink-soft">{words.join(' ')}</p>;
};

/** Whose goods a title is about, or how many shipments read it. */
const titleEnd = ({ isExample, shipments }: News, goods: string | undefined): string => {
  if (goods !== undefined) return `: ${goods}`;
  return isExample ? '' : ` (${shipmentsWords(shipments)})`;
};

/** How many people are told and what they read, word for word. */
export const Told = ({
  people,
  news,
  quietly,
  of,
}: {
  readonly people: number;
  readonly news: readonly News[];
  /** What is to be said when nobody is told. */
  readonly quietly?: string;
  /** The one sender who can be told, and whose goods it is about: `Marva’s 3 boxes`. Absent where several can be. */
  readonly of?: { readonly name: string; readonly goods: string } | undefined;
}): ReactNode =>
  people === 0 ? (
    <p>
      <strong className="font-semibold">Nobody is told.</strong> {quietly}
    </p>
  ) : (
    <div className="grid gap-2">
      <p>
        <strong className="font-semibold">{peopleWords(people, of?.name)}</strong>{' '}
        {news.every(({ inAccountOnly }) => inAccountOnly)
          ? 'in their account.'
          : `in their account, by e-mail and by WhatsApp, as ${people === 1 ? 'they' : 'each of them'} chose.`}{' '}
        This is what they read:
      </p>
      {news.map((one) => (
        <div key={one.title} className="grid gap-1 border-s-4 border-time ps-3">
          <blockquote>
            <p className="font-semibold">
              {one.title}
              {titleEnd(one, of?.goods)}
            </p>
            <p>{one.body}</p>
          </blockquote>
          <NewsNote one={one} all={news} />
        </div>
      ))}
    </div>
  );
