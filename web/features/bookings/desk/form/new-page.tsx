import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { KeepPerson } from '#web/for-caller/keep-person.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { CallerForm } from './caller-form.tsx';
import { FindPerson } from './find-person.tsx';
import type { Caller } from './use-caller-draft.ts';

/** Who calls: a customer, or somebody without an account whom the desk keeps. */
const Who = ({ onChoose }: { readonly onChoose: (caller: Caller) => void }) => {
  const finds = useMay()('mailbox.read');
  return (
    <>
      {finds ? (
        <Section title="Who calls?" className="grid gap-3">
          <FindPerson onChoose={onChoose} />
        </Section>
      ) : null}
      <Section title={finds ? 'Someone without an account' : 'Who calls?'} className="grid gap-3">
        <KeepPerson onKept={onChoose} />
      </Section>
    </>
  );
};

/** Books a pickup or a drop-off for somebody on the phone or at the counter. */
export const NewBookingPage = ({ area }: { readonly area: Area }) => {
  const { search } = useLocation();
  const [caller, choose] = useState<Caller>();
  return (
    <div className="grid max-w-3xl gap-8">
      <div>
        <Link to={`${area}/bookings`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
          ← All bookings
        </Link>
        <PageHeader caption="Bookings" title="Book for a caller" />
        {caller === undefined ? null : (
          <p className="flex flex-wrap items-center gap-3">
            <strong className="wrap-anywhere font-semibold">
              <bdi>{caller.name}</bdi>
            </strong>
            <Button look="quiet" onClick={() => choose(undefined)}>
              Someone else
            </Button>
          </p>
        )}
      </div>
      {caller === undefined ? (
        <Who onChoose={choose} />
      ) : (
        <CallerForm key={caller.id} caller={caller} area={area} search={search} />
      )}
    </div>
  );
};
