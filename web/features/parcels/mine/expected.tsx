import { Link } from 'react-router-dom';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { PRE_ALERT_WARNING_DAYS, type PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert } from '#domain/parcels/alerts/pre-alert-matched.ts';
import { refusedWords } from '#domain/parcels/alerts/refused-words.ts';
import { declaredValue } from '#domain/parcels/declaration/declaration.ts';
import { carrierName, titleOf } from '#domain/parcels/tracking/parcel-title.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { useExpected } from '../use-parcels.ts';
import { insideWords } from '../words/parcel-words.ts';
import { useWhatCameBefore } from './use-what-came-before.ts';

/** What is not said yet of a parcel that comes: it can wait, and costs a day when it comes after the parcel. */
const missingOf = ({ declaration }: PreAlert): readonly string[] => {
  const { invoice, dangers } = declaration;
  return [
    ...(invoice.state === 'REJECTED' ? ['Send another invoice'] : []),
    ...(invoice.state === 'PENDING' ? ['Add the invoice'] : []),
    ...(declaredValue(declaration) === undefined && invoice.state !== 'NOT_REQUIRED'
      ? ['Add what is inside']
      : []),
    ...(dangers === undefined ? ['Answer one question'] : []),
  ];
};

const Row = ({ alert, now }: { readonly alert: PreAlert; readonly now: number }) => {
  const { id, carrier, tracking, declaration, refused, expiresAt } = alert;
  const inside = insideWords(alert);
  const endsSoon = Date.parse(expiresAt) - now < PRE_ALERT_WARNING_DAYS * DAY_MS;
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={`/dashboard/mailbox/announce?change=${id}`}
        className="grid gap-1 px-1 py-3 no-underline hover:bg-sunk"
      >
        <span className="break-words text-lg font-semibold">
          {titleOf({ store: declaration.store, carrier, tracking })}
        </span>
        <span className="min-w-0 truncate text-sm text-ink-soft">
          {carrierName(carrier)} <span className="font-mono">{tracking}</span>
          {inside ? ` · ${inside}` : ''}
        </span>
        {refused ? (
          <span className="font-semibold text-wrong">
            We had to refuse it at our door. {refusedWords(refused.because).why}
          </span>
        ) : null}
        <span className="flex flex-wrap gap-2">
          {missingOf(alert).map((missing) => (
            <Badge key={missing} wraps>
              {missing}
            </Badge>
          ))}
        </span>
        {endsSoon ? (
          <span className="text-sm">
            We expect it until <Instant at={expiresAt} />. If it still comes, open this and save it again.
          </span>
        ) : null}
      </Link>
    </li>
  );
};

/** What was announced and has not come. Nothing where nothing is. */
export const Expected = () => {
  const pages = useCursorPages();
  const query = useExpected(pages.cursor);
  const now = useNow();
  useWhatCameBefore(query.data?.items);
  if (query.data?.items.length === 0 && pages.page === 1) return null;
  return (
    <Section title="Expected" className="grid gap-2">
      <PagedList pages={pages} query={query} loading="Loading what you expect…" empty={null}>
        {(alerts) => (
          <ul className="border-y-[1.5px] border-ink">
            {alerts.filter(isOpenAlert).map((alert) => (
              <Row key={alert.id} alert={alert} now={now} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
};
