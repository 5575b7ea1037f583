import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { OpenFile } from '#web/photos/open-file.tsx';
import { useWho } from '#web/session/use-who.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { Mend } from '../acts/mend.tsx';
import { faultWords, photosOf } from '../words.tsx';

/** The faults that nobody has seen to yet, those first that are not safe. How others ended is in the history. */
export const Faults = ({
  vehicle,
  mayChange,
}: {
  readonly vehicle: Vehicle;
  readonly mayChange: boolean;
}) => {
  const faults = vehicle.faults.toSorted((one, other) => Number(other.unsafe) - Number(one.unsafe));
  const who = useWho(faults.map(({ by }) => by));
  if (faults.length === 0) return null;
  return (
    <Section title="Open faults" className="min-w-0 space-y-3">
      <ul className="grid gap-4">
        {faults.map((fault) => (
          <li
            key={fault.id}
            className={`grid gap-2 border-s-4 ps-4 ${fault.unsafe ? 'border-wrong' : 'border-time'}`}
          >
            <p className="wrap-anywhere font-semibold">{faultWords(fault)}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              {fault.unsafe ? <Badge tone="wrong">Not safe</Badge> : <Badge tone="time">Can be driven</Badge>}
              <span>
                {who(fault.by)}, <Instant at={fault.at} />
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              <OpenFile id={fault.photo} subject={photosOf(vehicle)} name="photo" />
              {mayChange ? (
                <AskFirst title="How did the fault end?" button="It ended…" look="plain">
                  {(close) => <Mend vehicle={vehicle} fault={fault} onClose={close} />}
                </AskFirst>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
