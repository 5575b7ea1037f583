import { get } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { Driver } from '#domain/drivers/driver.ts';
import { licenseClasses, type PersonPaper, personPapers } from '#domain/drivers/papers.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { FileField } from '#web/photos/file-field.tsx';
import { useFullNames } from '#web/session/use-full-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Refused } from '../acts/act.tsx';
import { useColleagues, useDriver, useDriverSave } from '../use-drivers.ts';
import { classWords, filesOf, paperName } from '../words.ts';
import { formIn, nothingTyped, problemsOf, type TypedDriver, typedOf } from './typed-driver.ts';
import { WeekFields } from './week-fields.tsx';

const schema = formSchema<TypedDriver>(problemsOf);

interface Props {
  readonly id: string;
  /** Absent for somebody who is not entered yet. */
  readonly driver: Driver | undefined;
  readonly area: Area;
}

const LicenseFields = ({
  act,
  id,
  isEntered,
}: {
  readonly act: Act<TypedDriver>;
  readonly id: string;
  readonly isEntered: boolean;
}) => (
  <fieldset className="grid min-w-0 gap-4">
    <legend className="mb-2 text-2xl font-bold">Driver’s license</legend>
    <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
      <PlainSelect label="Class" required {...act.field('license.class')}>
        {licenseClasses.map((value) => (
          <option key={value} value={value}>
            {classWords[value]}
          </option>
        ))}
      </PlainSelect>
      <PlainInput label="License: last day" type="date" required {...act.field('license.expires')} />
    </div>
    {isEntered ? (
      <FileField
        label="Scan of the license"
        optional
        hint="We do not write its number down."
        purpose="DRIVER_LICENSE"
        subject={filesOf(id)}
        file={act.values.license.file}
        onChange={(file) => act.set('license.file', file)}
      />
    ) : null}
  </fieldset>
);

const hints: Readonly<Record<PersonPaper, string>> = {
  threatAssessment: 'For everyone who takes or drives air cargo. Its letter says how long it is valid.',
  securityTraining: 'For everyone who takes or drives air cargo, every year.',
  hazmatTraining: 'Every three years.',
  medicalCard: 'Only for vehicles of 10,001 lb and more. Two years at most.',
};

const PersonPaperFields = ({ act }: { readonly act: Act<TypedDriver> }) => (
  <>
    {personPapers.map((kind) => (
      <fieldset key={kind} className="grid min-w-0 gap-2">
        <legend className="mb-1 text-xl font-bold">{paperName(kind)}</legend>
        <p className="text-sm text-ink-soft">{hints[kind]}</p>
        <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
          <PlainInput
            label="Passed on"
            type="date"
            optional={kind === 'medicalCard'}
            {...act.field(`papers.${kind}.passed`)}
          />
          <PlainInput
            label="Last day"
            type="date"
            optional={kind === 'medicalCard'}
            {...act.field(`papers.${kind}.expires`)}
          />
        </div>
      </fieldset>
    ))}
  </>
);

const EditForm = ({ id, driver, area }: Props) => {
  const navigate = useNavigate();
  const page = `${area}/drivers/${id}`;
  const act = useAct(useDriverSave(id), {
    begin: driver === undefined ? nothingTyped : typedOf(driver),
    follows: true,
    schema,
    keeps: 'all',
    input: (typed) => ({ version: driver?.version ?? 0, form: formIn(typed) }),
    done: () => {
      toast.success(driver === undefined ? 'The driver is entered.' : 'The driver is changed.');
      void navigate(page, { replace: true });
    },
  });
  const { errors } = act.form.formState;
  const messageAt = (name: string): string | undefined => {
    const found: { readonly message?: string } | undefined = get(errors, name);
    return found?.message;
  };
  return (
    <ActForm act={act} className="grid max-w-2xl gap-8">
      <LicenseFields act={act} id={id} isEntered={driver !== undefined} />
      <PersonPaperFields act={act} />
      <WeekFields
        weekly={act.values.weekly}
        problem={(at) => messageAt(`weekly.${at}.from`) ?? messageAt(`weekly.${at}.to`)}
        onChange={(weekly) => act.set('weekly', weekly)}
      />
      <div className="grid gap-4">
        <ActFailure act={act} words={(error) => <Refused error={error} />} />
        <div className="flex flex-wrap gap-2">
          <ActButton act={act} className="">
            {driver === undefined ? 'Add the driver' : 'Save the changes'}
          </ActButton>
          <LinkButton to={driver === undefined ? `${area}/drivers` : page} look="plain">
            Back without saving
          </LinkButton>
        </div>
      </div>
    </ActForm>
  );
};

const Nobody = ({ area }: { readonly area: Area }) => (
  <Missing title="There is no such driver" list={`${area}/drivers`} all="All drivers">
    An admin gives the role of a driver under Staff. Then you can add the person in the list.
  </Missing>
);

const Named = ({ id, driver, area }: Props) => {
  const nameOf = useFullNames([id], 'A former colleague');
  return (
    <>
      <PageHeader caption={driver === undefined ? 'Add a driver' : 'Change the driver'} title={nameOf(id)}>
        Only dates are kept, no numbers.
      </PageHeader>
      <EditForm key={id} id={id} driver={driver} area={area} />
    </>
  );
};

/** The form for a colleague who has the role of a driver and is not entered yet. */
const NotEntered = ({ id, area }: Omit<Props, 'driver'>) => (
  <Loaded query={useColleagues()} loading="Loading your colleagues…">
    {({ people }) =>
      people.some(({ userId, roles }) => userId === id && roles.includes('driver')) ? (
        <Named id={id} driver={undefined} area={area} />
      ) : (
        <Nobody area={area} />
      )
    }
  </Loaded>
);

/** Changes license, papers and week of a driver, or enters a colleague who has the role. */
export const EditDriverPage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  const query = useDriver(id);
  const isEntered = !(query.error instanceof ApiError && query.error.status === 404);
  return (
    <div>
      <Presence list="drivers" id={id} />
      {isEntered ? (
        <Loaded query={query} loading="Loading the driver…">
          {({ driver }) => <Named id={id} driver={driver} area={area} />}
        </Loaded>
      ) : (
        <NotEntered id={id} area={area} />
      )}
    </div>
  );
};
