import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import type { OwnTrace } from '#domain/parcels/trace/trace.ts';
import { messageOf } from '#web/api/api-error.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { ProofField } from './proof-field.tsx';
import { askFormOf, askProblems, nothingAsked, type TypedAsk } from './typed-ask.ts';
import { useAskTrace } from './use-traces.ts';

/** What we answered at once. */
type Answer = { readonly trace: OwnTrace } | { readonly parcel: string };

const Answered = ({ answer }: { readonly answer: Answer }) =>
  'parcel' in answer ? (
    <Alert kind="success" title="It is here, in your mailbox">
      <Link to={pathTo('/dashboard/mailbox/:code', { code: answer.parcel })} className={textLink}>
        Open {answer.parcel}
      </Link>
    </Alert>
  ) : (
    <Alert kind="success" title="We are looking for it">
      You have our answer by <Instant at={answer.trace.promisedBy} />. We write to you, and show it below.
    </Alert>
  );

const Fields = ({
  typed,
  problems,
  onEdit,
}: {
  readonly typed: TypedAsk;
  readonly problems: ReturnType<typeof askProblems>;
  readonly onEdit: (part: Partial<TypedAsk>) => void;
}) => (
  <>
    <PlainInput
      label="Tracking number"
      hint="From the mail that says it was delivered. A link works, too."
      optional={false}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      value={typed.tracking}
      error={problems.tracking}
      onChange={({ target }) => onEdit({ tracking: target.value })}
    />
    <PlainTextArea
      label="What is in it, and what does the box look like?"
      optional={false}
      rows={3}
      maxLength={300}
      value={typed.contents}
      error={problems.contents}
      onChange={({ target }) => onEdit({ contents: target.value })}
    />
    <PlainInput
      label="Store"
      maxLength={60}
      value={typed.store}
      onChange={({ target }) => onEdit({ store: target.value })}
    />
    <PlainInput
      label="Delivered on"
      hint="As the carrier says."
      type="date"
      value={typed.deliveredOn}
      onChange={({ target }) => onEdit({ deliveredOn: target.value })}
    />
    <PlainInput
      label="Name on the label"
      hint="If the store sent it to another name than yours."
      maxLength={100}
      value={typed.nameOnLabel}
      onChange={({ target }) => onEdit({ nameOnLabel: target.value })}
    />
    <ProofField files={typed.proof} onChange={(proof) => onEdit({ proof })} />
  </>
);

/** “The store says delivered, I do not see it.” Sent twice, the same form is one search. */
export const AskForm = () => {
  const ask = useAskTrace();
  const [id, setId] = useState(uuidV7);
  const [typed, setTyped] = useState(nothingAsked);
  const [wasSent, setSent] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const problems = askProblems(typed);
  const send = (): void => {
    setSent(true);
    setAnswer(undefined);
    if (Object.keys(problems).length > 0) return;
    ask.mutate(askFormOf(id, typed), {
      onSuccess: (reply) => {
        setAnswer(reply);
        setTyped(nothingAsked);
        setSent(false);
        setId(uuidV7());
      },
    });
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Fields
        typed={typed}
        problems={wasSent ? problems : {}}
        onEdit={(part) => setTyped((all) => ({ ...all, ...part }))}
      />
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {ask.error ? <Alert title="Not asked">{messageOf(ask.error)}</Alert> : null}
        {answer === undefined ? null : <Answered answer={answer} />}
      </div>
      <Button type="submit" className="justify-self-start" busy={ask.isPending} busyText="Asking…">
        Look for it
      </Button>
    </form>
  );
};
