/** `/admin/reports`: only the text of the specification (§2), until it shows more than the overview does. */
export const ReportsPage = () => <h1 className="text-4xl">Reports - Coming Soon</h1>;
