import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { periodProblem } from '#domain/reports/figures/period.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { SaveFigures } from '../file/save-figures.tsx';
import { type Question, questionOf, searchOf } from '../question/question.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import { Definitions } from './definitions.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { ReceivablesTable } from './receivables.tsx';
import { useFigures } from './use-figures.ts';
import { reportViews, viewNames } from './views.ts';

const Figures = ({ question, area }: { readonly question: Question; readonly area: Area }) => (
  <Loaded query={useFigures(question)} loading="Loading the report…" lines={12}>
    {({ rows, total }) =>
      rows.length === 0 ? (
        <EmptyState title="No flights here">Choose other months or another destination.</EmptyState>
      ) : (
        <div className="grid min-w-0 gap-4">
          {rows.length > 1 ? <FigureChart rows={rows} question={question} /> : null}
          <FigureTable rows={rows} total={total} question={question} area={area} />
          <Definitions view={question.view} />
          <div>
            <SaveFigures question={question} rows={rows} total={total} />
          </div>
        </div>
      )
    }
  </Loaded>
);

/** `/admin/reports` and `/staff/reports`: what flights carried, earned and cost, and how long it took. */
export const ReportPage = ({ area }: { readonly area: Area }) => {
  const [search] = useSearchParams();
  const today = newYorkDay(new Date());
  const question = useMemo(() => questionOf(search, today), [search, today]);
  const problem = periodProblem(question);
  return (
    <>
      <PageHeader caption="Desk" title="Reports" />
      <TabLinks
        label="Reports"
        current={question.view}
        tabs={reportViews.map((view) => ({
          key: view,
          title: viewNames[view],
          to: { search: searchOf({ ...question, view }) },
        }))}
      />
      <QuestionBar question={question} today={today.slice(0, 'yyyy-mm'.length)} />
      <div className="grid min-w-0 gap-10">
        {problem === undefined ? (
          <Figures question={question} area={area} />
        ) : (
          <p className="font-semibold text-wrong">{problem}</p>
        )}
        {question.view === 'money' ? <ReceivablesTable lane={question.lane} area={area} /> : null}
      </div>
    </>
  );
};
