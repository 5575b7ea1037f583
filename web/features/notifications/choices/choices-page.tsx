import { Link } from 'react-router-dom';
import { ALWAYS_WRITTEN, noticeWords } from '#domain/notifications/kinds.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { MailForm } from './mail-form.tsx';
import { type Choices, useChoices, useMailWorks } from './use-choices.ts';
import { WhatsAppForm } from './whatsapp-form.tsx';

const hows: Readonly<Record<Choices['answers'][number]['how'], string>> = {
  page: 'on this page',
  reply: 'by answering STOP',
};

/** Every answer of the person, so that they can see what they said when. */
const Answers = ({ answers }: Pick<Choices, 'answers'>) =>
  answers.length === 0 ? null : (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">What you said when</summary>
      <ol className="grid gap-3">
        {answers.map(({ at, on, kinds, how, text }) => (
          <li key={at} className="border-l-4 border-rule ps-3">
            <p>
              {on ? 'On' : 'Off'} <Instant at={at} /> {hows[how]}
            </p>
            {on ? (
              <p className="text-sm text-ink-soft">
                {kinds.map((kind) => noticeWords[kind].name).join(', ')}. You agreed: “{text}”
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  );

/** Why no e-mail comes, and what to do about it. */
const Returned = ({ why, at, email }: NonNullable<Choices['mail']['returned']>) => {
  const change = useMailWorks();
  const again = () =>
    change.mutate(undefined, { onSuccess: () => void toast.success('We will write to you again') });
  return (
    <Alert
      kind="warning"
      actions={
        <Button look="plain" busy={change.isPending} onClick={again}>
          Write to me again
        </Button>
      }
    >
      {why === 'bounce' ? (
        <>
          We send no e-mail to {email}, because one came back <Instant at={at} />. If the address is right,
          say so here. If it is wrong, call us.
        </>
      ) : (
        <>
          We send no e-mail to {email}, because one was marked as spam <Instant at={at} />.
        </>
      )}
      {change.error ? <p>{messageOf(change.error)}</p> : null}
    </Alert>
  );
};

const WhatsApp = ({ choices }: { readonly choices: Choices }) => {
  const { offered, phone, consentText, on, otherNumber, version } = choices;
  if (!offered && !on) return <p>We do not send WhatsApp messages yet.</p>;
  if (phone === null || consentText === null)
    return (
      <p>
        To get messages on WhatsApp, first{' '}
        <Link to="/customer/profile" className={textLink}>
          add your phone number
        </Link>
        .
      </p>
    );
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={on ? 'done' : 'plain'}>{on ? 'On' : 'Off'}</Badge>
        <span className="font-mono">{phone}</span>
      </p>
      {otherNumber ? (
        <Alert kind="warning">
          You said yes for another number. We send nothing until you say yes for this one.
        </Alert>
      ) : null}
      <WhatsAppForm key={`${version} ${phone}`} choices={choices} text={consentText} />
    </>
  );
};

/** `/customer/notifications`: how we reach a person, and what they agreed to. */
export const ChoicesPage = () => (
  <div className="mx-auto grid w-full max-w-2xl gap-6">
    <PageHeader title="How we reach you" />
    <Card title="In your account">
      <p>
        Everything we tell you is also under{' '}
        <Link to="/dashboard/notifications" className={textLink}>
          Notifications
        </Link>
        .
      </p>
    </Card>
    {/* Last, because they grow when they are loaded. */}
    <Loaded query={useChoices()} loading="Loading your choices…" lines={14}>
      {(choices) => (
        <div className="grid gap-6">
          <Card title="E-mail">
            <p>{ALWAYS_WRITTEN}</p>
            {choices.mail.returned ? <Returned {...choices.mail.returned} /> : null}
            <MailForm key={choices.mail.version} mail={choices.mail} />
          </Card>
          <Card title="WhatsApp">
            <WhatsApp choices={choices} />
            <Answers answers={choices.answers} />
          </Card>
        </div>
      )}
    </Loaded>
  </div>
);
