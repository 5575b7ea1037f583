import { Link } from 'react-router-dom';
import { currencyName, localOfCents, localShown, rateShown } from '#domain/billing/abroad/local-money.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { counterMethods } from '#domain/billing/entries.ts';
import { methodNames } from '#domain/billing/entry-words.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { PieceStorage } from '#domain/shipments/handover/storage.ts';
import { dayWords } from '#domain/shipments/tracking/local-times.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import type { Fields, StorageIn } from './typed-handover.ts';

/** The money of the counter, with the rate of today where it was entered. */
type LocalRate = NonNullable<EndpointReply<typeof billingEndpoints.receiverBill>['local']>;

/** The money of the counter and its rate of today, as the bill of the receiver has it; undefined while it is not known or nothing is to be paid. */
export const useLocalRate = (number: string, storage: readonly PieceStorage[]): LocalRate | undefined => {
  const isAsked = storage.some(({ fee }) => fee > 0);
  const params = { number };
  return useReply(
    ['arrivals', 'bill', number],
    billingEndpoints.receiverBill,
    { params },
    { enabled: isAsked },
  ).data?.local;
};

/** The local sum that settles a fee in U.S. cents, with the rate that is shown; undefined without a rate of today. */
export const localFee = (fee: number, local: LocalRate | undefined) =>
  fee === 0 || local?.perDollar === undefined
    ? undefined
    : { amount: localOfCents(fee, local.perDollar), perDollar: local.perDollar };

/** What is taken for a fee, as the counter reads it: `$2.50`, `GYD 521.88`. Undefined where the counter cannot take that money today. */
export const takenWords = (
  fee: number,
  storageIn: StorageIn,
  local: LocalRate | undefined,
): string | undefined => {
  if (fee === 0 || storageIn === 'USD') return dollars(fee);
  const sum = localFee(fee, local);
  return local && sum && localShown(local.currency, sum.amount);
};

interface Props extends Pick<Act<Fields>, 'field'> {
  readonly storage: readonly PieceStorage[];
  /** What the chosen pieces cost, in U.S. cents. */
  readonly fee: number;
  readonly local: LocalRate | undefined;
  readonly isLocal: boolean;
}

/** In which money it is paid. */
const Money = ({ fee, local, isLocal, field }: Props & { readonly local: LocalRate }) => {
  const { country, currency, perDollar } = local;
  const sum = takenWords(fee, 'LOCAL', local);
  return (
    <>
      <PlainSelect label="They pay the storage in" {...field('storageIn')}>
        <option value="USD">U.S. dollars: {dollars(fee)}</option>
        <option value="LOCAL">
          {currencyName(country)}
          {sum === undefined ? '' : `: ${sum}`}
        </option>
      </PlainSelect>
      {isLocal && perDollar !== undefined ? (
        <p>
          At {rateShown(currency, perDollar)} that is <strong>{sum}</strong>.
        </p>
      ) : null}
      {isLocal && perDollar === undefined ? (
        <Alert title="There is no rate for today">
          <Link to={`/agent/takings?of=${country}`} className={textLink}>
            Enter the rate of today
          </Link>
          . Until then, take U.S. dollars.
        </Alert>
      ) : null}
    </>
  );
};

/** Storage that is paid before the handover: how much, in which money, and how. Until when it is free, where nothing is to be paid. */
export const Storage = (props: Props) => {
  const { storage, fee, local, field } = props;
  const [first] = storage;
  if (first === undefined) return null;
  return fee === 0 ? (
    <p>Storage is free until {dayWords(first.freeUntil)}.</p>
  ) : (
    <>
      <Alert kind="warning" title={`Storage: ${dollars(fee)}`}>
        It was free until {dayWords(first.freeUntil)}. Take the fee before you hand over. With the button
        below you say that you have it; then it is on the invoice, as paid to you.
      </Alert>
      {local === undefined ? null : <Money {...props} local={local} />}
      <PlainSelect label="How the storage was paid" required {...field('storageBy')}>
        {counterMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]}
          </option>
        ))}
      </PlainSelect>
    </>
  );
};
