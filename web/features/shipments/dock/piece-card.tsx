import { usualDayIn } from '#domain/departures/flight-id.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import type { DockAct } from '#domain/shipments/dock/acts.ts';
import type { PieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { holds } from '#domain/shipments/holds.ts';
import { percentOver } from '#domain/shipments/measuring.ts';
import { weightOf } from '#domain/shipments/pieces.ts';
import { wordsOfException } from '#domain/shipments/state-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { sizeWords, weightWords } from '../desk/piece-words.ts';
import { StateBadge } from '../desk/state.tsx';
import { actWords } from './modes.ts';

/** What our scale said beside what was declared, where it was on the scale. */
const Weights = ({ piece }: { readonly piece: PieceAtDock }) => {
  const { measured, thousandthsLb } = piece;
  if (measured === undefined) return weightWords(thousandthsLb);
  const over = percentOver(piece, measured);
  return (
    <>
      <strong className="font-semibold">{weightWords(weightOf(piece))} measured</strong>,{' '}
      {weightWords(thousandthsLb)} declared{over > 0 ? ` (${over}% over)` : ''}
    </>
  );
};

/** Which piece it is, what it weighs and where it is. */
export const Facts = ({ piece }: { readonly piece: PieceAtDock }) => (
  <>
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-4xl font-bold">
        {piece.n}/{piece.of}
      </span>
      <span className="font-mono text-xl">{piece.number}</span>
    </p>
    <p className="text-lg">
      {piece.kind === 'BARREL' ? 'Barrel' : 'Box'} {sizeWords(piece)} · <Weights piece={piece} /> ·{' '}
      {destinations[piece.to].country}
    </p>
    <p className="break-words">For {piece.receiver}</p>
    <p className="flex flex-wrap gap-2">
      <StateBadge state={piece.state} />
      {piece.loaded ? <Badge tone="done">Loaded</Badge> : null}
      {piece.security === 'NSC' ? <Badge tone="time">Not screened</Badge> : null}
      {piece.security === 'SCO' ? <Badge tone="time">All-cargo aircraft only</Badge> : null}
      {piece.exception === undefined ? null : (
        <Badge tone="wrong">{wordsOfException[piece.exception].desk}</Badge>
      )}
      {piece.holds.map((kind) => (
        <Badge key={kind} tone="wrong">
          {holds[kind].name}
        </Badge>
      ))}
    </p>
    <p className="text-ink-soft">
      {piece.departureId === undefined ? 'No flight' : `Flies ${dayWords(usualDayIn(piece.departureId))}`}
      {piece.at === undefined ? null : (
        <>
          {' '}
          · last scan <Instant at={piece.at} />
        </>
      )}
    </p>
  </>
);

/** What can be done with a piece now, one large button each. */
export const Acts = ({
  piece,
  onAct,
  children,
}: {
  readonly piece: PieceAtDock;
  readonly onAct: (act: DockAct) => void;
  readonly children?: React.ReactNode;
}) => (
  <div className="grid gap-2 sm:grid-cols-2">
    {piece.acts.map((act) => (
      <Button
        key={act}
        look={act === 'MISSING' ? 'quiet' : 'plain'}
        wide
        className="min-h-14 text-lg"
        onClick={() => onAct(act)}
      >
        {actWords[act].press}
      </Button>
    ))}
    {children}
  </div>
);
