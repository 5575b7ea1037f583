import { type ReactNode, useEffect, useRef, useState } from 'react';
import { returnQuery } from '#domain/identity/return-url.ts';
import { type OtherNumber, otherNumber } from '#domain/shipments/tracking/other-numbers.ts';
import { actionClass } from '#web/ui/button.tsx';
import { type Own, ownByNumber } from './own-number.ts';

const signIn = (path: string): string => `/auth/login${returnQuery(path)}`;

/** The page on which they have typed it. */
const lookedUp = (typed: string): string => `/tracking?number=${encodeURIComponent(typed)}`;

/** What we know of it in the words of who asks, once we have looked. */
const ownWords = (own: Exclude<Own, { readonly kind: 'page' }>, { waybill, ours }: OtherNumber): string => {
  if (ours !== undefined) return 'Sign in to see it.';
  if (own.kind === 'parcel') return 'It came to your mailbox.';
  if (own.kind === 'announced') return 'You announced it, and it has not come to us yet.';
  if (own.kind === 'nothing' && own.isKnown)
    return waybill === undefined
      ? 'It has not come to your mailbox, and you have not announced it.'
      : 'None of your shipments has it.';
  return waybill === undefined
    ? 'Is it for your mailbox with us? Sign in, and we look for it there.'
    : 'Did you send it? Sign in, and we find your shipment by it.';
};

/** Where to go on: to what was found, or to the page to sign in. */
const ownLink = (
  own: Own,
  { ours }: OtherNumber,
  typed: string,
): { readonly to: string; readonly words: string } | undefined => {
  if (own.kind === 'page') return { to: own.to, words: `Open your ${own.what}` };
  if (own.kind === 'parcel') return { to: own.to, words: 'Open your parcel' };
  if (own.kind === 'announced') return { to: own.to, words: 'Open my mailbox' };
  return own.kind === 'nothing' && !own.isKnown
    ? { to: signIn(ours?.path ?? lookedUp(typed)), words: 'Sign in' }
    : undefined;
};

const Links = ({
  other,
  own,
  typed,
}: {
  readonly other: OtherNumber;
  readonly own: Own;
  readonly typed: string;
}) => {
  const link = ownLink(own, other, typed);
  return (
    <p className="flex flex-wrap gap-3">
      {other.page === undefined ? null : (
        <a href={other.page.href} rel="noopener noreferrer" className={actionClass({ look: 'plain' })}>
          Track it with {other.page.name}
        </a>
      )}
      {link === undefined ? null : (
        <a href={link.to} className={actionClass({ look: 'plain' })}>
          {link.words}
        </a>
      )}
    </p>
  );
};

export interface OtherNumberProps {
  readonly typed: string;
  /** Their own shipment was found by its waybill: its tracking number. */
  readonly onShipment: (number: string) => void;
  /** It is no number that anybody uses for goods with us. */
  readonly onUnknown: (typed: string) => void;
}

const LOOKING = 'That is an air waybill number. We are looking for your shipment…';

/**
 * A number that is not one of ours: what it is, where to follow it, and what we have under it of whoever is signed in. Loaded when
 * somebody types one.
 */
const OtherNumberHelp = ({ typed, onShipment, onUnknown }: OtherNumberProps): ReactNode => {
  const [own, setOwn] = useState<Own>();
  const other = otherNumber(typed);
  const box = useRef<HTMLDivElement>(null);
  // The bar at the bottom of a phone would cover its links.
  useEffect(() => {
    if (own !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [own]);
  useEffect(() => {
    const asked = otherNumber(typed);
    let isOver = false;
    setOwn(undefined);
    if (asked.waybill === undefined && asked.parcel === undefined && asked.ours === undefined) {
      onUnknown(typed);
      return undefined;
    }
    void ownByNumber(asked).then((found) => {
      if (isOver) return;
      if (found.kind === 'shipment') onShipment(found.number);
      else setOwn(found);
    });
    return () => {
      isOver = true;
    };
  }, [typed, onShipment, onUnknown]);
  return (
    <div
      ref={box}
      className="grid max-w-prose scroll-mb-20 gap-3 rounded-label border border-s-[6px] border-time bg-time-wash px-4 py-3"
    >
      <p className="font-semibold">
        {own === undefined && other.waybill !== undefined ? LOOKING : other.words}
      </p>
      {own === undefined ? null : (
        <>
          {own.kind === 'page' ? null : <p>{ownWords(own, other)}</p>}
          <Links other={other} own={own} typed={typed} />
        </>
      )}
    </div>
  );
};

export default OtherNumberHelp;
