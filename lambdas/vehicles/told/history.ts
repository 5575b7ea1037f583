import { personPaperNames } from '#domain/drivers/papers.ts';
import type { VehicleDeed } from '#domain/vehicles/changes/acts.ts';
import { vehiclePaperNames } from '#domain/vehicles/papers/paper.ts';
import { recordedNames } from '#domain/vehicles/state-names.ts';
import { PapersExpiringV1 } from '#events/vehicles/papers-expiring.v1.ts';
import { VehicleChangedV1 } from '#events/vehicles/vehicle-changed.v1.ts';
import { change, line, SYSTEM } from '../../runtime/history-line.ts';

const what: Readonly<Record<VehicleDeed, string>> = {
  ADDED: 'added it',
  SAVED: 'changed what is known of it',
  TAKE_OUT: 'took it out of service',
  PUT_BACK: 'put it back into service',
  RETIRE: 'retired it',
  BOOK_SHOP: 'planned days in the shop',
  DROP_SHOP: 'dropped days in the shop',
  MEND: 'noted how a fault ended',
  MAINTAIN: 'recorded work that was done',
  READ_ODOMETER: 'read its odometer',
  INSPECT: 'inspected it',
  SPEND: 'paid for it on the road',
  TAKE_BACK: 'took back what was paid for it',
};

/** What happens to vehicles, and what was told of papers. */
export const history = [
  line(VehicleChangedV1, ({ id, what: deed, by, recorded: { before, after } }) => ({
    by,
    thing: { kind: 'vehicle', id },
    what: what[deed],
    changes:
      before === undefined || before === after
        ? []
        : [change('Status', recordedNames[before], recordedNames[after])],
  })),
  line(PapersExpiringV1, ({ of, paper, expires }) => ({
    by: SYSTEM,
    thing: of,
    what: 'told that a paper expires',
    changes: [
      change('Last day', undefined, `${{ ...vehiclePaperNames, ...personPaperNames }[paper]}: ${expires}`),
    ],
  })),
];
