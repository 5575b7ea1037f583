import { atDesk } from '#web/shell/screens.ts';

/** What waits for somebody at the desk. */
export const taskScreens = atDesk({
  path: '/tasks',
  title: 'Tasks',
  may: 'task.read',
  menu: 'Tasks',
  page: async () => (await import('./list/task-list-page.tsx')).TaskListPage,
});
