import type { Addressee } from '#domain/mailboxes/addressee.ts';
import { messageOf } from '#web/api/api-error.ts';
import { addresseeWords } from '#web/phrases/form-1583-words.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useAskForMail } from './use-own-mailbox.ts';

const link = 'text-link inline-flex min-h-11 items-center';

const AskForMail = () => {
  const ask = useAskForMail();
  return (
    <>
      {ask.error ? <Alert title="Not saved">{messageOf(ask.error)}</Alert> : null}
      <Button look="plain" className="justify-self-start" busy={ask.isPending} onClick={() => ask.mutate()}>
        I want U.S. Mail here
      </Button>
    </>
  );
};

const isMissing = ({ status }: Addressee): boolean => status === 'REQUESTED' || status === 'EXPIRED';

/** What an addressee does who has asked and has nothing signed. */
const HowToSign = () => {
  const { facility } = useBrand();
  return (
    <>
      <p>
        Each adult signs their own Form 1583, in front of one of us in {facility.city}, in a video call with
        us or in front of a notary. Bring two kinds of identification: one with a photo, such as a passport,
        and another one that shows your home address, such as a lease, an insurance policy or a vehicle
        registration.
      </p>
      <a href="/contact" className={link}>
        Where to find us, and when
      </a>
    </>
  );
};

/** Who of a mailbox may get U.S. Mail, what is missing, and what to do about it. */
export const Addressees = ({ addressees }: { readonly addressees: readonly Addressee[] }) => (
  <>
    <ul className="grid gap-1">
      {addressees.map(({ name, ...form }) => (
        <li key={name} className="wrap-anywhere">
          <strong className="font-semibold">{name}:</strong>{' '}
          <span className={isMissing({ name, ...form }) ? 'font-semibold text-wrong' : ''}>
            {addresseeWords(form)}
          </span>
        </li>
      ))}
    </ul>
    {addressees.some(isMissing) ? <HowToSign /> : null}
    {addressees.every(({ status }) => status === 'NOT_REQUIRED') ? <AskForMail /> : null}
  </>
);
