import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type BlockedKind, blockedByKind } from '#domain/shipments/closing/by-kind.ts';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import type { ListQuestion } from '#domain/shipments/desk/list-question.ts';
import { queryOf } from '#web/desk-list/question/question-in.ts';
import type { BulkProps } from '#web/desk-list/slot-props.ts';
import { slots } from '#web/desk-list/slots.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** What the list of shipments is asked to show the same shipments; undefined where it has no such question. */
const questionFor = (departure: string, { code, hold }: BlockedKind): ListQuestion | undefined => {
  if (code === 'HOLD' && hold !== undefined) return { departure, hold };
  if (code === 'NOT_AT_DOCK') return { departure, stage: 'EXPECTED' };
  return code === 'NOT_SCREENED' ? { departure, stage: 'TO_SCREEN' } : undefined;
};

type ActName = NonNullable<BulkProps['first']>;

/** The act that mends most of a kind, which is one press away for whoever may change shipments. */
const fittingAct = ({ code, hold }: BlockedKind): ActName | undefined => {
  if (code === 'HOLD') return hold === 'PAYMENT_DUE' ? 'REMIND_SHIPMENTS' : undefined;
  return code === 'NOT_AT_DOCK' || code === 'OVER_CAPACITY' ? 'MOVE_SHIPMENTS' : undefined;
};

/** How the button says of how many it is. */
const allOf = (count: number): string => (count === 1 ? 'it' : `all ${count}`);
const pressed: Readonly<Partial<Record<ActName, (count: number) => string>>> = {
  REMIND_SHIPMENTS: (count) => (count === 1 ? 'Remind the sender' : `Remind all ${count} senders`),
  MOVE_SHIPMENTS: (count) => `Move ${allOf(count)} to a flight`,
};

const Kind = ({
  kind,
  departure,
  area,
}: {
  readonly kind: BlockedKind;
  readonly departure: string;
  readonly area: Area;
}) => {
  const [chosen, choose] = useState<{ readonly first: ActName | undefined }>();
  const may = useMay();
  const { name, numbers } = kind;
  const question = questionFor(departure, kind);
  const { bulk } = slots;
  const first = may('desk.manage') && may('shipment.manage') ? fittingAct(kind) : undefined;
  return (
    <li className="grid gap-1 border-t border-rule py-1 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-4">
        <p>
          <strong className="font-semibold tabular-nums">{numbers.length}</strong> {name}
        </p>
        {question === undefined ? null : (
          <Link to={`${area}/shipments?${queryOf(question)}`} className={textLink}>
            Show in the list<span className="sr-only">: {name}</span>
          </Link>
        )}
        {bulk === undefined || chosen ? null : (
          <>
            {first === undefined ? null : (
              <Button look="plain" onClick={() => choose({ first })}>
                {pressed[first]?.(numbers.length)}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
            <Button look="quiet" onClick={() => choose({ first: undefined })}>
              {first === undefined ? `Change ${allOf(numbers.length)}` : 'Something else'}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
      </div>
      {bulk && chosen ? (
        <bulk.Bar list="shipments" ids={numbers} first={chosen.first} onClear={() => choose(undefined)} />
      ) : null}
    </li>
  );
};

/** What blocks a flight by kind, as staff work on it: 9 not at the dock, moved with one act. */
export const BlockersByKind = ({
  blocked,
  departure,
  area,
}: {
  readonly blocked: ClosingShown['blocked'];
  readonly departure: string;
  readonly area: Area;
}) => (
  <ul aria-label="What blocks the flight" className="mb-4 border-y-[1.5px] border-ink">
    {blockedByKind(blocked).map((kind) => (
      <Kind key={kind.name} kind={kind} departure={departure} area={area} />
    ))}
  </ul>
);
