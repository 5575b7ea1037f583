import { Link, useSearchParams } from 'react-router-dom';
import { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import { localShown } from '#domain/billing/abroad/local-money.ts';
import {
  type AgentAccount,
  leftWords,
  type Settlement,
  settlementNumber,
} from '#domain/billing/abroad/settlement.ts';
import { type DestinationCode, destinationCodes, destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useReply } from '#web/api/use-reply.ts';
import { ExportButton } from '#web/desk-list/export/export-button.tsx';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Folded } from '../money/folded.tsx';
import { exportedSettlement } from './exported-books.ts';
import { SettleForm } from './settle-form.tsx';

const piecesWords = (pieces: number): string => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

/** By which agreement agents keep something. */
const commissionWords = ({ commission: { percent, perPiece }, pieces }: AgentAccount): string => {
  const parts = [
    ...(percent === 0 ? [] : [`${percent}%`]),
    ...(perPiece === 0 ? [] : [`${dollars(perPiece)} for each of ${piecesWords(pieces)}`]),
  ];
  return parts.length === 0 ? 'Commission: none is set' : `Commission: ${parts.join(' and ')}`;
};

/** How what is owed comes about: what was taken in each currency, what the agent keeps, and what was left over before. */
const Sums = ({ account }: { readonly account: AgentAccount }) => {
  const { taken, commission, carried, owed } = account;
  return (
    <PriceLines
      lines={[
        ...taken.map(({ currency, amount, cents }) => ({
          text:
            currency === 'USD'
              ? 'Taken in U.S. dollars'
              : `Taken: ${localShown(currency, amount)} at its rates`,
          amount: cents,
          isSum: true as const,
        })),
        { text: commissionWords(account), amount: 0 - commission.cents, isSum: true },
        ...(carried === undefined
          ? []
          : [
              {
                text: `Left over from settlement ${carried.number}: ${carried.reason}`,
                amount: carried.cents,
                isSum: true as const,
              },
            ]),
      ]}
      total={owed}
    />
  );
};

const Csv = ({ account }: { readonly account: AgentAccount }) => (
  <ExportButton
    name="settlements"
    exported={exportedSettlement}
    query={`country=${account.country}&number=${account.number}`}
    of={settlementNumber(account)}
    look="plain"
  >
    {`Payments of ${settlementNumber(account)} (CSV)`}
  </ExportButton>
);

const Closed = ({
  settlement,
  nameOf,
}: {
  readonly settlement: Settlement;
  readonly nameOf: (userId: string) => string;
}) => {
  const { at, by, transferred, reference, difference, reason } = settlement;
  return (
    <li className="grid gap-3 border-t border-rule py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold">
            {settlementNumber(settlement)}: {dollars(transferred)} transferred
            {reference === undefined ? '' : `, ${reference}`}
          </p>
          <p className="text-sm text-ink-soft">
            Closed by {nameOf(by)} on <Instant at={at} />.{' '}
            {[leftWords(difference), reason].filter(Boolean).join(': ')}
          </p>
        </div>
        <Csv account={settlement} />
      </div>
      <Folded title={`Sums of ${settlementNumber(settlement)}`}>
        <div className="max-w-xl">
          <Sums account={settlement} />
        </div>
      </Folded>
    </li>
  );
};

const Open = ({ account }: { readonly account: AgentAccount }) => {
  const { country, since, count, carried } = account;
  return (
    <div className="grid max-w-xl gap-4">
      <p>
        {since === undefined ? 'Everything that the counter has taken so far.' : null}
        {since === undefined ? null : (
          <>
            What the counter has taken since <Instant at={since} />.
          </>
        )}{' '}
        <Link to={`/agent/takings?of=${country}`} className={textLink}>
          Day by day, and the rate
        </Link>
      </p>
      {count === 0 && carried === undefined ? (
        <p>Nothing was taken, and nothing is left over.</p>
      ) : (
        <>
          <Sums account={account} />
          <SettleForm key={`${account.number} ${account.owed}`} account={account} />
          <div>
            <Csv account={account} />
          </div>
        </>
      )}
    </div>
  );
};

const Account = ({ country }: { readonly country: DestinationCode }) => {
  const query = useReply(['agents', country], abroadEndpoints.agentAccount, { params: { country } });
  const nameOf = useNames((query.data?.closed ?? []).map(({ by }) => by));
  return (
    <Loaded query={query} loading="Loading what they owe…">
      {({ open, closed }) => (
        <div className="grid gap-6">
          <Open account={open} />
          {closed.length === 0 ? null : (
            <ul>
              {closed.map((settlement) => (
                <Closed key={settlement.number} settlement={settlement} nameOf={nameOf} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Loaded>
  );
};

/** What agents owe us, by destination: what they took since the last settlement, and how it is closed. */
export const Agents = ({ area }: { readonly area: Area }) => {
  const [search] = useSearchParams();
  const country = destinationCodes.find((code) => code === search.get('agent')) ?? destinationCodes[0];
  return (
    <>
      <p>
        Agents take what receivers pay, and transfer it to us less their commission.{' '}
        {area === '/admin' ? (
          <Link to="/admin/settings?part=commissions" className={textLink}>
            Commissions in the settings
          </Link>
        ) : (
          'An admin sets the commission.'
        )}
      </p>
      <TabLinks
        label="Agents"
        current={country}
        tabs={destinationCodes.map((code) => ({
          key: code,
          title: destinations[code].country,
          to: { search: `?agent=${code}` },
        }))}
      />
      <Account key={country} country={country} />
    </>
  );
};
