import type { RunEntry } from '#domain/runs/entry.ts';
import type { Run } from '#domain/runs/run.ts';
import { useWho } from '#web/session/use-who.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { useRun } from '../use-runs.ts';

/** What happened, in words that follow a name. */
const deedWords: Readonly<Record<RunEntry['what'], string>> = {
  PLANNED: 'planned it',
  CHANGED: 'changed it',
  RELEASED: 'gave it to the driver',
  TAKEN_BACK: 'took it back',
  CANCELLED: 'canceled it',
  TAKEN_OFF: 'took a stop off',
  HANDED_OVER: 'handed it over',
  STARTED: 'left the yard',
  NEXT: 'went on to the next stop',
  ARRIVED: 'arrived',
  DONE: 'was done',
  FAILED: 'noted a failed stop',
  TENDERED: 'handed the cargo over to the airline',
  TURNED_AWAY: 'came back with the cargo',
  LATER: 'was late, so who is next was told',
  ENDED: 'ended it',
};

const edges: Partial<Record<RunEntry['what'], 'time' | 'done'>> = {
  CANCELLED: 'time',
  TAKEN_OFF: 'time',
  FAILED: 'time',
  TURNED_AWAY: 'time',
  TENDERED: 'done',
  DONE: 'done',
  ENDED: 'done',
};

const Lines = ({ run, history }: { readonly run: Run; readonly history: readonly RunEntry[] }) => {
  const who = useWho(history.map(({ by }) => by));
  const names = new Map(run.stops.map(({ id, name }) => [id, name]));
  const whatOf = ({ what, stop }: RunEntry): string =>
    stop === undefined ? deedWords[what] : `${deedWords[what]}: ${names.get(stop) ?? stop}`;
  return (
    <HistoryLines>
      {history.map((entry) => (
        <HistoryLine
          key={entry.id}
          who={who(entry.by)}
          what={whatOf(entry)}
          at={entry.at}
          note={entry.text}
          edge={edges[entry.what]}
        />
      ))}
    </HistoryLines>
  );
};

/** Everything that happened to a run, the newest first. */
export const RunHistory = ({ id }: { readonly id: string }) => (
  <Loaded query={useRun(id)} loading="Loading the history…" lines={4}>
    {({ run, history }) => <Lines run={run} history={history} />}
  </Loaded>
);
