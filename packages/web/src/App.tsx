// The pages and the ways between them; everything but the front page is loaded when somebody goes there.
import { ENTRIES } from '@sagebrush/games/entries';
import { PAGES, SERVER_PAGES } from '@sagebrush/protocol/pages';
import { setLight, useSettings } from '@sagebrush/table-kit/settings.ts';
import { HAS_SERVER, SITE_BASE } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useSeeking } from './meet/seeking-store.ts';
import { NoticeBar } from './notice/NoticeBar.tsx';
import { Strips } from './notice/Strips.tsx';
import { onlinePage, onlinePart } from './online-only.ts';
import { FrontPage } from './pages/FrontPage.tsx';
import * as pageStyles from './pages/Page.module.css';
import { useAppWords } from './words/index.ts';
import { Meanwhile, setStanding } from './written-page.tsx';

const SetUpPage = lazy(async () => ({ default: (await import('./meet/SetUpPage.tsx')).SetUpPage }));
const TablePage = lazy(async () => ({ default: (await import('./pages/TablePage.tsx')).TablePage }));
const OnlinePage = onlinePage(async () => (await import('./pages/OnlinePage.tsx')).OnlinePage);
const LobbyPage = onlinePage(async () => (await import('./meet/LobbyPage.tsx')).LobbyPage);
const MatchesPage = lazy(async () => ({ default: (await import('./pages/MatchesPage.tsx')).MatchesPage }));
const DailyPage = lazy(async () => ({ default: (await import('./daily/DailyPage.tsx')).DailyPage }));
const DealPage = lazy(async () => ({ default: (await import('./daily/DealPage.tsx')).DealPage }));
const TrailPage = lazy(async () => ({ default: (await import('./trail/TrailPage.tsx')).TrailPage }));
const PuzzlesPage = lazy(async () => ({ default: (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage }));
const PuzzlePage = lazy(async () => ({ default: (await import('./puzzles/PuzzlePage.tsx')).PuzzlePage }));
const RecordPage = lazy(async () => ({ default: (await import('./record/RecordPage.tsx')).RecordPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }));
const TournamentsPage = onlinePage(async () => (await import('./tournaments/TournamentsPage.tsx')).TournamentsPage);
const NewTournamentPage = onlinePage(
  async () => (await import('./tournaments/NewTournamentPage.tsx')).NewTournamentPage,
);
const TournamentPage = onlinePage(async () => (await import('./tournaments/TournamentPage.tsx')).TournamentPage);
const AccountPage = onlinePage(async () => (await import('./account/AccountPage.tsx')).AccountPage);
const SignInPage = onlinePage(async () => (await import('./account/SignInPage.tsx')).SignInPage);
const MyFriendsPage = onlinePage(async () => (await import('./people/MyFriendsPage.tsx')).MyFriendsPage);
const PersonPage = onlinePage(async () => (await import('./people/PersonPage.tsx')).PersonPage);
const InvitationBar = onlinePart(async () => (await import('./people/InvitationBar.tsx')).InvitationBar);
const FollowedInbox = onlinePart(async () => (await import('./inbox/FollowedInbox.tsx')).FollowedInbox);
const SeekingBar = onlinePart(async () => (await import('./meet/SeekingBar.tsx')).SeekingBar);
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));
const RulesToPrint = lazy(async () => ({ default: (await import('./rules/RulesToPrint.tsx')).RulesToPrint }));
const GlossaryPage = lazy(async () => ({ default: (await import('./rules/GlossaryPage.tsx')).GlossaryPage }));
const HandsPage = lazy(async () => ({ default: (await import('./explainer/HandsPage.tsx')).HandsPage }));
const ScoresPage = lazy(async () => ({ default: (await import('./scorekeeper/ScoresPage.tsx')).ScoresPage }));
const LessonPage = lazy(async () => ({ default: (await import('./lessons/LessonPage.tsx')).LessonPage }));
const HouseTextPage = onlinePage(async () => (await import('./house/HouseTextPage.tsx')).HouseTextPage);
const LinkPage = onlinePage(async () => (await import('./pages/LinkPage.tsx')).LinkPage);
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const ReplaysPage = lazy(async () => ({ default: (await import('./replay/ReplaysPage.tsx')).ReplaysPage }));
const UnderstandPage = lazy(async () => ({ default: (await import('./insight/UnderstandPage.tsx')).UnderstandPage }));
const GamePage = lazy(async () => ({ default: (await import('./games/GamePage.tsx')).GamePage }));
const LostPage = lazy(async () => ({ default: (await import('./pages/LostPage.tsx')).LostPage }));

export function App() {
  useLight();
  useEffect(() => setStanding(false), []);
  const { known, kept } = useSettings();
  const isSeeking = useSeeking(({ table }) => table !== undefined);
  return (
    <ErrorBoundary>
      <Router base={SITE_BASE}>
        <Strips>
          <NoticeBar />
          {isSeeking && (
            <Suspense>
              <SeekingBar />
            </Suspense>
          )}
        </Strips>
        <Suspense
          fallback={
            <Meanwhile>
              <Loading />
            </Meanwhile>
          }
        >
          <Switch>
            {!HAS_SERVER && SERVER_PAGES.map((page) => <Route key={page} path={PAGES[page]} component={LostPage} />)}
            <Route path={PAGES.front} component={FrontPage} />
            <Route path={PAGES.setUp}>{({ game }) => <SetUpPage game={game} />}</Route>
            <Route path={PAGES.table}>{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path={PAGES.online}>{({ id }) => <OnlinePage key={id} id={id} />}</Route>
            <Route path={PAGES.lobby} component={LobbyPage} />
            <Route path={PAGES.matches} component={MatchesPage} />
            <Route path={PAGES.daily} component={DailyPage} />
            <Route path={PAGES.dailyDeal}>
              {(params) => <DealPage key={`${params.day} ${params.game}`} {...params} />}
            </Route>
            <Route path={PAGES.trail} component={TrailPage} />
            <Route path={PAGES.puzzles} component={PuzzlesPage} />
            <Route path={PAGES.puzzle}>
              {(params) => <PuzzlePage key={`${params.game} ${params.id}`} {...params} />}
            </Route>
            <Route path={PAGES.record} component={RecordPage} />
            <Route path={PAGES.settings} component={SettingsPage} />
            <Route path={PAGES.me} component={AccountPage} />
            <Route path={PAGES.signIn} component={SignInPage} />
            <Route path={PAGES.friends} component={MyFriendsPage} />
            <Route path={PAGES.person}>{({ handle }) => <PersonPage key={handle} handle={handle} />}</Route>
            <Route path={PAGES.link} component={LinkPage} />
            <Route path={PAGES.tournaments} component={TournamentsPage} />
            <Route path={PAGES.newTournament} component={NewTournamentPage} />
            <Route path={PAGES.tournament}>{({ id }) => <TournamentPage key={id} id={id} />}</Route>
            <Route path={PAGES.house}>{({ page }) => <HouseTextPage key={page} page={page} />}</Route>
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
        {known && HAS_SERVER && (
          <Suspense>
            <FollowedInbox />
            {kept && <InvitationBar />}
          </Suspense>
        )}
      </Router>
    </ErrorBoundary>
  );
}

function useLight(): void {
  const settings = useSettings();
  useEffect(() => setLight(settings), [settings]);
}

function Loading() {
  const words = useAppWords();
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
  const words = useAppWords();
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
