import { RecordPages } from '../records/record-pages.tsx';
import { Legend } from '../shared/legend.tsx';
import { useGroupRecords } from '../use-monitoring.ts';

/** The group's own reports, newest first. */
export const GroupRecords = ({ fingerprint }: { readonly fingerprint: string }) => (
  <section aria-labelledby="records-title" className="grid gap-3">
    <h2 id="records-title" className="text-2xl">
      Reports
    </h2>
    <RecordPages
      query={useGroupRecords(fingerprint)}
      empty="Its reports were deleted after 30 days; the counts above stay."
    />
    <Legend
      figures={['errorGroup', 'groupState', 'errorCount', 'person', 'record', 'occurred', 'user', 'day']}
    />
  </section>
);
