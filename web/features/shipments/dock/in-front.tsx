import { useState } from 'react';
import type { PieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { mayMeasure } from '#domain/shipments/measuring.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { BookingAtDock } from './find/booking-at-dock.ts';
import { FoundByName } from './find/found-by-name.tsx';
import type { LabelsOf } from './find/labels-of.ts';
import { WhichPiece } from './find/which-piece.tsx';
import { PhotoButton } from './photo-button.tsx';
import { Acts, Facts } from './piece-card.tsx';
import type { useDock } from './use-dock.ts';
import type { Units } from './weigh/typed-measure.ts';
import { WeighForm } from './weigh/weigh-form.tsx';

type Dock = ReturnType<typeof useDock>;

const Named = ({
  number,
  n,
  children,
}: {
  readonly number: string;
  readonly n: number;
  readonly children: string;
}) => (
  <div className="grid gap-2">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-4xl font-bold">{n}</span>
      <span className="font-mono text-xl">{number}</span>
    </p>
    <p className="text-ink-soft">{children}</p>
  </div>
);

const OnScale = ({
  number,
  n,
  piece,
  dock,
  units,
  onUnits,
}: {
  readonly number: string;
  readonly n: number;
  readonly piece: PieceAtDock | undefined;
  readonly dock: Dock;
  readonly units: Units;
  readonly onUnits: (units: Units) => void;
}) => {
  return (
    <div className="grid gap-4">
      {piece === undefined ? (
        <Named number={number} n={n}>
          On the scale.
        </Named>
      ) : (
        <Facts piece={piece} />
      )}
      {piece !== undefined && !mayMeasure(piece) ? (
        <Alert>It is not at our dock now, so it cannot be weighed. Check it in first.</Alert>
      ) : (
        <WeighForm
          piece={piece}
          units={units}
          onUnits={onUnits}
          onScan={(text) => void dock.scan(text)}
          onSave={(weighed) => void dock.weigh(number, n, weighed)}
          onFail={dock.fail}
        />
      )}
    </div>
  );
};

/** What is in front of the person: one thing, in large letters. */
export const InFront = ({
  dock,
  isCheckIn,
  labels,
  bookings,
}: {
  readonly dock: Dock;
  readonly isCheckIn: boolean;
  readonly labels: LabelsOf | undefined;
  readonly bookings: BookingAtDock | undefined;
}) => {
  const { shown } = dock;
  const [units, setUnits] = useState<Units>('US');
  if (shown.kind === 'nothing') return <p className="text-xl text-ink-soft">Scan a label.</p>;
  if (shown.kind === 'booking') return bookings?.(shown.reference);
  if (shown.kind === 'name')
    return <FoundByName typed={shown.typed} onChoose={(number) => void dock.choosePiece(number, true)} />;
  if (shown.kind === 'which')
    return <WhichPiece whole={shown.whole} dock={dock} isCheckIn={isCheckIn} labels={labels} />;
  if (shown.kind === 'looking' || shown.kind === 'kept')
    return (
      <Named number={shown.number} n={shown.n}>
        {shown.kind === 'looking' ? 'Looking it up.' : 'Kept on this device. Scan the next one.'}
      </Named>
    );
  if (shown.kind === 'scale')
    return (
      <OnScale
        key={`${shown.number} ${shown.n}`}
        number={shown.number}
        n={shown.n}
        piece={shown.piece}
        dock={dock}
        units={units}
        onUnits={setUnits}
      />
    );
  const { piece } = shown;
  return (
    <div className="grid gap-3">
      {shown.kind === 'problem' ? <Alert className="text-xl font-semibold">{shown.words}</Alert> : null}
      {shown.kind === 'piece' && shown.said !== undefined ? (
        <Alert kind={shown.isOver ? 'warning' : 'success'} title={shown.said}>
          Scan the next one.
        </Alert>
      ) : null}
      {piece === undefined ? null : <Facts piece={piece} />}
    </div>
  );
};

/** What can be done with the piece in front of the person, besides what each scan does. */
export const ForThisPiece = ({
  dock,
  labels,
}: {
  readonly dock: Dock;
  readonly labels: LabelsOf | undefined;
}) => {
  const { shown } = dock;
  const piece = shown.kind === 'piece' || shown.kind === 'problem' ? shown.piece : undefined;
  return piece === undefined ? null : (
    <section aria-label="For this piece">
      <Acts piece={piece} onAct={(act) => void dock.act(piece.number, piece.n, act)}>
        <PhotoButton key={`${piece.number} ${piece.n}`} number={piece.number} n={piece.n} dock={dock} />
        {labels?.(piece.number, `Print label ${piece.n}`, [piece.n])}
      </Acts>
    </section>
  );
};
