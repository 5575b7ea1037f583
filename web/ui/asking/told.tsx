import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textLink } from '../text/text-link.ts';

/** What people read, and about how many shipments. */
export interface News {
  readonly title: string;
  readonly body: string;
  readonly shipments: number;
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
const peopleWords = (count: number): string =>
  count === 1 ? '1 sender is told' : `${count} senders are told`;
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

/** How many people are told and what they read, word for word. */
export const Told = ({
  people,
  news,
  quietly,
}: {
  readonly people: number;
  readonly news: readonly News[];
  /** What is to be said when nobody is told. */
  readonly quietly?: string;
}): ReactNode =>
  people === 0 ? (
    <p>
      <strong className="font-semibold">Nobody is told.</strong> {quietly}
    </p>
  ) : (
    <div className="grid gap-2">
      <p>
        <strong className="font-semibold">{peopleWords(people)}</strong> in their account, by e-mail and by
        WhatsApp, as each of them chose. This is what they read:
      </p>
      {news.map(({ title, body, shipments }) => (
        <blockquote key={title} className="border-s-4 border-time ps-3">
          <p className="font-semibold">
            {title} ({shipmentsWords(shipments)})
          </p>
          <p>{body}</p>
        </blockquote>
      ))}
    </div>
  );
