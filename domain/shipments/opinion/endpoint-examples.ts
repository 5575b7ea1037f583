import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import type { OpinionPage, OpinionShown, opinionEndpoints } from './endpoints.ts';

const at = '2026-11-27T19:00:00.000Z';

/** Examples of the question how it was. */
export const opinionExamples = (number: string): EndpointExamples<typeof opinionEndpoints> => {
  const said: OpinionPage = {
    what: '2 barrels to Georgetown, handed over on Fri, Nov 27',
    version: 1,
    mark: 'BAD',
    words: 'One barrel came with a dent.',
    thanks:
      'We are sorry. We will call you by Mon, Nov 30, 11:00 AM (New Jersey time), at the number in your account.',
    mayChange: true,
  };
  const opinion: OpinionShown = {
    number,
    version: 1,
    mark: 'BAD',
    words: 'One barrel came with a dent.',
    firstAt: at,
    at,
    promisedBy: '2026-11-30T16:00:00.000Z',
  };
  const answered = { at, by: '2f0c0e2e-0000-4000-8000-000000000002', note: 'Called. We pay for the barrel.' };
  return {
    opinionPage: { reply: said },
    giveOpinion: {
      body: { version: 0, mark: 'BAD', words: 'One barrel came with a dent.' },
      reply: said,
    },
    deskOpinion: { params: { number }, reply: { opinion } },
    opinionAnswered: {
      params: { number },
      body: { version: 1, note: answered.note },
      reply: { opinion: { ...opinion, version: 2, answered } },
    },
    opinions: { query: { month: '2026-11', limit: 25 }, reply: { items: [opinion] } },
  };
};
