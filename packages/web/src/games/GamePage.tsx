// A page that a game brings along, with what the app lends to it.
import { type Shell, ShellContext } from '@sagebrush/table-kit/shell.ts';
import type { ComponentType } from 'react';
import { onlinePart } from '../online-only.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { Page } from '../pages/Page.tsx';
import { useRun } from '../simulation/use-run.ts';
import { sharedDocuments } from '../table/shared-documents.ts';
import { usePlugin } from './use-game.ts';

const ReportDocument = onlinePart(async () => (await import('../people/ReportDocument.tsx')).ReportDocument);

interface Props {
  readonly game: string;
  readonly path: string;
  readonly params: object;
}

const SHELL: Shell = { Page, LostPage, useRun, documents: sharedDocuments, ReportDocument };

export function GamePage({ game, path, params }: Props) {
  const Found = usePlugin(game).pages?.[path] as ComponentType<object> | undefined;
  return <ShellContext value={SHELL}>{Found ? <Found {...params} /> : <LostPage />}</ShellContext>;
}
