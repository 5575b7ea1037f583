import { atDesk } from '#web/shell/screens.ts';

/** What waits for somebody at the desk. */
export const taskScreens = atDesk({
  path: '/tasks',
  title: 'Tasks',
  may: 'task.read',
  menu: 'Tasks',
  first: () => ['/api/tasks/counts', '/api/tasks?limit=25&view=waiting'],
  page: async () => (await import('./list/task-list-page.tsx')).TaskListPage,
});
