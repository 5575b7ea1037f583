import { destinations } from '#domain/kernel/destinations.ts';
import type { DockAct } from '#domain/shipments/dock/acts.ts';
import type { PieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { holds } from '#domain/shipments/holds.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { sizeWords, weightWords } from '../desk/piece-words.ts';
import { exceptionNames, StateBadge } from '../desk/state.tsx';
import { actWords } from './modes.ts';

const flightDay = (id: string): string => id.slice(3);

const Facts = ({ piece }: { readonly piece: PieceAtDock }) => (
  <>
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-4xl font-bold">
        {piece.n}/{piece.of}
      </span>
      <span className="font-mono text-xl">{piece.number}</span>
    </p>
    <p className="text-lg">
      {piece.kind === 'BARREL' ? 'Barrel' : 'Box'} {sizeWords(piece)} · {weightWords(piece.thousandthsLb)} ·{' '}
      {destinations[piece.to].country}
    </p>
    <p className="break-words">For {piece.receiver}</p>
    <p className="flex flex-wrap gap-2">
      <StateBadge state={piece.state} />
      {piece.loaded ? <Badge tone="done">Loaded</Badge> : null}
      {piece.security === 'NSC' ? <Badge tone="time">Not screened</Badge> : null}
      {piece.exception === undefined ? null : <Badge tone="wrong">{exceptionNames[piece.exception]}</Badge>}
      {piece.holds.map((kind) => (
        <Badge key={kind} tone="wrong">
          {holds[kind].name}
        </Badge>
      ))}
    </p>
    <p className="text-ink-soft">
      {piece.departureId === undefined ? 'No flight' : `Flight ${flightDay(piece.departureId)}`}
      {piece.at === undefined ? null : (
        <>
          {' '}
          · last scan <Instant at={piece.at} />
        </>
      )}
    </p>
  </>
);

/** One piece in large letters, with what can be done with it now. */
export const PieceCard = ({
  piece,
  onAct,
  children,
}: {
  readonly piece: PieceAtDock;
  readonly onAct: (act: DockAct) => void;
  readonly children?: React.ReactNode;
}) => (
  <div className="grid gap-3">
    <Facts piece={piece} />
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
  </div>
);
