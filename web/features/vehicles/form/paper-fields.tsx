import type { FileSubject } from '#domain/files/file.ts';
import { vehiclePapers } from '#domain/vehicles/papers/paper.ts';
import { FileField } from '#web/photos/file-field.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { paperName } from '../words.tsx';
import type { TypedVehicle } from './typed-vehicle.ts';

/** The last day of each paper, and its scan where the vehicle is entered already. */
export const PaperFields = ({
  act,
  subject,
}: {
  readonly act: Act<TypedVehicle>;
  /** What the scans belong to; absent for a vehicle that is not entered yet. */
  readonly subject: FileSubject | undefined;
}) => (
  <fieldset className="grid min-w-0 gap-4">
    <legend className="mb-2 text-2xl font-bold">Papers</legend>
    <p className="text-ink-soft">
      Without one of these, or after its last day, no run can have the vehicle.
      {subject === undefined ? ' Once it is saved, you can add scans on its page.' : ''}
    </p>
    {vehiclePapers.map((kind) => (
      <div key={kind} className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
        <PlainInput
          label={`${paperName(kind)}: last day`}
          type="date"
          optional={false}
          {...act.field(`papers.${kind}.expires`)}
        />
        {subject === undefined || act.values.papers[kind].expires === '' ? null : (
          <FileField
            label={`${paperName(kind)}: scan`}
            optional
            purpose="VEHICLE_PAPER"
            subject={subject}
            file={act.values.papers[kind].file}
            onChange={(file) => act.set(`papers.${kind}.file`, file)}
          />
        )}
      </div>
    ))}
  </fieldset>
);
