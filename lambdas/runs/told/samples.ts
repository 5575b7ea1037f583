import runChanged from '#events/runs/run-changed.v1.example.json' with { type: 'json' };
import runReleased from '#events/runs/run-released.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of runs. */
export const samples = [sample(runReleased), sample(runChanged)];
