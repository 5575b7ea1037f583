import { afterAll, beforeAll, describe } from 'vitest';
import { batches } from './batches.suite.ts';
import { capacity } from './capacity.suite.ts';
import { conditions } from './conditions.suite.ts';
import { items } from './items.suite.ts';
import { queries } from './queries.suite.ts';
import { statements } from './statements.suite.ts';
import { tables } from './tables.suite.ts';
import { type Running, targets } from './targets.ts';
import { transactions } from './transactions.suite.ts';
import { updates } from './updates.suite.ts';
import { connect, standardTable, type Workbench } from './workbench.ts';

const TABLE = 'conformance';

for (const target of targets) {
  if (target.missing) console.warn(`SKIPPED: conformance of ${target.name}: ${target.missing}`);
  const title = target.missing ? `${target.name} (skipped: ${target.missing})` : target.name;

  describe.skipIf(target.missing)(title, () => {
    let running: Running | undefined;
    let workbench: Workbench | undefined;
    beforeAll(async () => {
      running = await target.start();
      workbench = { ...connect(running.endpoint), table: TABLE };
      await workbench.client.createTable(standardTable(TABLE));
    });
    afterAll(async () => {
      workbench?.client.destroy();
      await running?.stop();
    });
    const bench = () => {
      if (workbench === undefined) throw new Error(`${target.name} did not start`);
      return workbench;
    };
    for (const suite of [
      items,
      conditions,
      updates,
      queries,
      batches,
      statements,
      transactions,
      capacity,
      tables,
    ])
      suite(bench);
  });
}
