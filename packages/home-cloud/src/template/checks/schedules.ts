import { readSchedule } from '../../events/schedule/expression.ts';
import type { ResolvedTemplate } from '../model.ts';
import { type Finding, textAt } from './finding.ts';

/** The expression of a schedule must be valid. */
export function* scheduleExpressions(template: ResolvedTemplate): Iterable<Finding> {
  for (const type of ['AWS::Events::Rule', 'AWS::Scheduler::Schedule']) {
    for (const place of template.ofType(type)) {
      const expression = textAt(place, 'ScheduleExpression');
      if (expression === undefined) continue;
      try {
        readSchedule(expression, textAt(place, 'ScheduleExpressionTimezone') ?? 'UTC', 0);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        yield { place, message: `Parameter ScheduleExpression is not valid: ${why}` };
      }
    }
  }
}
