import { useState } from 'react';
import { flightWords, missingOf } from '#domain/runs/airport/trip.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { counted } from '../day/words.ts';
import { useBack, View } from '../view.tsx';
import { WorkForm } from '../work-form.tsx';
import type { AtAirline } from './at-airline.ts';

const SHORTEST_REASON = 3;

/** The van leaves without some pieces: which ones, and why they stay. */
export const LeaveWithout = ({ run, trip, act }: AtAirline) => {
  const [why, setWhy] = useState('');
  const back = useBack();
  const missing = missingOf(trip);
  const without = why.trim();
  const leave = async (): Promise<void> => {
    if (await act(run, { kind: 'START', at: new Date().toISOString(), without })) back();
  };
  return (
    <View name="without" caption={flightWords(trip)} title="Leave without them" onBack={back}>
      <p>{counted(missing.length, 'piece')} of the list will stay here. Dispatch sees which ones, and why.</p>
      <ul aria-label="Pieces that stay" className="grid gap-1 font-mono text-lg">
        {missing.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <WorkForm
        missing={without.length < SHORTEST_REASON ? ['why they stay'] : []}
        press="I am leaving without them"
        onSend={leave}
      >
        <PlainTextArea
          label="Why they stay"
          required
          rows={2}
          maxLength={300}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </WorkForm>
    </View>
  );
};
