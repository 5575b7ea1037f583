import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { isChange } from '#domain/shipments/form/is-change.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { ownCalls } from './booking/shipment-calls.ts';
import { useOpening } from './draft/opening.ts';
import { type Opening, useDraft } from './draft/use-draft.ts';
import { useWizard } from './use-wizard.ts';
import { WizardForm } from './wizard-form.tsx';

const OwnForm = ({ userId, opening }: { readonly userId: string; readonly opening: Opening }) => (
  <WizardForm wizard={useWizard(useDraft(userId, opening))} calls={ownCalls} />
);

/** Opens a draft and keeps it in the address, so that a reload opens the same one. */
const Opened = ({ asked, onOpen }: { readonly asked: string; readonly onOpen: (id: string) => void }) => {
  const userId = useOwnId();
  const { opening, failure } = useOpening(userId, asked);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const id = opening?.id;
  useEffect(() => {
    // Whoever is on the way to another screen is not called back.
    if (id === undefined || state !== 'idle') return;
    onOpen(id);
    if (search !== addressOf(id)) void navigate(`${pathname}${addressOf(id)}`, { replace: true });
  }, [id, state, onOpen, pathname, search, navigate]);
  if (failure !== undefined)
    return (
      <ErrorState message={messageOf(failure)}>
        <span className="flex flex-wrap gap-x-6">
          <Link to="/dashboard/shipments" className={textLink}>
            My shipments
          </Link>
          <a href="/shipping-calculator" className={textLink}>
            Ask for a price
          </a>
        </span>
      </ErrorState>
    );
  return opening ? (
    <OwnForm userId={userId} opening={opening} />
  ) : (
    <Skeleton lines={14} label="Looking for what you typed before…" />
  );
};

const addressOf = (id: string | undefined): string => `?draft=${id}`;

/** `/dashboard/create-shipment`: six steps from a receiver to a place on a flight. What is typed is never lost. */
export const CreateShipmentPage = () => {
  const { search } = useLocation();
  const [asked, setAsked] = useState(search);
  const [opened, setOpened] = useState<string>();
  // A link to another draft, while one is open.
  if (search !== '' && search !== asked && search !== addressOf(opened)) setAsked(search);
  return (
    <>
      <PageHeader
        caption="My account"
        title={isChange(new URLSearchParams(asked)) ? 'Change your shipment' : 'Create Shipment'}
      />
      <Opened key={asked} asked={asked} onOpen={setOpened} />
    </>
  );
};
