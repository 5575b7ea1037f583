import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import { inShort } from '#domain/next-step/in-short.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { Thumbnail } from '../photos/photo.tsx';
import { insideWords, parcelTitle, storageWords, weightWords } from '../words/parcel-words.ts';

/** What its owner has to do, or else what we do and where it is. */
const Next = ({ parcel: { next } }: { readonly parcel: OwnParcel }) => {
  const { title, lines, isToDo } = inShort(next);
  return (
    <>
      <span className="flex flex-wrap gap-2">
        <Badge tone={isToDo ? 'time' : 'plain'} wraps>
          {title}
        </Badge>
      </span>
      {isToDo || lines[0] === undefined ? null : <span className="text-sm">{lines[0]}</span>}
    </>
  );
};

/** Whether what is to do has the last free day already. */
const saysFreeUntil = ({ next: { todo } }: OwnParcel): boolean =>
  todo?.act === 'SEND_ON' && todo.by !== undefined;

/** A parcel in a list of its owner: its photo, whose it is from, what it weighs, and what it needs. */
const ParcelRow = ({ parcel, now }: { readonly parcel: OwnParcel; readonly now: number }) => {
  const inside = insideWords(parcel);
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={pathTo('/dashboard/mailbox/:code', { code: parcel.code })}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 px-1 py-3 no-underline hover:bg-sunk"
      >
        <Thumbnail code={parcel.code} />
        <span className="grid min-w-0 content-start gap-1">
          <span className="break-words text-lg font-semibold">{parcelTitle(parcel)}</span>
          <span className="block truncate text-sm text-ink-soft">
            {weightWords(parcel)}
            {inside ? ` · ${inside}` : ''}
          </span>
          <Next parcel={parcel} />
          {isHere(parcel.state) && !saysFreeUntil(parcel) ? (
            <span className="text-sm">{storageWords(parcel, now)}</span>
          ) : null}
        </span>
      </Link>
    </li>
  );
};

/** Parcels below each other. */
export const ParcelRows = ({ parcels }: { readonly parcels: readonly OwnParcel[] }): ReactNode => {
  const now = useNow();
  return (
    <ul className="border-y-[1.5px] border-ink">
      {parcels.map((parcel) => (
        <ParcelRow key={parcel.code} parcel={parcel} now={now} />
      ))}
    </ul>
  );
};
