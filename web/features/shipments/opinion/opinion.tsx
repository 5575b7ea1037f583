import type { OpinionPage } from '#domain/shipments/opinion/endpoints.ts';
import { opinionWords } from '#domain/shipments/opinion/opinion-words.ts';
import { ask } from '#web/api/ask.ts';
import { LookingUp } from '#web/link-page/looking-up.tsx';
import { useLink } from '#web/link-page/use-link.ts';
import { Button } from '#web/ui/button.tsx';
import { Answer } from './answer.tsx';

interface OpinionProps {
  readonly phone: { readonly display: string; readonly e164: string };
}

const LINES = ['w-2/3', 'w-full', 'w-1/2'];

/** Asks the API by the link. The secret goes in a header: an address would be in logs. */
const readPage = (token: string) =>
  ask<OpinionPage>('/api/opinion', opinionWords, { headers: { 'opinion-link': token } });

const Refused = ({ text, phone }: OpinionProps & { readonly text: string }) => (
  <div
    role="alert"
    className="grid gap-2 rounded-label border border-s-[6px] border-time bg-time-wash px-4 py-3"
  >
    <p>{text}</p>
    <p>
      <a href={`tel:${phone.e164}`} className="text-link whitespace-nowrap">
        {phone.display}
      </a>
    </p>
  </div>
);

/** How it was: three marks, of which one tap is the answer, and a few words for whoever wants to add some. */
const Opinion = ({ phone }: OpinionProps) => {
  const { token, answer, load } = useLink('how-was-it', readPage);
  if (token === '') return <Refused text={opinionWords.noLink} phone={phone} />;
  if (token === undefined || answer === undefined)
    return <LookingUp words={opinionWords.looking} height="min-h-64" lines={LINES} />;
  if (answer.kind === 'ok') return <Answer key={token} token={token} first={answer.reply} load={load} />;
  if (answer.kind === 'refused' && answer.code === 'LINK_REFUSED')
    return <Refused text={opinionWords.refused} phone={phone} />;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-label border border-s-[6px] border-wrong bg-wrong-wash px-4 py-3"
    >
      <p>{answer.message}</p>
      <Button look="plain" onClick={() => void load()}>
        {opinionWords.again}
      </Button>
    </div>
  );
};

export default Opinion;
