// The pages and the ways between them; everything but the front page is loaded when somebody goes there.
import { ENTRIES } from '@sagebrush/games/entries';
import { PAGES } from '@sagebrush/protocol/pages';
import { paced, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { NoticeBar } from './notice/NoticeBar.tsx';
import { FrontPage } from './pages/FrontPage.tsx';
import * as pageStyles from './pages/Page.module.css';
import { useWords } from './words/index.ts';

const SetUpPage = lazy(async () => ({ default: (await import('./pages/SetUpPage.tsx')).SetUpPage }));
const TablePage = lazy(async () => ({ default: (await import('./pages/TablePage.tsx')).TablePage }));
const OnlinePage = lazy(async () => ({ default: (await import('./pages/OnlinePage.tsx')).OnlinePage }));
const LobbyPage = lazy(async () => ({ default: (await import('./pages/LobbyPage.tsx')).LobbyPage }));
const MatchesPage = lazy(async () => ({ default: (await import('./pages/MatchesPage.tsx')).MatchesPage }));
const RecordPage = lazy(async () => ({ default: (await import('./record/RecordPage.tsx')).RecordPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));
const RulesToPrint = lazy(async () => ({ default: (await import('./rules/RulesToPrint.tsx')).RulesToPrint }));
const GlossaryPage = lazy(async () => ({ default: (await import('./rules/GlossaryPage.tsx')).GlossaryPage }));
const HandsPage = lazy(async () => ({ default: (await import('./explainer/HandsPage.tsx')).HandsPage }));
const ScoresPage = lazy(async () => ({ default: (await import('./scorekeeper/ScoresPage.tsx')).ScoresPage }));
const LessonPage = lazy(async () => ({ default: (await import('./lessons/LessonPage.tsx')).LessonPage }));
const LinkPage = lazy(async () => ({ default: (await import('./pages/LinkPage.tsx')).LinkPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const ReplaysPage = lazy(async () => ({ default: (await import('./replay/ReplaysPage.tsx')).ReplaysPage }));
const UnderstandPage = lazy(async () => ({ default: (await import('./insight/UnderstandPage.tsx')).UnderstandPage }));
const GamePage = lazy(async () => ({ default: (await import('./games/GamePage.tsx')).GamePage }));
const LostPage = lazy(async () => ({ default: (await import('./pages/LostPage.tsx')).LostPage }));

export function App() {
  useLight();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={PAGES.front} component={FrontPage} />
          <Route path={PAGES.setUp}>{({ game }) => <SetUpPage game={game} />}</Route>
          <Route path={PAGES.table}>{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path={PAGES.online}>{({ id }) => <OnlinePage key={id} id={id} />}</Route>
          <Route path={PAGES.lobby} component={LobbyPage} />
          <Route path={PAGES.matches} component={MatchesPage} />
          <Route path={PAGES.record} component={RecordPage} />
          <Route path={PAGES.settings} component={SettingsPage} />
          <Route path={PAGES.link} component={LinkPage} />
          <Route path={PAGES.rules}>{() => <RulesPage />}</Route>
          <Route path={PAGES.rulesOf}>{({ game }) => <RulesPage game={game} />}</Route>
          <Route path={PAGES.rulesToPrint}>{({ game }) => <RulesToPrint game={game} />}</Route>
          <Route path={PAGES.scores}>{({ game }) => <ScoresPage key={game} game={game} />}</Route>
          <Route path={PAGES.lesson}>{({ game }) => <LessonPage game={game} />}</Route>
          <Route path={PAGES.hands} component={HandsPage} />
          <Route path={PAGES.glossary} component={GlossaryPage} />
          <Route path={PAGES.replays} component={ReplaysPage} />
          <Route path={PAGES.replay}>{({ match }) => <ReplayPage key={match} match={match} />}</Route>
          <Route path={PAGES.understand}>{() => <UnderstandPage />}</Route>
          <Route path={PAGES.understandMatch}>{({ match }) => <UnderstandPage key={match} match={match} />}</Route>
          {ENTRIES.flatMap(({ id, pages = [] }) =>
            pages.map(({ path }) => (
              <Route key={path} path={path}>
                {(params) => <GamePage key={JSON.stringify(params)} game={id} path={path} params={params} />}
              </Route>
            )),
          )}
          <Route component={LostPage} />
        </Switch>
      </Suspense>
      <NoticeBar />
    </ErrorBoundary>
  );
}

/** Language, light and felt stand on the root element, where the styles find them. */
function useLight(): void {
  const { lang, theme, felt, fourColours, cardSize, speed } = useSettings();
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = lang;
    Object.assign(documentElement.dataset, { theme, felt, cardSize, speed, deck: fourColours ? 'four' : 'two' });
    documentElement.style.setProperty('--pace', String(paced(1, speed)));
  }, [lang, theme, felt, fourColours, cardSize, speed]);
}

function Loading() {
  const words = useWords();
  return (
    <p className={controls.loading} role="status">
      {words.loading}
    </p>
  );
}

/** Keeps the house standing when a page falls over. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const words = useWords();
  return (
    <main className={pageStyles.paper} data-part="page">
      <h1>{words.broken}</h1>
      <p>{words.brokenAbout}</p>
      <button type="button" className={controls.button} onClick={() => location.reload()}>
        {words.again}
      </button>
    </main>
  );
}
