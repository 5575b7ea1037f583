import type { ArrivalFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { type Counting, missingWords, piecesWords } from './counting.ts';
import { ScanLabels } from './scan-labels.tsx';
import { type FlightShown, useCheckIn } from './use-flight.ts';

/** What the one press says: all pieces, or those that are here and how many are missing. */
const pressWords = ({ here, missing, open }: Counting): string => {
  if (here === open) return `Check in ${open === 1 ? 'the piece' : `all ${open} pieces`}`;
  if (missing === 0) return `Check in ${piecesWords(here)}`;
  const gone = `${piecesWords(missing)} missing`;
  return here === 0 ? `Record ${gone}` : `Check in ${piecesWords(here)}, ${missing} missing`;
};

/** Nobody here has said that it landed, so whoever presses should look twice. */
const NotLanded = ({ flight }: { readonly flight: ArrivalFlight }) =>
  flight.landedAt === undefined ? (
    <Alert kind="warning">
      Our office has not recorded that this flight landed. Check in only what is in front of you.
    </Alert>
  ) : null;

/** Checks a flight in with one act, or label by label. */
export const CheckIn = ({
  shown: { flight, arrivals },
  counting,
}: {
  readonly shown: FlightShown;
  readonly counting: Counting;
}) => {
  const checkIn = useCheckIn(flight.id);
  const { counted, here, missing, open, pieces } = counting;
  const press = () =>
    checkIn.mutate(counted, {
      onSuccess: (notDone) => {
        counting.begin();
        if (notDone.length === 0)
          toast.success(
            missing === 0
              ? `Checked in: ${piecesWords(here)}.`
              : `Checked in: ${piecesWords(here)}. Missing: ${missing}.`,
          );
      },
    });
  return (
    <Section title="Check in" className="min-w-0 space-y-4">
      <p role="status">
        {open === 0
          ? `${pieces === 1 ? 'The piece is' : `All ${piecesWords(pieces)} are`} at the counter.`
          : `${pieces - open} of ${piecesWords(pieces)} ${pieces === 1 ? 'is' : 'are'} at the counter.`}
      </p>
      {open === 0 ? null : (
        <>
          <NotLanded flight={flight} />
          <p className="text-ink-soft">
            All pieces start checked. Uncheck what did not arrive, then check in the rest.
          </p>
          {missing === 0 ? null : (
            <p className="break-words">
              <strong>Missing:</strong> {missingWords(counted)}
            </p>
          )}
          {checkIn.isError ? (
            <Alert title="Not all of it was recorded">
              {messageOf(checkIn.error)} Press again to go on where it stopped.
            </Alert>
          ) : null}
          {checkIn.data === undefined || checkIn.data.length === 0 ? null : (
            <Alert title="Not recorded">
              {checkIn.data.map(({ number, why }) => `${number}: ${why}`).join(' ')}
            </Alert>
          )}
          <Button
            busy={checkIn.isPending}
            busyText="Checking in..."
            disabled={here + missing === 0}
            onClick={press}
          >
            {pressWords(counting)}
          </Button>
          <ScanLabels flight={flight.id} arrivals={arrivals} />
        </>
      )}
    </Section>
  );
};
