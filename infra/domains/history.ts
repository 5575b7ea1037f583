import { Duration } from 'aws-cdk-lib';
import type { Domain } from '../patterns/domain.ts';
import { everyEvent } from '../patterns/events/event-bus.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { onTable } from '../patterns/uses.ts';

/** Who did what with which thing, and when: a line for each event, for admins. */
export const history: Domain = {
  name: 'history',
  tables: { History: {} },
  http: {
    uses: [onTable('HISTORY_TABLE', 'Query')],
    whenItFails: 'Admins cannot look up who did what; each thing still shows its own history',
  },
  jobsIn: 'platform',
  jobs: [
    heardFunction({
      entry: 'history/keep-line',
      hears: [everyEvent],
      uses: [onTable('HISTORY_TABLE', 'PutItem')],
      whenItFails:
        'Lines are missing in the history of the admins (when the cause is repaired, invoking history/rebuild adds them)',
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'history/rebuild',
        uses: [onTable('HISTORY_TABLE', 'GetItem', 'PutItem'), onTable('TELEMETRY_TABLE', 'Query')],
        whenItFails: 'The history cannot be told again; it stays as it is',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
