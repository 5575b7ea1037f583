import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { lateWords } from '../board/late-words.ts';
import type { Desk } from '../desk.ts';
import { minuteWords } from '../draft/clock.ts';
import { type DraftRun, moved, pinnedIn, type Turn } from '../draft/draft.ts';
import { reckoned } from '../draft/reckoned.ts';

const OPEN = '';
const LAST = '';

/** The runs that change when the stop goes there, with its pin as it is chosen. */
const changesOf = (desk: Desk, stop: string, to: Turn, isPinned: boolean): readonly DraftRun[] => {
  const runs = desk.draft.all.columns.filter(({ isSet }) => isSet).map(({ now }) => now);
  return moved(runs, stop, to).map((run) => {
    const placed = run.stops.find(({ id }) => id === stop);
    return placed === undefined || (placed.pinned === true) === isPinned ? run : pinnedIn(run, stop);
  });
};

/** When the stop would be there, and what would be late then. */
const Outcome = ({
  desk,
  stop,
  run,
}: {
  readonly desk: Desk;
  readonly stop: string;
  readonly run: DraftRun | undefined;
}) => {
  const visits = run?.stops.flatMap(({ id }) => desk.draft.all.visits.get(id) ?? []) ?? [];
  const vehicles = desk.fleet.map(({ vehicle }) => vehicle);
  const driven = run && reckoned(run, visits, { day: desk.day, board: desk.board, vehicles });
  const at = driven?.visits.find((visit) => visit.stop === stop)?.begins;
  if (driven === undefined || at === undefined) return null;
  const late = driven.visits.filter(({ lateMinutes }) => lateMinutes > 0);
  const nameOf = (id: string): string => desk.draft.all.visits.get(id)?.name ?? id;
  return (
    <div role="status">
      <p className="font-semibold">At {minuteWords(desk.day, at)}</p>
      {late.length === 0 ? <p>Nothing is late then.</p> : null}
      {late.map(({ stop: id, lateMinutes }) => (
        <p key={id} className="font-semibold text-wrong">
          {nameOf(id)}: {lateWords(lateMinutes)}
        </p>
      ))}
    </div>
  );
};

/** The choices of a turn in a run: before each other stop, or as the last one. */
const TurnField = ({
  desk,
  stop,
  run,
  before,
  onChoose,
}: {
  readonly desk: Desk;
  readonly stop: string;
  readonly run: DraftRun;
  readonly before: string;
  readonly onChoose: (before: string) => void;
}) => {
  const others = run.stops.filter(({ id }) => id !== stop);
  return (
    <PlainSelect label="Turn" required value={before} onChange={({ target }) => onChoose(target.value)}>
      {others.map(({ id }, index) => (
        <option key={id} value={id}>
          {index + 1}, before {desk.draft.all.visits.get(id)?.name ?? id}
        </option>
      ))}
      <option value={LAST}>
        {others.length === 0 ? '1, the only one' : `${others.length + 1}, the last one`}
      </option>
    </PlainSelect>
  );
};

/** Moves a stop to another run or another turn without dragging, fixes its turn, or takes it off its run. */
export const MoveForm = ({
  stop,
  desk,
  onClose,
}: {
  readonly stop: string;
  readonly desk: Desk;
  readonly onClose: () => void;
}) => {
  const set = desk.runs.filter(({ column }) => column.isSet);
  const current = set.find(({ column }) => column.now.stops.some(({ id }) => id === stop));
  const turn = current?.column.now.stops.findIndex(({ id }) => id === stop) ?? -1;
  const [runId, chooseRun] = useState(current?.column.id ?? set[0]?.column.id ?? OPEN);
  const [before, chooseBefore] = useState(current?.column.now.stops[turn + 1]?.id ?? LAST);
  const [isPinned, pin] = useState(current?.column.now.stops[turn]?.pinned === true);
  const target = set.find(({ column }) => column.id === runId)?.column.now;
  const to: Turn = { run: target?.id, before: before === LAST ? undefined : before };
  const changes = changesOf(desk, stop, to, isPinned);
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        desk.draft.change(changes);
        onClose();
      }}
    >
      <PlainSelect
        label="Run"
        required
        value={runId}
        onChange={({ target: { value } }) => {
          chooseRun(value);
          chooseBefore(LAST);
        }}
      >
        {set.map(({ column, van, driver }) => (
          <option key={column.id} value={column.id}>
            {van}, {driver}
          </option>
        ))}
        <option value={OPEN}>None: it is open</option>
      </PlainSelect>
      {target === undefined ? null : (
        <>
          <TurnField desk={desk} stop={stop} run={target} before={before} onChoose={chooseBefore} />
          <CheckField
            label="Pin it"
            hint="When the day is planned again, it stays with this van."
            checked={isPinned}
            onChange={({ target: { checked } }) => pin(checked)}
          />
          <Outcome desk={desk} stop={stop} run={changes.find(({ id }) => id === target.id)} />
        </>
      )}
      <Button type="submit" className="justify-self-start">
        {target === undefined ? 'Take it off its run' : 'Move it there'}
      </Button>
    </form>
  );
};
