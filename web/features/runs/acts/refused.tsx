import { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { Desk } from '../desk.ts';
import { runNowIn } from '../use-runs.ts';
import { runStates } from '../words.tsx';

type Names = Pick<Desk, 'runs' | 'draft' | 'board'>;

/** Whom a refusal is about, where it is about one stop. */
const nameOf = ({ draft, board }: Names, stop: string): string | undefined =>
  draft.all.visits.get(stop)?.name ??
  board.runs.flatMap(({ run }) => run.stops).find(({ id }) => id === stop)?.name;

/** What stands behind a refusal: what blocks a van or driver, which run has it, whose stop it is. */
const behind = (error: unknown, names: Names): string => {
  const details =
    refusalIn(error, deskRunEndpoints.save)?.details ??
    refusalIn(error, deskRunEndpoints.saveAirport)?.details ??
    refusalIn(error, deskRunEndpoints.plan)?.details;
  if (details === undefined) return '';
  if ('vehicle' in details)
    return [...details.vehicle, ...details.driver]
      .map(({ text }) => text)
      .filter((text) => text !== messageOf(error))
      .join(' ');
  if ('stop' in details) return `It is the stop of ${nameOf(names, details.stop) ?? details.stop}.`;
  if (!('runId' in details)) return '';
  const other = names.runs.find(({ column }) => column.id === details.runId);
  const trip = names.board.airport.find(({ run }) => run.id === details.runId)?.run.airport;
  if (trip !== undefined) return `It is the run to the airline with ${trip.flight}.`;
  return other === undefined ? '' : `It is the run of ${other.van} with ${other.driver}.`;
};

/** Why something about a run was refused, in one or two sentences. */
export const refusedWords = (error: unknown, names: Names): string => {
  const now = runNowIn(error);
  return [
    messageOf(error),
    behind(error, names),
    now === undefined ? '' : `Now it is: ${runStates[now.state].words}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** Why it was not done, and what is true now where a colleague was faster. */
export const Refused = ({ error, desk }: { readonly error: Error; readonly desk: Desk }) => (
  <Alert title="Not done">{refusedWords(error, desk)}</Alert>
);
