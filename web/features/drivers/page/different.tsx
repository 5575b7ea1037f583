import type { DriverAct } from '#domain/drivers/changes/acts.ts';
import type { Driver } from '#domain/drivers/driver.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { Refused } from '../acts/act.tsx';
import { useDriverAct } from '../use-drivers.ts';
import { absenceWords, daysWords, shiftsWords } from '../words.ts';

interface Row {
  readonly key: string;
  /** The first day, by which rows are sorted. */
  readonly from: string;
  readonly days: string;
  readonly words: string;
  /** What takes it back. */
  readonly act: DriverAct;
}

/** Absences and changed days that are not over, the next first. */
const rowsOf = ({ absences, changes }: Driver, today: string): readonly Row[] =>
  [
    ...absences
      .filter(({ to }) => to >= today)
      .map((absence) => ({
        key: absence.id,
        from: absence.from,
        days: daysWords(absence),
        words: absenceWords[absence.kind],
        act: { kind: 'DROP_ABSENCE' as const, id: absence.id },
      })),
    ...changes
      .filter(({ day }) => day >= today)
      .map(({ day, shifts, note }) => ({
        key: day,
        from: day,
        days: dayWords(day),
        words: [shiftsWords(shifts), note].filter(Boolean).join('. '),
        act: { kind: 'KEEP_DAY' as const, day },
      })),
  ].toSorted((one, other) => one.from.localeCompare(other.from));

const Line = ({
  driver,
  row: { days, words, act },
  mayChange,
}: {
  readonly driver: Driver;
  readonly row: Row;
  readonly mayChange: boolean;
}) => {
  const change = useDriverAct(driver);
  const done = () => void toast.success('Taken back. The week counts again.');
  return (
    <li className="grid gap-2 border-t border-rule py-3 first:border-t-0">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{days}</strong>: {words}
        </span>
        {mayChange ? (
          <Button
            look="quiet"
            busy={change.isPending}
            onClick={() => change.mutate(act, { onSuccess: done })}
          >
            Take back<span className="sr-only"> {days}</span>
          </Button>
        ) : null}
      </span>
      {change.error ? <Refused error={change.error} /> : null}
    </li>
  );
};

/** What is different from the week: absences and changed days to come, each of which can be taken back. */
export const Different = ({
  driver,
  today,
  mayChange,
}: {
  readonly driver: Driver;
  readonly today: string;
  readonly mayChange: boolean;
}) => {
  const rows = rowsOf(driver, today);
  if (rows.length === 0) return null;
  return (
    <Section title="Absences and changed days" className="min-w-0 space-y-3">
      <ul className="border-y border-rule">
        {rows.map((row) => (
          <Line key={row.key} driver={driver} row={row} mayChange={mayChange} />
        ))}
      </ul>
    </Section>
  );
};
