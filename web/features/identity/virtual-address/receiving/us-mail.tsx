import type { OwnMailbox } from '#domain/mailboxes/own-mailbox.ts';
import type { Addressee } from '#domain/mailboxes/us-mail.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { addresseeWords } from '#web/phrases/form-1583-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
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
  const { brand } = useSiteSettings();
  return (
    <>
      <p>
        Each adult signs their own Form 1583, in front of one of us in {brand.facility.city}, in a video call
        with us or in front of a notary. Bring two kinds of identification: one with a photo, such as a
        passport, and another one that shows your home address, such as a lease, an insurance policy or a
        vehicle registration.
      </p>
      <a href="/contact" className={link}>
        Where to find us, and when
      </a>
    </>
  );
};

const Addressees = ({ addressees }: { readonly addressees: readonly Addressee[] }) => (
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

/** Who may deliver to the address, which nobody can guess and which decides whether a parcel is turned away. */
export const UsMail = ({ mailbox }: { readonly mailbox: OwnMailbox | undefined }) => {
  const { capabilities } = useSiteSettings();
  return (
    <div className="grid gap-2 border-s-4 border-time ps-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">Who can deliver to it</h3>
      <p>{carrierWords(capabilities)}</p>
      {capabilities.uspsMail ? (
        mailbox && <Addressees addressees={mailbox.addressees} />
      ) : (
        <p>
          Choose another carrier at checkout. Where the store decides, ask it who brings the parcel to the
          door before you pay.
        </p>
      )}
    </div>
  );
};
