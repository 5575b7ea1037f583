import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import { type Reach, reachOf, reachWords } from '#domain/shipments/caller/correction.ts';
import type { ShipmentStep } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Area } from '#web/shell/screens.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { CallerContext } from '../create/caller-context.ts';
import { issuesOf } from '../create/draft/form-of.ts';
import { typedOf } from '../create/draft/from-shipment.ts';
import { useTypedHere } from '../create/draft/use-typed-here.ts';
import { PeopleStep } from '../create/steps/people-step.tsx';
import { StepFields } from '../create/steps/step-fields.tsx';
import { useWizard, type Wizard } from '../create/use-wizard.ts';
import { useShipment } from '../desk/use-desk-shipments.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { correctionForm, stepsFor } from './correction-form.ts';
import { SaidFields, saidBy } from './said-fields.tsx';
import { saidOf } from './said-of.ts';
import { useCorrection } from './use-correction.ts';

const parts: Readonly<Record<ShipmentStep, string>> = {
  people: 'Receiver',
  pieces: 'Pieces',
  contents: 'Contents',
  terms: 'Purpose and terms',
  flight: '',
  review: '',
};

/** Which part of the form is open. */
const Parts = ({ wizard, steps }: { readonly wizard: Wizard; readonly steps: readonly ShipmentStep[] }) =>
  steps.length < 2 ? null : (
    <nav aria-label="Parts of the shipment" className="flex flex-wrap gap-2">
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          aria-pressed={wizard.step === step}
          className="choice aria-pressed:border-ink aria-pressed:bg-sunk"
          onClick={() => wizard.open(step)}
        >
          {parts[step]}
        </button>
      ))}
    </nav>
  );

const Form = ({
  shipment,
  reach,
  area,
}: {
  readonly shipment: Shipment;
  readonly reach: Reach;
  readonly area: Area;
}) => {
  const { number } = shipment;
  const [opened] = useState(() => typedOf(shipment, uuidV7()));
  const wizard = useWizard(useTypedHere(() => opened));
  const { card } = wizard.rateCard;
  const steps = stepsFor(reach, shipment);
  const navigate = useNavigate();
  const correction = useCorrection(number);
  const page = pathTo(`${area}/shipments/:number`, { number });
  const act = useAct(correction, {
    begin: saidBy(shipment.shipper.name),
    input: (said) => ({
      version: shipment.version,
      form: correctionForm(shipment, opened, wizard.typed, card),
      said: saidOf(said),
    }),
    keeps: 'all',
    done: () => {
      toast.success('Corrected.');
      void navigate(page);
    },
  });
  const issue = issuesOf(wizard.typed, card).find(({ step }) => steps.includes(step));
  return (
    <div className="grid max-w-3xl gap-6">
      <Parts wizard={wizard} steps={steps} />
      <section aria-labelledby="step-title" className="min-w-0">
        <h2 id="step-title" tabIndex={-1} className="mb-4 scroll-mt-20 text-3xl">
          {parts[wizard.step]}
        </h2>
        {wizard.step === 'people' ? (
          <PeopleStep wizard={wizard} onlyPeople />
        ) : (
          <StepFields wizard={wizard} />
        )}
      </section>
      <ActForm act={act} className="grid gap-4 border-t-[1.5px] border-ink pt-5">
        <h2 className="text-2xl">Who asked for it</h2>
        <SaidFields field={act.field} />
        <ActFailure act={act} title="It cannot be corrected like this" />
        {issue === undefined ? (
          <ActButton act={act} busyText="Looking…">
            See what it changes
          </ActButton>
        ) : (
          <Button className="justify-self-start" onClick={() => wizard.showIssue(issue)}>
            See what it changes
          </Button>
        )}
      </ActForm>
      <CorrectionDialog correction={correction} shipment={shipment} />
    </div>
  );
};

/** For whom a clerk corrects. The receiver is there already, and the price is worked out where it is kept. */
const SENDER = { receivers: [] };

/** The form of a shipment as it was when it was opened. When somebody changed it meanwhile, it is begun again from how it is now. */
const Correct = ({ shipment, area }: { readonly shipment: Shipment; readonly area: Area }) => {
  const [seen, begin] = useState(shipment);
  const reach = reachOf(seen);
  return (
    <>
      {seen.version === shipment.version ? null : (
        <p role="status" className="mb-4 border-s-4 border-time bg-time-wash px-3 py-2">
          This shipment was changed meanwhile.{' '}
          <button type="button" className={textLink} onClick={() => begin(shipment)}>
            Begin again from how it is now
          </button>
        </p>
      )}
      {reach === 'NONE' ? null : (
        <CallerContext value={SENDER}>
          <Form key={seen.version} shipment={seen} reach={reach} area={area} />
        </CallerContext>
      )}
    </>
  );
};

/** `/staff/shipments/:number/correct`: the desk corrects a shipment for its sender, who is told. */
export const CorrectPage = ({ area }: { readonly area: Area }) => {
  const { number = '' } = useParams();
  return (
    <>
      <Link
        to={pathTo(`${area}/shipments/:number`, { number })}
        className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex"
      >
        ← Shipment {number}
      </Link>
      <Loaded
        query={useShipment(number)}
        loading="Loading the shipment…"
        lines={14}
        missing={
          <Missing title={`There is no shipment ${number}`} list={`${area}/shipments`} all="All shipments">
            Compare the number with the label or the booking.
          </Missing>
        }
      >
        {({ shipment }) => (
          <>
            <PageHeader caption={`${shipment.number} · ${shipment.shipper.name}`} title="Correct a shipment">
              {reachWords[reachOf(shipment)]}
            </PageHeader>
            <Correct shipment={shipment} area={area} />
          </>
        )}
      </Loaded>
    </>
  );
};
