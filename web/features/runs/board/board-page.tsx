import { newYorkDay } from '#domain/kernel/new-york.ts';
import { TurnButtons } from '#web/desk-list/calendar/turn-buttons.tsx';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import type { Board } from '../board.ts';
import { useBoard, useFleet } from '../use-runs.ts';
import { useBoardDay } from './use-board-day.ts';
import { Work } from './work.tsx';

/** The board with the names of vans and drivers. It is worked on while these are still on their way. */
const Named = ({
  area,
  day,
  board,
}: {
  readonly area: Area;
  readonly day: string;
  readonly board: Board;
}) => {
  const { vehicles, drivers } = useFleet(day);
  const fleet = vehicles.data?.vehicles ?? [];
  const drive = drivers.data?.drivers ?? [];
  const nameOf = useNames([
    ...drive.map(({ driver }) => driver.id),
    ...[...board.runs, ...board.airport].map(({ run }) => run.driverId),
  ]);
  const staff = drive.toSorted((one, other) => nameOf(one.driver.id).localeCompare(nameOf(other.driver.id)));
  const now = new Date(useNow());
  const mayAct = useMay()('run.manage');
  // Nobody drives on a day that is over, and nothing is arranged while nobody knows which vans and drivers there are.
  const isKnown = vehicles.data !== undefined && drivers.data !== undefined;
  const mayArrange = mayAct && day >= newYorkDay(now) && isKnown;
  return <Work {...{ area, day, board, fleet, staff, nameOf, now, mayAct, mayArrange }} />;
};

/** The board of a day: who drives where and when, what is still open, and what is late. Asked again while somebody looks at it. */
export const BoardPage = ({ area }: { readonly area: Area }) => {
  const { day, go } = useBoardDay();
  const query = useBoard(day);
  return (
    <div className="runs-page">
      <PageHeader
        caption="Runs"
        title={dayWords(day)}
        isOfList
        actions={<TurnButtons span="day" day={day} onTurn={go} />}
      />
      <Loaded query={query} loading="Loading the runs…" lines={14}>
        {(board) => <Named key={day} area={area} day={day} board={board} />}
      </Loaded>
    </div>
  );
};
