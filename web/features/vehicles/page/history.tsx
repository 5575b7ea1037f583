import { dollars } from '#domain/kernel/money.ts';
import type { VehicleDeed, VehicleEntry } from '#domain/vehicles/changes/acts.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { OpenFile } from '#web/photos/open-file.tsx';
import { compactDateWords } from '#web/phrases/days.ts';
import { useWho } from '#web/session/use-who.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { deedWords, endedWords, faultWords, filesOf, milesWords, photosOf } from '../words.tsx';

const edges: Partial<Record<VehicleDeed, 'time' | 'done'>> = {
  TAKE_OUT: 'time',
  RETIRE: 'time',
  PUT_BACK: 'done',
  MEND: 'done',
};

/** What an entry says besides who did what: the fault that ended and how, the work with what it cost, or its text. */
const noteOf = ({ text, work, ended }: VehicleEntry): string | undefined => {
  if (ended !== undefined)
    return [faultWords(ended.fault), `${endedWords[ended.how]}. ${text ?? ''}`].join('\n');
  if (work === undefined) return text;
  return `${work.what}: ${compactDateWords(work.day)}, ${milesWords(work.miles)}, ${dollars(work.cents)}`;
};

/** Everything that happened to a vehicle, the newest first, with the bill of work and the photo of a fault. */
export const History = ({
  vehicle,
  history,
}: {
  readonly vehicle: Vehicle;
  readonly history: readonly VehicleEntry[];
}) => {
  const who = useWho(history.map(({ by }) => by));
  return (
    <Section title="History" className="min-w-0 space-y-3">
      <HistoryLines>
        {history.map((entry) => (
          <HistoryLine
            key={entry.id}
            who={who(entry.by)}
            what={deedWords[entry.what]}
            at={entry.at}
            note={noteOf(entry)}
            edge={edges[entry.what]}
          >
            {entry.work?.file === undefined ? null : (
              <OpenFile id={entry.work.file} subject={filesOf(vehicle)} name="bill" />
            )}
            {entry.ended === undefined ? null : (
              <OpenFile id={entry.ended.fault.photo} subject={photosOf(vehicle)} name="photo" />
            )}
          </HistoryLine>
        ))}
      </HistoryLines>
    </Section>
  );
};
