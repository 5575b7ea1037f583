import { useState } from 'react';
import type { CollectPage } from '#domain/shipments/handover/collect-page.ts';
import { codeWords, collectWords, mayShowCode } from '#domain/shipments/handover/collect-words.ts';
import { spacedCode } from '#domain/shipments/handover/who-collects.ts';
import { Button } from '#web/ui/button.tsx';
import { askByLink } from './ask.ts';
import type { ShownProps } from './props.ts';

const give = (token: string, version: number) =>
  askByLink<{ code: string }>(token, '/code', { method: 'POST', body: { version } });

/**
 * Asks for a code. Where the first one is refused because the sender got theirs meanwhile, it is asked for again: either one works. A
 * receiver who has a code is told, because a new one would replace it.
 */
const giveCode = async (token: string, page: ShownProps['page']) => {
  const answer = await give(token, page.code.version);
  if (answer.kind !== 'refused' || answer.code !== 'CODE_CHANGED') return answer;
  const now = await askByLink<CollectPage>(token, '');
  const hasNone = page.code.state === 'NONE' && now.kind === 'ok' && now.reply.code.state === 'NONE';
  return hasNone ? give(token, now.reply.code.version) : answer;
};

/** The one-time code. It is made when the receiver asks, shown once, and kept nowhere. */
export const Code = ({ token, page, load }: ShownProps) => {
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const get = async (): Promise<void> => {
    setBusy(true);
    const answer = await giveCode(token, page);
    setCode(answer.kind === 'ok' ? answer.reply.code : undefined);
    setProblem(answer.kind === 'ok' ? undefined : answer.message);
    // The state of the code is another one now, also after a refusal.
    await load();
    setBusy(false);
  };
  const isShown = code !== undefined && page.code.state === 'VALID';
  return (
    <>
      {isShown ? (
        <div role="status" className="grid gap-2">
          <p className="font-mono text-5xl">{spacedCode(code)}</p>
          <p>{collectWords.codeOnce}</p>
        </div>
      ) : (
        <p>{codeWords(page)}</p>
      )}
      {problem === undefined ? null : (
        <p role="alert" className="rounded-label border-s-[6px] border-wrong bg-wrong-wash px-4 py-2">
          {problem}
        </p>
      )}
      {mayShowCode(page) ? (
        <Button
          look={isShown ? 'plain' : 'primary'}
          className="justify-self-start print:hidden"
          busy={busy}
          onClick={() => void get()}
        >
          {page.code.state === 'NONE' ? collectWords.showCode : collectWords.newCode}
        </Button>
      ) : null}
    </>
  );
};
