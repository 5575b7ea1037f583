import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { idOf } from '../../life/id-of.ts';
import type { SampleAlert } from '../samples/alerts.ts';
import { trackingOf } from '../samples/numbers.ts';
import { formOf } from './forms.ts';
import type { Telling } from './telling.ts';
import { dockOpens } from './times.ts';

const HOUR_MS = 3_600_000;

/** Announces a parcel that has not come, and has happen to it what its sample says. Once for each sample. */
export const tellAlert = async (telling: Telling, sample: SampleAlert): Promise<PreAlert> => {
  const { past, bench, files, now } = telling;
  const { shows, owner, carrier, bought, says, became, daysAgo } = sample;
  const as = await telling.person(owner);
  const file = says.invoice === 'FILE' ? await files.invoice(as, sample) : undefined;
  const at = dockOpens(daysAgo, now);
  past.at(at);
  const scanned = trackingOf(carrier, shows);
  const body = {
    id: idOf(`pre-alert of ${shows}`),
    tracking: scanned,
    declaration: formOf(bought, says, file),
  };
  const alert = (await past.ask('POST /api/pre-alerts', { as, body })) as unknown as PreAlert;
  past.at(new Date(at.getTime() + 20 * HOUR_MS));
  if (became === 'taken-back')
    await past.ask('POST /api/pre-alerts/{id}/cancel', {
      as,
      params: { id: alert.id },
      body: { version: alert.version },
    });
  if (became === 'refused')
    await past.ask('POST /api/bench/refusals', {
      as: bench,
      body: {
        id: idOf(`refusal of ${shows}`),
        scanned,
        why: 'US_MAIL',
        mailbox: (await telling.mailboxOf(owner)).number,
      },
    });
  return alert;
};
