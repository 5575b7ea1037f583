import { useCallback } from 'react';
import type { CollectPage } from '#domain/shipments/handover/collect-page.ts';
import { collectWords } from '#domain/shipments/handover/collect-words.ts';
import { LookingUp } from '#web/link-page/looking-up.tsx';
import { useLink } from '#web/link-page/use-link.ts';
import { useReturning } from '#web/link-page/use-returning.ts';
import { Button } from '#web/ui/button.tsx';
import { askByLink } from './ask.ts';
import { OurPhone } from './our-phone.tsx';
import type { CollectProps } from './props.ts';
import { Shown } from './shown.tsx';
import { WhatNow } from './what-now.tsx';

const readPage = (token: string) => askByLink<CollectPage>(token, '');

const LINES = ['w-1/3', 'w-3/4', 'w-5/6', 'w-1/2', 'w-2/3', 'w-11/12'];

const Refused = ({ text, phone }: CollectProps & { readonly text: string }) => (
  <div
    role="alert"
    className="grid gap-2 rounded-label border border-s-[6px] border-time bg-time-wash px-4 py-3"
  >
    <p>{text}</p>
    <p>
      Or call us: <OurPhone phone={phone} />
    </p>
  </div>
);

/** The page of a receiver: what comes, when, where to collect it and with what. The link opens it without an account. */
const Collect = ({ phone }: CollectProps) => {
  const { token, answer, load } = useLink('collect', readPage);
  useReturning(useCallback(() => void load(), [load]));
  if (token === '') return <Refused text={collectWords.noLink} phone={phone} />;
  if (token === undefined || answer === undefined)
    return <LookingUp words={collectWords.looking} height="min-h-[60rem]" lines={LINES} />;
  if (answer.kind === 'ok')
    return (
      <div className="grid gap-6">
        <WhatNow page={answer.reply} />
        <Shown token={token} page={answer.reply} phone={phone} load={load} />
      </div>
    );
  if (answer.kind === 'refused' && answer.code !== 'TOO_MANY_REQUESTS')
    return <Refused text={collectWords.refused} phone={phone} />;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-label border border-s-[6px] border-wrong bg-wrong-wash px-4 py-3"
    >
      <p>{answer.message}</p>
      <Button look="plain" onClick={() => void load()}>
        {collectWords.again}
      </Button>
    </div>
  );
};

export default Collect;
