import { Link } from 'react-router-dom';
import { slotHours, slotWords } from '#domain/departures/slots/slot-words.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { states } from '../words.tsx';
import { keyOf, SlotFacts, visitsIn } from './slot-facts.tsx';
import type { GridProps } from './slot-grid.tsx';

/** The slots of a week one below the other, with who comes in each. */
export const SlotList = ({ slots, visits, area, label }: GridProps) =>
  slots.length === 0 ? (
    <EmptyState title="No times in this week">
      Look at another week, or at the settings of the schedule.
    </EmptyState>
  ) : (
    <DataTable
      caption={label}
      rows={slots}
      rowKey={({ id }) => id}
      columns={[
        { key: 'day', heading: 'Day', cell: ({ day }) => dayWords(day) },
        { key: 'hours', heading: 'Time', cell: (slot) => slotHours(slot) },
        { key: 'taken', heading: 'Taken', cell: (slot) => <SlotFacts slot={slot} /> },
        {
          key: 'who',
          heading: 'Who comes',
          cell: (slot) => (
            <ul aria-label={slotWords(slot)}>
              {visitsIn(visits, slot.id).map((visit) => (
                <li key={keyOf(visit)}>
                  <Link to={`${area}/bookings/${visit.reference}`} className={`${textLink} wrap-anywhere`}>
                    {visit.name}
                  </Link>
                  {visit.state === 'CONFIRMED' ? null : `, ${states[visit.state].words}`}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
