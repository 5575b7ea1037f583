import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { standingOf } from '#web/expiry/expiry.ts';
import { ExpiryBadge } from '#web/expiry/expiry-badge.tsx';
import { OpenFile } from '#web/photos/open-file.tsx';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Renew } from '../acts/renew.tsx';
import { filesOf, paperName, papersOf } from '../words.tsx';

/** Whether a paper keeps the vehicle from the road. */
const isWrong = (expires: string | undefined, today: string): boolean =>
  ['MISSING', 'EXPIRED'].includes(standingOf(expires, today));

/** The papers that every vehicle needs, the one that ends next first, with the way to enter a new one. */
export const Papers = ({
  vehicle,
  today,
  mayChange,
}: {
  readonly vehicle: Vehicle;
  readonly today: string;
  readonly mayChange: boolean;
}) => (
  <Section title="Papers" className="min-w-0 space-y-3">
    <ul className="border-y border-rule">
      {papersOf(vehicle).map(({ kind, expires, file }) => (
        <li
          key={kind}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0"
        >
          <span className="grid min-w-0 justify-items-start gap-1">
            <span className="font-semibold">{paperName(kind)}</span>
            <ExpiryBadge expires={expires} today={today} />
          </span>
          <span className="flex flex-wrap gap-2">
            {file === undefined ? null : <OpenFile id={file} subject={filesOf(vehicle)} name="scan" />}
            {mayChange ? (
              <AskFirst
                title={`${paperName(kind)} of ${vehicle.name}`}
                button={
                  <>
                    Enter the new one…<span className="sr-only"> {paperName(kind)}</span>
                  </>
                }
                look={isWrong(expires, today) ? 'primary' : 'plain'}
              >
                {(close) => <Renew vehicle={vehicle} kind={kind} onClose={close} />}
              </AskFirst>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  </Section>
);
