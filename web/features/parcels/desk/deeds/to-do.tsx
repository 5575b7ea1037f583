import { mayBecome } from '#domain/parcels/lifecycle.ts';
import type { PlacedParcelHold } from '#domain/parcels/parcel.ts';
import type { Area } from '#web/shell/screens.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import type { DeskParcel } from '../use-desk-parcels.ts';
import { HoldBadge } from '../words.tsx';
import { CorrectSeen } from './correct-seen.tsx';
import { Dispose, ToDisposeOf } from './dispose.tsx';
import { GoodsToSee } from './goods.tsx';
import { GoingBack } from './hand-over.tsx';
import { InvoiceToRead } from './invoice.tsx';
import { PhotosToTake } from './photos-done.tsx';

type Shown = Pick<DeskParcel, 'parcel' | 'holds'>;

/** What each deed waits for. A parcel that has left waits for nothing. */
const waitsFor = ({ parcel, holds }: Shown) => {
  const { state, declaration, photos, back, disposal, closedAt } = parcel;
  const isOpen = closedAt === undefined;
  return {
    invoice: state === 'IN_STORAGE' && declaration.invoice.state === 'PROVIDED',
    goods: holds.some(({ kind }) => kind === 'DG_REVIEW'),
    photos: isOpen && photos !== undefined && photos.doneAt === undefined ? photos : undefined,
    back: state === 'RETURNING' ? back : undefined,
    disposal: isOpen && disposal?.agreedAt !== undefined && disposal.doneAt === undefined,
  };
};

const Deeds = ({ shown }: { readonly shown: Shown }) => {
  const { parcel } = shown;
  const { invoice, goods, photos, back, disposal } = waitsFor(shown);
  return (
    <ul className="grid gap-4 empty:hidden">
      {goods ? <GoodsToSee parcel={parcel} /> : null}
      {invoice ? <InvoiceToRead parcel={parcel} /> : null}
      {back === undefined ? null : <GoingBack parcel={parcel} back={back} />}
      {disposal ? <ToDisposeOf parcel={parcel} /> : null}
      {photos === undefined ? null : <PhotosToTake parcel={parcel} photos={photos} />}
    </ul>
  );
};

/** What holds it, each since when. */
const Holds = ({ holds }: { readonly holds: readonly PlacedParcelHold[] }) => (
  <ul>
    {holds.map(({ kind, since, note }) => (
      <li key={kind} className="flex flex-wrap items-center gap-x-3 border-t border-rule py-2">
        <HoldBadge hold={kind} />
        <span className="text-sm text-ink-soft">
          since <Instant at={since} />
        </span>
        {note === undefined ? null : <span className="w-full wrap-anywhere">{note}</span>}
      </li>
    ))}
  </ul>
);

/** An admin may dispose of a danger that cannot wait for its owner. */
const CannotWait = ({ shown: { parcel, holds }, area }: { readonly shown: Shown; readonly area: Area }) =>
  area === '/admin' &&
  parcel.disposal?.agreedAt === undefined &&
  mayBecome(parcel.state, 'DISPOSED') &&
  holds.some(({ kind }) => kind === 'DISPOSE_OR_RETURN') ? (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-ink-soft">Its owner has not agreed yet. Only what cannot wait:</p>
      <Dispose parcel={parcel} />
    </div>
  ) : null;

/** Whether what somebody saw inside holds it: that can have been a wrong tap. */
const wasSeen = ({ parcel: { seen }, holds }: Shown): boolean =>
  seen.length > 0 && holds.some(({ kind }) => kind === 'DG_REVIEW' || kind === 'DISPOSE_OR_RETURN');

/** Why a parcel cannot be sent on, and what waits in it for us, with the act on the spot for whoever may do it. */
export const HoldsAndDeeds = ({
  shown,
  area,
  mayChange,
}: {
  readonly shown: Shown;
  readonly area: Area;
  readonly mayChange: boolean;
}) => {
  const { invoice, goods, photos, back, disposal } = waitsFor(shown);
  const isBusy = invoice || goods || disposal || photos !== undefined || back !== undefined;
  if (shown.holds.length === 0 && !isBusy) return null;
  return (
    <Section title="What it waits for" className="grid min-w-0 gap-3">
      {shown.holds.length === 0 ? null : <Holds holds={shown.holds} />}
      {mayChange ? (
        <>
          <Deeds shown={shown} />
          {wasSeen(shown) ? <CorrectSeen parcel={shown.parcel} /> : null}
          <CannotWait shown={shown} area={area} />
        </>
      ) : null}
    </Section>
  );
};
