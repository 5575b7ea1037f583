import errorGroupRaised from '#events/monitoring/error-group-raised.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of errors, in every way that it can be told. */
export const samples = [sample(errorGroupRaised)];
