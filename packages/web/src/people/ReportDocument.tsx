// A report about something that somebody shared by a link.
import { ReportButton } from './ReportButton.tsx';

export function ReportDocument({ hash, name }: { readonly hash: string; readonly name: string }) {
  return <ReportButton about={{ kind: 'document', document: hash }} name={name} reason="content" />;
}
