import { useState } from 'react';
import type { OpinionPage } from '#domain/shipments/opinion/endpoints.ts';
import type { Mark } from '#domain/shipments/opinion/mark.ts';
import { opinionWords } from '#domain/shipments/opinion/opinion-words.ts';
import { ask } from '#web/api/ask.ts';

interface Given {
  readonly mark: Mark;
  readonly words: string;
}

/** The page of a link with what somebody has said on it, and what says it. */
export const useAnswer = (token: string, first: OpinionPage, load: () => Promise<void>) => {
  const [said, setSaid] = useState<OpinionPage>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Whichever is newer: another window may have changed it, and the page was read again.
  const page = said !== undefined && said.version >= first.version ? said : first;
  const give = async ({ mark, words }: Given): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const answer = await ask<OpinionPage>('/api/opinion', opinionWords, {
      method: 'PUT',
      headers: { 'opinion-link': token },
      body: { version: page.version, mark, ...(words === '' ? {} : { words }) },
    });
    setBusy(false);
    if (answer.kind === 'ok') return setSaid(answer.reply);
    setProblem(answer.message);
    // It shows what is true now.
    if (answer.kind === 'refused') await load();
  };
  return {
    page,
    busy,
    problem,
    /** Their words have come, too. */
    sent: said?.words !== undefined && problem === undefined && !busy,
    give: (given: Given) => void give(given),
  };
};
