// Where a report is made: the table of this page, and its match.
import { useRoute } from 'wouter';
import type { ReportContext } from './ReportDialog.tsx';

export function useReportContext(match: string | undefined): ReportContext {
  const [, params] = useRoute<{ readonly id: string }>('/t/:id');
  return { ...(params ? { table: params.id } : {}), ...(match === undefined ? {} : { match }) };
}
