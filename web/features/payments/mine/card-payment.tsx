import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAID_IN_FULL } from '#domain/billing/entry-words.ts';
import { paymentEndpoints } from '#domain/payments/endpoints.ts';
import { LEAST_CENTS } from '#domain/payments/least.ts';
import { cardWords, payWords } from '#domain/payments/pay-words.ts';
import { useReply } from '#web/api/use-reply.ts';
import { cardAt, rememberBack } from '#web/next-step/owed-before.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ByWhen } from '../pay/by-when.tsx';
import { CardForm } from './card-form.tsx';
import { PayLinkPart } from './pay-link.tsx';

/** How often the page looks for a payment after the payer came back, and for how long. */
const LOOK_MS = 2000;
const LOOKS = 30;

interface Props {
  readonly number: string;
  /** Cents that are owed, as the invoice on the screen says. */
  readonly owed: number;
  /** What comes next for what it is for, once all is paid. */
  readonly follows?: ReactNode;
}

/** Reads the invoice again for a minute after the payer came back, until what is owed has changed. */
const useFreshInvoice = (number: string, owed: number, isBack: boolean): void => {
  const cache = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment that has arrived ends the looking
  useEffect(() => {
    if (!isBack) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      void cache.invalidateQueries({ queryKey: ['my-invoice', number] });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [cache, number, owed, isBack]);
};

/** How the payer came back from the card provider: `paid` or `closed`. Null for whoever comes from elsewhere. */
export const useCame = (): string | null => useSearchParams()[0].get('card');

const Card = ({ number, owed }: Omit<Props, 'follows'>) =>
  owed < LEAST_CENTS ? <p>{payWords.tooLittle}</p> : <CardForm number={number} owed={owed} />;

/** What somebody reads who was at the card provider. */
const AfterCard = ({
  state,
  came,
  owed,
  follows,
}: Omit<Props, 'number'> &
  Pick<Parameters<typeof cardAt>[1], 'came'> &
  Pick<ReturnType<typeof cardAt>, 'state'>) => {
  const said = (kind: 'success' | 'info', words: ReactNode) => (
    <Alert kind={kind} className="mb-6">
      {words}
    </Alert>
  );
  if (state === 'WAITS') return said('success', cardWords.waiting);
  if (state === 'UNHEARD') return said('info', cardWords.unheard);
  if (came === 'closed') return said('info', cardWords.closed);
  if (came !== 'paid') return null;
  if (owed > 0) return said('success', cardWords.paid);
  return said(
    'success',
    <>
      {`Thank you. ${PAID_IN_FULL}`}
      {follows}
    </>,
  );
};

/** What the owner of an invoice can do about what is owed: pay by card, or have somebody else pay. Nothing when nothing is owed. */
export const CardPayment = ({ number, owed, follows }: Props) => {
  const came = useCame();
  const reply = useReply(
    ['card', number],
    paymentEndpoints.cardPayments,
    { params: { number } },
    { enabled: owed > 0 },
  );
  const { state } = cardAt(number, { came, owed, isPaying: reply.data?.isPaying });
  useEffect(() => {
    if (came === 'paid') rememberBack(number);
  }, [came, number]);
  useFreshInvoice(number, owed, state === 'WAITS' || state === 'UNHEARD');
  return (
    <>
      <AfterCard state={state} came={came} owed={owed} follows={follows} />
      {owed > 0 && state !== 'WAITS' ? (
        <Section title={cardWords.title} className="mb-8 grid gap-6 border-b-[1.5px] border-ink pb-6">
          <Loaded query={reply} loading="Loading…" lines={4}>
            {({ isOn, isPaying, by, link }) => (
              <div className="grid gap-6">
                <ByWhen sentences={by} />
                {isOn && isPaying && came === null ? <Alert kind="info">{cardWords.paying}</Alert> : null}
                {isOn ? <Card key={owed} number={number} owed={owed} /> : <p>{cardWords.off}</p>}
                {isOn ? <PayLinkPart number={number} link={link} /> : null}
              </div>
            )}
          </Loaded>
        </Section>
      ) : null}
    </>
  );
};
