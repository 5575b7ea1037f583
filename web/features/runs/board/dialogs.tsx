import type { ReactNode } from 'react';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { AirportForm } from '../airport/airport-form.tsx';
import type { Asked, Desk } from '../desk.ts';
import { MoveForm } from '../move/move-form.tsx';
import { PlanForm } from '../plan/plan-dialog.tsx';
import { VanForm } from '../plan/van-form.tsx';
import { StopFacts } from '../stop/stop-facts.tsx';

interface Opened {
  readonly title: string;
  readonly content: ReactNode;
}

const openedOf = (asked: Asked, desk: Desk, onClose: () => void): Opened | undefined => {
  switch (asked.kind) {
    case 'plan':
      return { title: 'Vans and drivers', content: <PlanForm desk={desk} onClose={onClose} /> };
    case 'airport': {
      const { flight } = asked;
      return {
        title: 'Plan an airport run',
        content: <AirportForm {...{ desk, onClose, ...(flight && { flight }) }} />,
      };
    }
    case 'van': {
      const run = desk.draft.all.columns.find(({ id }) => id === asked.run)?.now;
      return run && { title: 'Van, driver, hours', content: <VanForm {...{ run, desk, onClose }} /> };
    }
    case 'move': {
      const visit = desk.draft.all.visits.get(asked.stop);
      return (
        visit && {
          title: `Move ${visit.name}`,
          content: <MoveForm stop={asked.stop} desk={desk} onClose={onClose} />,
        }
      );
    }
    case 'stop':
      return { title: asked.stop.visit.name, content: <StopFacts stop={asked.stop} area={desk.area} /> };
  }
};

/** The one dialog above the board: the planning of the day, the van of a run, where a stop goes, or what is known of it. */
export const Dialogs = ({
  desk,
  asked,
  onClose,
}: {
  readonly desk: Desk;
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
}) => {
  const opened = asked && openedOf(asked, desk, onClose);
  return (
    <AskDialog title={opened?.title ?? 'Runs'} isOpen={opened !== undefined} onClose={onClose}>
      {opened?.content}
    </AskDialog>
  );
};
