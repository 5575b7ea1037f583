/** `/admin/reports`: only its fixed text (trade.md, What the owner fixed), until it shows more than the overview does. */
export const ReportsPage = () => <h1 className="text-4xl">Reports - Coming Soon</h1>;
