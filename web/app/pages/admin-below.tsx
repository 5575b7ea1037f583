import { WhatBroke } from '#web/features/monitoring/overview/what-broke.tsx';
import { HowItWas } from '#web/features/reports/how-it-was.tsx';
import { HolidaysToEnter } from '#web/features/settings/schedule/holidays-to-enter.tsx';
import { DeskBelow } from './desk-below.tsx';

/** What is below the first look at the admins' overview. The script of the holidays has those of all five countries. */
export const AdminBelow = () => (
  <div>
    <HolidaysToEnter />
    <WhatBroke />
    <HowItWas />
    <DeskBelow base="/admin" />
  </div>
);
