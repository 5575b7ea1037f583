import type { ReactNode } from 'react';
import { LEAST_CENTS } from '#domain/payments/least.ts';
import type { PayPage } from '#domain/payments/pay-page.ts';
import { payWords } from '#domain/payments/pay-words.ts';
import { LookingUp } from '#web/link-page/looking-up.tsx';
import { Button } from '#web/ui/button.tsx';
import { ByWhen } from './by-when.tsx';
import { PayForm } from './pay-form.tsx';
import { usePay } from './use-pay.ts';

interface PayProps {
  readonly phone: { readonly display: string; readonly e164: string };
}

const LINES = ['w-1/3', 'w-3/4', 'w-5/6', 'w-1/2'];

const Phone = ({ phone }: PayProps) => (
  <a href={`tel:${phone.e164}`} className="text-link whitespace-nowrap">
    {phone.display}
  </a>
);

/** Something that somebody has to know before they go on, or that is done. */
const Note = ({
  role,
  isDone = false,
  children,
}: {
  readonly role: 'alert' | 'status';
  readonly isDone?: boolean;
  readonly children: ReactNode;
}) => (
  <div
    role={role}
    className={`grid gap-2 rounded-label border border-s-[6px] px-4 py-3 ${isDone ? 'border-done bg-done-wash' : 'border-time bg-time-wash'}`}
  >
    {children}
  </div>
);

const Shown = ({
  token,
  page,
  phone,
  isBack,
  waits,
  load,
}: PayProps & {
  readonly token: string;
  readonly page: PayPage;
  /** Whoever comes back from the card page has had it open themselves. */
  readonly isBack: boolean;
  /** Paid a moment ago, and not on the invoice yet: nobody is asked for it a second time. */
  readonly waits: boolean;
  readonly load: () => Promise<void>;
}) => {
  const { words, owed, isOn, isPaying } = page;
  return (
    <div className="label-sheet grid gap-5 p-5 sm:p-6">
      <header>
        <h2 className="break-words text-3xl sm:text-4xl">{words.title}</h2>
        <ul className="mt-3 grid list-disc gap-1 ps-5">
          {words.facts.map((fact) => (
            <li key={fact} className="min-w-0 break-words">
              {fact}
            </li>
          ))}
        </ul>
      </header>
      <section aria-label={payWords.sum} className="grid gap-4 border-t-[1.5px] border-ink pt-4">
        <p className="text-2xl font-bold tabular-nums">{words.sum}</p>
        {waits ? null : <ByWhen sentences={words.by} />}
        {isPaying && !isBack ? <Note role="status">{payWords.paying}</Note> : null}
        {isOn && owed >= LEAST_CENTS && !waits ? (
          <PayForm key={owed} token={token} page={page} load={load} />
        ) : null}
        {isOn && owed > 0 && owed < LEAST_CENTS ? <p>{payWords.tooLittle}</p> : null}
        {owed > 0 && !isOn ? (
          <p>
            {payWords.off} <Phone phone={phone} />
          </p>
        ) : null}
      </section>
      {owed > 0 ? <p className="text-sm text-ink-soft">{words.ends}</p> : null}
    </div>
  );
};

/** What somebody reads who was at the card provider. */
const Back = ({ came, card }: Pick<ReturnType<typeof usePay>, 'came' | 'card'>) => {
  if (card === 'UNHEARD') return <Note role="status">{payWords.unheard}</Note>;
  if (card !== 'WAITS' && came === 'link') return null;
  if (came === 'closed') return <Note role="status">{payWords.closed}</Note>;
  return (
    <Note role="status" isDone>
      <p className="font-semibold">{card === 'WAITS' ? payWords.waiting : payWords.paid}</p>
      <p>{payWords.receipt}</p>
    </Note>
  );
};

/** The page of somebody who pays for a shipment: what it is for and how much. The link opens it without an account. */
const Pay = ({ phone }: PayProps) => {
  const { token, came, card, answer, load } = usePay();
  const waits = card === 'WAITS';
  if (token === undefined || (token !== '' && answer === undefined))
    return <LookingUp words={payWords.looking} height="min-h-[36rem]" lines={LINES} />;
  const back = <Back came={came} card={card} />;
  if (token === '' && came !== 'link') return back;
  if (answer?.kind === 'ok')
    return (
      <div className="grid gap-6">
        {back}
        <Shown
          token={token}
          page={answer.reply}
          phone={phone}
          isBack={came !== 'link'}
          waits={waits}
          load={load}
        />
      </div>
    );
  const isRefused = answer?.kind === 'refused' && answer.code !== 'TOO_MANY_REQUESTS';
  if (token === '' || isRefused || answer === undefined)
    return (
      <Note role="alert">
        <p>{token === '' ? payWords.noLink : payWords.refused}</p>
        <p>
          Or call us: <Phone phone={phone} />
        </p>
      </Note>
    );
  return (
    <Note role="alert">
      <p>{answer.message}</p>
      <Button look="plain" className="justify-self-start" onClick={() => void load()}>
        {payWords.again}
      </Button>
    </Note>
  );
};

export default Pay;
