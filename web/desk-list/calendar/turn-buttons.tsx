import { newYorkDay } from '#domain/kernel/new-york.ts';
import { Button } from '#web/ui/button.tsx';
import { type Span, turned } from './range.ts';

/** Leads a calendar to what is earlier, to today, and to what is later. */
export const TurnButtons = ({
  span,
  day,
  onTurn,
}: {
  readonly span: Span;
  readonly day: string;
  readonly onTurn: (day: string) => void;
}) => (
  <div className="flex gap-2">
    <Button look="plain" onClick={() => onTurn(turned(span, day, -1))}>
      ←<span className="sr-only"> Earlier</span>
    </Button>
    <Button look="plain" aria-keyshortcuts="t" onClick={() => onTurn(newYorkDay(Date.now()))}>
      Today
    </Button>
    <Button look="plain" onClick={() => onTurn(turned(span, day, 1))}>
      →<span className="sr-only"> Later</span>
    </Button>
  </div>
);
