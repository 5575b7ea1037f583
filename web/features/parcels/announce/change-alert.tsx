import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert } from '#domain/parcels/alerts/pre-alert-matched.ts';
import { refusedWords } from '#domain/parcels/alerts/refused-words.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import { titleOf } from '#domain/parcels/tracking/parcel-title.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useMyPreAlert, useParcelChange } from '../use-parcels.ts';
import { AlertFields } from './alert-fields.tsx';
import { alertFormOf, alertFrom, alertProblems } from './typed-alert.ts';

const LIST = '/dashboard/mailbox';

const TakeBack = ({ alert: { id, version } }: { readonly alert: PreAlert }) => {
  const takeBack = useParcelChange(preAlertEndpoints.takeBackPreAlert);
  const navigate = useNavigate();
  return (
    <AskFirst title="It does not come" button="It does not come" look="quiet">
      {(close) => (
        <div className="grid gap-4">
          <p>The order was canceled, or the number was wrong. You can announce it again at any time.</p>
          {takeBack.error ? <Alert title="Not done">{messageOf(takeBack.error)}</Alert> : null}
          <div className="flex flex-wrap gap-3">
            <Button
              look="danger"
              busy={takeBack.isPending}
              onClick={() =>
                takeBack.mutate(
                  { params: { id }, body: { version } },
                  { onSuccess: () => void navigate(LIST) },
                )
              }
            >
              Take it off the list
            </Button>
            <Button look="plain" onClick={close}>
              Keep it
            </Button>
          </div>
        </div>
      )}
    </AskFirst>
  );
};

const Change = ({ alert }: { readonly alert: PreAlert }) => {
  const [typed, setTyped] = useState(() => alertFrom(alert));
  const save = useParcelChange(preAlertEndpoints.changePreAlert);
  const navigate = useNavigate();
  const problems = alertProblems(typed, [typed]);
  const title = titleOf({ store: alert.declaration.store, ...alert });
  const submit = () => {
    if (Object.keys(problems).length > 0) return;
    save.mutate(
      { params: { id: alert.id }, body: { ...alertFormOf(typed), version: alert.version } },
      {
        onSuccess: () => {
          toast.success('Saved');
          void navigate(LIST);
        },
      },
    );
  };
  return (
    <>
      <PageHeader caption="Expected" title={title}>
        Announced <Instant at={alert.createdAt} />. We wait for it until <Instant at={alert.expiresAt} />.
      </PageHeader>
      <form
        noValidate
        className="grid max-w-2xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {alert.refused ? (
          <Alert kind="warning" title="We had to refuse it at our door">
            {refusedWords(alert.refused.because).why} {refusedWords(alert.refused.because).next}
          </Alert>
        ) : null}
        <AlertFields
          alert={typed}
          title="The parcel"
          problems={problems}
          invoice={alert.declaration.invoice}
          onEdit={setTyped}
        />
        {save.error ? <Alert title="Not saved">{messageOf(save.error)}</Alert> : null}
        <div className="flex flex-wrap gap-3 border-t-[1.5px] border-ink pt-4">
          <Button type="submit" busy={save.isPending} busyText="Saving…">
            Save
          </Button>
          <TakeBack alert={alert} />
        </div>
      </form>
    </>
  );
};

const notExpected = (
  <Missing title="This one is not expected any more" list={LIST} all="My mailbox">
    It has come, or it was taken back. You find it in your mailbox.
  </Missing>
);

/** Changes a pre-alert whose parcel has not come. Once it is here, its own page takes over. */
export const ChangeAlert = ({ id }: { readonly id: string }) => (
  <Loaded query={useMyPreAlert(id)} loading="Loading what you announced…" missing={notExpected}>
    {(alert) => (isOpenAlert(alert) ? <Change key={alert.version} alert={alert} /> : notExpected)}
  </Loaded>
);
